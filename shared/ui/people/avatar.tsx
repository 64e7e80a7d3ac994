import { useState } from 'react'

interface Props {
  /** An address that passed the image guard; '' or a failed one shows the drawn head. */
  src?: string
  /** px, 18–92. */
  size: number
  /** Said aloud; leave out when the name stands beside it. */
  name?: string
  /** `fill` covers its square cell (Mosaic). */
  shape?: keyof typeof SHAPES
  /** Whole class names for the place. */
  className?: string
}

const SHAPES = { round: 'rounded-full', fill: 'size-full' }

/** A member's picture at a fixed size, so that nothing moves when it comes or fails. */
export function Avatar({ src, size, name = '', shape = 'round', className = '' }: Props) {
  const [failed, setFailed] = useState('')
  if (!src || src === failed) return <Head size={size} name={name} className={`${SHAPES[shape]} ${className}`} />
  return (
    <img
      src={src}
      alt={name}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={`flex-none bg-brand-soft object-cover ${SHAPES[shape]} ${className}`}
      onError={() => setFailed(src)}
    />
  )
}

function Head({ size, name, className }: { size: number; name: string; className: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 72 72"
      className={className}
      role="img"
      aria-label={name}
      aria-hidden={!name}
    >
      <path fill="var(--color-brand-soft)" d="M0 0h72v72H0z" />
      <path
        fill="var(--color-brand-mid)"
        d="M36 17a12 12 0 1 1 0 24 12 12 0 0 1 0-24M12 72c0-16 10-25 24-25s24 9 24 25z"
      />
    </svg>
  )
}
