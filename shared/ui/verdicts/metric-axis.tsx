import type { Zone } from '#shared/health/axis.ts'
import { Bar, createColumns, getMarkedZone } from './axis-bar.tsx'
import { RatingShape } from './rating-shape.tsx'
import { TEXTS } from './verdict-tones.ts'

interface Props {
  /** Lowest first; the marked one is highlighted. */
  zones: readonly Zone[]
  /** Formats an edge in the metric's digits and unit; without it edges are omitted. */
  edgeText?: (edge: number) => string
  /** '50.9–68.9 kg': announced to screen readers, which get no edges. */
  standard?: string | undefined
}

/**
 * Bar of the levels or ratings of a value: zones, edges with units if known, and the member's mark.
 * A zone is never narrower than its text, so that large text does not overlap. Screen readers get
 * one sentence.
 */
export function MetricAxis({ zones, edgeText, standard }: Props) {
  const names = zones.map(({ name }) => name).join('、')
  const lit = getMarkedZone(zones)
  return (
    <div
      className="grid gap-x-[3px] pt-3.5"
      style={createColumns(zones, 'min-content')}
      role="img"
      aria-label={`${names}，当前${lit?.name ?? '暂无评级'}${standard ? `，标准范围 ${standard}` : ''}`}
    >
      <Bar zones={zones} height="h-2.5" />
      {edgeText &&
        zones.map(({ edge }, zone) => (
          <span
            key={zone}
            className="num mt-1 -mr-[1.5px] justify-self-end px-0.5 text-[min(var(--text-caption),6vw)] font-medium text-ink-3 [transform:translateX(50%)]"
          >
            {edge !== undefined && edgeText(edge)}
          </span>
        ))}
      {/* On a narrow phone all labels are below their shapes, for consistency. */}
      {zones.map((zone, index) => (
        <span
          key={index}
          className={`mt-2 flex flex-wrap items-center justify-center gap-x-1 text-[min(var(--text-caption),6vw)] whitespace-nowrap [@media(max-width:359px)]:flex-col elder:flex-col ${zone === lit ? TEXTS[zone.kind] : 'text-ink-3'}`}
        >
          <RatingShape kind={zone.kind} size={11} />
          {zone.name}
        </span>
      ))}
    </div>
  )
}
