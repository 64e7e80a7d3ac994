import type { SegmentKey } from '#shared/health/segments.ts'
import { bodyFrame, bodyOutline, SEGMENT_PARTS } from '#shared/ui/figures/body-outline.ts'

/** The body with the parts that a course trains in green. Silent: the words stand beside it. */
export function PartsFigure({ parts }: { parts: ReadonlySet<SegmentKey> }) {
  const outline = bodyOutline(bodyFrame('female', {}))
  return (
    <svg width="66" height="180" viewBox="18 -10 164 450" className="h-auto w-[58px]" aria-hidden="true">
      <g stroke="var(--color-surface)" strokeWidth={5} strokeLinejoin="round">
        {SEGMENT_PARTS.map(([key, part]) => (
          <path key={key} d={outline[part]} fill={parts.has(key) ? 'var(--color-brand)' : 'var(--color-fill)'} />
        ))}
        <path d={outline.head} fill="var(--color-fill)" />
      </g>
      <path d={outline.hair} fill="var(--color-tick)" />
    </svg>
  )
}
