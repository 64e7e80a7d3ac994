import { qrPath } from './qr-path.ts'

/** The address of this visit as a QR code on its white pad, 208 px; as text where it is longer than a code can hold. */
export function PageCode({ className }: { className: string }) {
  const address = location.origin + location.pathname + location.search
  const code = qrPath(address)
  if (!code) return <p className={`text-sub text-ink-2 ${className}`}>{address}</p>
  return (
    <svg
      className={`rounded-tile bg-white p-3 ${className}`}
      width="208"
      height="208"
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="这个页面的二维码"
    >
      <path d={code.path} fill="#0f1713" />
    </svg>
  )
}
