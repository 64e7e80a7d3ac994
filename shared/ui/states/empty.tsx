import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  line?: ReactNode
  /** SVG for the middle of the dial (empty-drawings.tsx). */
  drawing?: ReactNode
  arc?: 'brand' | 'warn' | 'risk'
  /** At most one primary button, at least 176 wide. */
  action?: ReactNode
  /** True if the page has no other heading: the title is then its <h1>. */
  isPage?: boolean
}

/**
 * Empty state with a title and the next step. Fills the rest of a flex column, up to 60 px above
 * its middle.
 */
export function EmptyState({ title, line, drawing, arc = 'brand', action, isPage }: Props) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-10 py-6 text-center after:max-h-[calc(min(120px,12vh)-24px)] after:flex-1 after:content-['']">
      <Dial arc={arc}>{drawing}</Dial>
      <Heading className="mt-6 text-[min(var(--text-title),10.6vw)] leading-[1.4] phrases">{title}</Heading>
      {line && <p className="mt-1.5 leading-[1.6] text-ink-2 phrases">{line}</p>}
      {action && <div className="mt-7">{action}</div>}
    </div>
  )
}

const ARCS = { brand: 'var(--color-brand)', warn: 'var(--color-warn)', risk: 'var(--color-risk)' }

/**
 * Tick dial of 176 px behind every empty and error state; `children` are SVG inside its disc.
 * Smaller on a low screen and hidden in landscape, so that the button below stays visible.
 */
function Dial({ arc, children }: { arc: keyof typeof ARCS; children?: ReactNode }) {
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
