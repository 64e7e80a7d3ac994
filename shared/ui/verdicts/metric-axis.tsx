import type { Zone } from '#shared/health/axis.ts'
import { LEVELS, type Level } from '#shared/health/levels.ts'
import { RatingShape } from './rating-shape.tsx'
import { FILLS, TEXTS } from './verdict-tones.ts'

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
 * same axis. A zone is never narrower than its own words, so that nothing overlaps in large text. Read aloud as one sentence.
 */
export function MetricAxis({ zones, edgeText, standard, level }: Props) {
  const names = zones.map(({ name }) => name).join('、')
  const lit = zones.find(({ mark }) => mark !== undefined)
  return (
    <>
      <div
        className="grid gap-x-[3px] pt-3.5"
        style={{ gridTemplateColumns: zones.map(({ size }) => `minmax(min-content,${size.toFixed(2)}fr)`).join(' ') }}
        role="img"
        aria-label={`${names}，当前${lit?.name ?? '暂无评级'}${standard ? `，标准范围 ${standard}` : ''}`}
      >
        {zones.map(({ kind, mark }, zone) => (
          <div key={zone} className={`relative ${zoneLook(zone, zones.length)}`}>
            {mark !== undefined && <Pointer at={mark} />}
            <i
              className={`block h-2.5 rounded-[inherit] ${FILLS[kind]} ${mark === undefined ? 'opacity-[.28]' : ''}`}
            />
          </div>
        ))}
        {standard &&
          zones.map((zone, index) => (
            <span key={index} className="relative mt-1 h-[3px]">
              {zone.standard && <Hairline part={zone.standard} />}
            </span>
          ))}
        {edgeText &&
          zones.map(({ edge }, zone) => (
            <span
              key={zone}
              className="num mt-1 -mr-[1.5px] justify-self-end px-0.5 text-caption font-medium text-ink-3 [transform:translateX(50%)]"
            >
              {edge !== undefined && edgeText(edge)}
            </span>
          ))}
        {zones.map((zone, index) => (
          <span
            key={index}
            className={`mt-2 flex flex-wrap items-center justify-center gap-x-1 text-caption whitespace-nowrap ${zone === lit ? TEXTS[zone.kind] : 'text-ink-3'}`}
          >
            <RatingShape kind={zone.kind} size={11} />
            {zone.name}
          </span>
        ))}
      </div>
      {standard && (
        <Standard text={standard} level={zones.some(isStandard) ? undefined : level} hasLow={zones.some(isBelow)} />
      )}
    </>
  )
}

/** The levels are zones of their own: their words stand there. */
const isStandard = ({ kind }: Zone) => kind === 'std'
/** Something of the axis lies below the standard range. */
const isBelow = ({ standard: part }: Zone, index: number) => (part ? part[0] > 0 : index === 0)

/** The name of the hairline, with what lies at its sides. */
function Standard({ text, level, hasLow }: { text: string; level: Level | undefined; hasLow: boolean }) {
  const side = (one: Level) => (
    <span className={`inline-flex items-center gap-1 ${one === level ? TEXTS[one] : ''}`}>
      <RatingShape kind={one} size={11} />
      {LEVELS[one].name}
    </span>
  )
  return (
    <p className="mt-2.5 flex flex-wrap items-center justify-between gap-x-2 text-caption text-ink-3">
      {level && hasLow && side('low')}
      <span className={`inline-flex items-center gap-1.5 ${level === 'std' ? TEXTS.std : ''}`}>
        <i className="h-[3px] w-4 flex-none rounded-full bg-std" />
        标准范围 {text}
      </span>
      {level && side('high')}
    </p>
  )
}

const zoneLook = (zone: number, count: number) =>
  zone === 0 ? 'rounded-[6px_3px_3px_6px]' : zone === count - 1 ? 'rounded-[3px_6px_6px_3px]' : 'rounded-[3px]'

/** What of a zone is standard; on to the next one over the gap between them. */
const Hairline = ({ part: [from, to] }: { part: readonly [number, number] }) => (
  <i
    className="absolute inset-y-0 rounded-full bg-std"
    style={{ left: `${(from * 100).toFixed(1)}%`, right: to === 1 ? '-3px' : `${((1 - to) * 100).toFixed(1)}%` }}
  />
)

function Pointer({ at }: { at: number }) {
  return (
    <svg
      className="absolute -top-3.5 -ml-[7px] text-ink"
      style={{ left: `${(at * 100).toFixed(1)}%` }}
      width="14"
      height="9"
      viewBox="0 0 14 9"
      aria-hidden="true"
    >
      <path
        d="M8.3 8.2a1.7 1.7 0 0 1-2.6 0L1.2 2.7C.4 1.7 1.1.3 2.3.3h9.4c1.2 0 1.9 1.4 1.1 2.4z"
        fill="currentColor"
      />
    </svg>
  )
}
