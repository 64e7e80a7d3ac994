import { useState } from 'react'
import { GROUND, getHeadColours, HEAD, HEAD_PATH } from './drawn-head.ts'

interface Props {
  /** A guarded address; '' or a failed one shows the generated head. */
  src?: string
  /** px, 18–92. */
  size: number
  /** Accessible name; omit if the name is next to it. */
  name?: string
  /** Seed of the generated head: the name, else the index in the row (drawn-head.ts). */
  who?: string | number
  /** `fill` covers its square cell (Mosaic). */
  shape?: keyof typeof SHAPES
}

const SHAPES = { round: 'rounded-full', fill: 'size-full' }

/** A member's picture at a fixed size, to avoid layout shifts while it loads or fails. */
export function Avatar({ src, size, name = '', who = name, shape = 'round' }: Props) {
  const [failed, setFailed] = useState('')
  if (!src || src === failed) return <Head size={size} name={name} who={who} className={SHAPES[shape]} />
  return (
    <img
      src={src}
      alt={name}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={`flex-none bg-brand-soft object-cover ${SHAPES[shape]}`}
      onError={() => setFailed(src)}
    />
  )
}

type HeadProps = Required<Pick<Props, 'size' | 'name' | 'who'>> & { className: string }

function Head({ size, name, who, className }: HeadProps) {
  const { colour, wear } = getHeadColours(who)
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
      <path fill="var(--color-surface)" d="M0 0h72v72H0z" />
      <g fill={colour}>
        <path fillOpacity={GROUND} d="M0 0h72v72H0z" />
        <path fillOpacity={HEAD} d={HEAD_PATH} />
        {wear && <path d={wear} />}
      </g>
    </svg>
  )
}
