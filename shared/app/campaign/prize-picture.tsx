import { useState } from 'react'
import { ACCENT_COLOUR, ACTION_COLOUR, FILL_COLOUR, GOLD_COLOUR } from '#shared/campaign.ts'

/** A prize's picture at a fixed size; a wrapped gift where there is none or it cannot be had. Hidden from screen readers: the name stands beside it. */
export function PrizePicture({ src, size, className = '' }: { src: string; size: number; className?: string }) {
  const [failed, setFailed] = useState('')
  if (!src || src === failed) return <Gift size={size} className={className} />
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      decoding="async"
      className={className}
      onError={() => setFailed(src)}
    />
  )
}

const Gift = ({ size, className }: { size: number; className: string }) => (
  <svg width={size} height={size} viewBox="0 0 96 96" className={className} aria-hidden="true">
    <circle cx="48" cy="50" r="38" fill={FILL_COLOUR} />
    <path fill={ACCENT_COLOUR} d="M24 48h48v30a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6z" />
    <path fill={ACTION_COLOUR} d="M20 36h56v13H20z" />
    <path fill={GOLD_COLOUR} d="M43 36h10v48H43zm5 0c-16 0-20-16-9-16 7 0 9 9 9 16 0-7 2-16 9-16 11 0 7 16-9 16" />
  </svg>
)
