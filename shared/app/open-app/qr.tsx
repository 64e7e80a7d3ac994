import { encode } from 'uqr'
import { OPEN_APP } from '#shared/brand.ts'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import type { OverlayProps } from './overlay.tsx'

/** The modules of a QR code as one SVG path on a grid of `size`. Undefined: the text is longer than a code can hold. */
export function qrPath(text: string): { size: number; path: string } | undefined {
  try {
    const { size, data } = encode(text, { ecc: 'M', border: 0 })
    const runs = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        const width = (end < 0 ? size : end) - x
        return `M${x} ${y}h${width}v1h-${width}z`
      }),
    )
    return { size, path: runs.join('') }
  } catch {
    return undefined
  }
}

/** On a computer: this page for the phone, which can open the app. */
export function PageQr({ open, onClose }: OverlayProps) {
  const address = location.origin + location.pathname + location.search
  const code = qrPath(address)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="用手机扫码打开"
      text={`手机打开这个页面后，就能${OPEN_APP}`}
      confirm="我知道了"
      cancel=""
      onConfirm={onClose}
    >
      {code ? (
        <svg
          className="mx-auto mt-5 rounded-tile bg-white p-3"
          width="208"
          height="208"
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label="这个页面的二维码"
        >
          <path d={code.path} fill="#0f1713" />
        </svg>
      ) : (
        <p className="mt-4 text-sub text-ink-2">{address}</p>
      )}
    </Dialog>
  )
}
