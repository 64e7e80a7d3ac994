import { levelTone, type Zone } from '#shared/health/axis.ts'
import { LEVELS, type Level } from '#shared/health/levels.ts'
import { Bar, columns, isStandard } from './axis-bar.tsx'
import { RatingShape, type VerdictKind } from './rating-shape.tsx'
import { TEXTS } from './verdict-tones.ts'

interface Props {
  /** Lowest first; the one with the mark is lit. */
  zones: readonly Zone[]
  /** An edge in the metric's digits and unit; without it none is named. */
  edgeText?: (edge: number) => string
  /** '50.9–68.9 kg': names the hairline of the standard range. */
  standard?: string | undefined
  /** Where that range has the value: 偏低 and 偏高 are named at its sides. */
  level?: Level | undefined
}

/**
 * A metric's axis: its zones as wide as they are, their edges in units, the member's mark, and the standard range as a hairline on the
 * same axis. A zone is never narrower than its own words, so that nothing overlaps in large text, and five of them fit the narrowest phone. Read aloud as one sentence.
 */
export function MetricAxis({ zones, edgeText, standard, level }: Props) {
  const names = zones.map(({ name }) => name).join('、')
  const lit = zones.find(({ mark }) => mark !== undefined)
  return (
    <>
      <div
        className="grid gap-x-[3px] pt-3.5"
        style={columns(zones, 'min-content')}
        role="img"
        aria-label={`${names}，当前${lit?.name ?? '暂无评级'}${standard ? `，标准范围 ${standard}` : ''}`}
      >
        <Bar zones={zones} hasStandard={standard !== undefined} height="h-2.5" />
        {edgeText &&
          zones.map(({ edge }, zone) => (
            <span
              key={zone}
              className="num mt-1 -mr-[1.5px] justify-self-end px-0.5 text-[min(var(--text-caption),6vw)] font-medium text-ink-3 [transform:translateX(50%)]"
            >
              {edge !== undefined && edgeText(edge)}
            </span>
          ))}
        {/* On a narrow phone all words stand below their shapes, not one of them alone. */}
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
      {standard && (
        <Standard
          text={standard}
          level={zones.some(isStandard) ? undefined : level}
          tone={level && levelTone(level, zones)}
          hasLow={zones.some(isBelow)}
        />
      )}
    </>
  )
}

/** Something of the axis lies below the standard range. */
const isBelow = ({ standard: part }: Zone, index: number) => (part ? part[0] > 0 : index === 0)

interface StandardProps {
  text: string
  level: Level | undefined
  tone: VerdictKind | undefined
  hasLow: boolean
}

/** The name of the hairline, with what lies at its sides. */
function Standard({ text, level, tone, hasLow }: StandardProps) {
  const side = (one: Level) => (
    <span className={`inline-flex items-center gap-1 ${one === level ? TEXTS[tone ?? one] : ''}`}>
      <RatingShape kind={one} size={11} />
      {LEVELS[one].name}
    </span>
  )
  return (
    <p className="mt-2.5 flex flex-wrap items-center justify-between gap-x-2 text-caption text-ink-3">
      {level && hasLow && side('low')}
      <span
        className={`inline-flex items-center gap-1.5 elder:order-first elder:w-full ${level === 'std' ? TEXTS.std : ''}`}
      >
        <i className="h-[3px] w-4 flex-none rounded-full bg-std" />
        标准范围 {text}
      </span>
      {level && side('high')}
    </p>
  )
}
