import type { Level } from '#shared/health/levels.ts'
import type { RatingKey } from '#shared/health/ratings.ts'

export type VerdictKind = RatingKey | Level

const FILLED: Record<VerdictKind, string> = {
  risk: 'm7 1.6 5.7 10.2a.5.5 0 0 1-.44.75H1.74a.5.5 0 0 1-.44-.75z',
  warn: 'M6 1.05a1.4 1.4 0 0 1 2 0L12.95 6a1.4 1.4 0 0 1 0 2L8 12.95a1.4 1.4 0 0 1-2 0L1.05 8a1.4 1.4 0 0 1 0-2z',
  normal: 'M7 .7a6.3 6.3 0 1 1 0 12.6A6.3 6.3 0 0 1 7 .7m0 2.6a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4',
  excellent: 'M7 .8c.7 3.5 2.7 5.5 6.2 6.2-3.5.7-5.5 2.7-6.2 6.2C6.3 9.7 4.3 7.7.8 7 4.3 6.3 6.3 4.3 7 .8',
  low: 'M7 12 1.8 4.2a.6.6 0 0 1 .5-.95h9.4a.6.6 0 0 1 .5.95z',
  std: 'M7 1.4a5.6 5.6 0 1 1 0 11.2A5.6 5.6 0 0 1 7 1.4',
  high: 'm7 2 5.2 7.8a.6.6 0 0 1-.5.95H2.3a.6.6 0 0 1-.5-.95z',
}
/** Strokes cut out of the shape, in the colour behind it (`--cut`). */
const CUTS: Partial<Record<VerdictKind, string>> = { risk: 'M7 5.5v3m0 2.1v.01', std: 'M4.5 7.2 6.3 9l3.3-3.7' }

/** Shape of a verdict; each has its own, so that colour is not the only sign. */
export function RatingShape({ kind, size = 12 }: { kind: VerdictKind; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 14 14" aria-hidden="true">
      <path d={FILLED[kind]} fill="currentColor" />
      {CUTS[kind] && (
        <path
          d={CUTS[kind]}
          fill="none"
          stroke="var(--cut,var(--color-surface))"
          strokeWidth={1.45}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
}
