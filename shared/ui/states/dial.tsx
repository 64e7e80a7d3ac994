import type { ReactNode } from 'react'

const ARCS = { brand: 'var(--color-brand)', warn: 'var(--color-warn)', risk: 'var(--color-risk)' }

/**
 * The tick dial of 176 px behind every empty and failed state; `children` are SVG drawn inside its disc. Smaller on a low screen and away on
 * a phone that lies on its side, so that the button below it stays in sight.
 */
export function Dial({ arc, children }: { arc: keyof typeof ARCS; children?: ReactNode }) {
  return (
    <svg
      width="176"
      height="176"
      viewBox="0 0 176 176"
      className="h-auto w-[min(176px,26vh)] [@media(max-height:430px)]:hidden"
      aria-hidden="true"
    >
      <g fill="none" strokeWidth={10} strokeDasharray="2 8.053">
        <circle cx="88" cy="88" r="80" stroke="var(--color-tick)" transform="rotate(-90 88 88)" />
        <path d="M88 8a80 80 0 0 1 75 52" stroke={ARCS[arc]} />
      </g>
      <circle cx="88" cy="88" r="62" fill="var(--color-brand-soft)" />
      {children}
    </svg>
  )
}
