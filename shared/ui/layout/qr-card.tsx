import { useState } from 'react'

interface Props {
  /** An address that passed the image guard. */
  src: string
  /** px of the code itself: 82 inline, 148–184 in dialogs. */
  size: number
  /** Accessible name: the owner of the code. */
  label: string
  /** Called when the image fails to load, to offer an alternative (saving is impossible). */
  onMissing?: () => void
  /** Padding and corners of the white pad. */
  className?: string
}

/**
 * QR code on a white background, also in the dark scheme, because scanners need it. An <img>, so
 * that a long press works.
 */
export function QrCard({ src, size, label, onMissing, className = 'rounded-[16px] p-2.5' }: Props) {
  const [failed, setFailed] = useState('')
  const isMissing = !src || src === failed
  return (
    <span className={`inline-block border border-line bg-white ${className}`}>
      {isMissing ? (
        <span
          className="grid place-items-center text-center text-caption text-[#47524b]"
          style={{ width: `${size}px`, height: `${size}px` }}
        >
          二维码暂时无法显示
        </span>
      ) : (
        <img
          src={src}
          alt={label}
          width={size}
          height={size}
          decoding="async"
          className="[-webkit-touch-callout:default]"
          onError={() => {
            setFailed(src)
            onMissing?.()
          }}
        />
      )}
    </span>
  )
}
