import type { Sex } from '#shared/health/body.ts'
import type { Level } from '#shared/health/levels.ts'
import type { SegmentKey } from '#shared/health/segments.ts'
import { bodyFrame, bodyOutline, SEGMENT_PARTS } from './body-outline.ts'

const FILLS: Record<Level, string> = {
  low: 'var(--color-low)',
  std: 'var(--color-std)',
  high: 'var(--color-high)',
}
/** The map of the five segments, each in the colour of its level and in skin where there is none. Silent: the page says the
 *  values beside it. Lies on `surface`, whose colour shines through by 16 % and draws the gaps. */
export function BodyFigure({ sex, levels }: { sex: Sex; levels: Partial<Record<SegmentKey, Level>> }) {
  const outline = bodyOutline(bodyFrame(sex, {}))
  return (
    <svg width="132" height="361" viewBox="18 -10 164 450" aria-hidden="true">
      <g stroke="var(--color-surface)" strokeWidth={3.5} strokeLinejoin="round">
        {SEGMENT_PARTS.map(([key, part]) => {
          const level = levels[key]
          return (
            <g key={key}>
              <path d={outline[part]} fill="var(--color-surface)" />
              <path
                d={outline[part]}
                fill={level ? FILLS[level] : 'var(--color-skin)'}
                fillOpacity={level ? 0.84 : 1}
              />
            </g>
          )
        })}
        <path d={outline.head} fill="var(--color-skin)" />
      </g>
      <path d={outline.hair} fill="var(--color-skin-2)" />
    </svg>
  )
}
