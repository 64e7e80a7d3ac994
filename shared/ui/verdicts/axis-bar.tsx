import type { Zone } from '#shared/health/axis.ts'
import type { VerdictKind } from './rating-shape.tsx'
import { FILLS } from './verdict-tones.ts'

interface StripProps {
  zones: readonly Zone[]
  /** The colour of the lit zone where a tag beside it has another one than the zone's own (`levelTone`). */
  tone?: VerdictKind | undefined
}

/** The axis where there is room for its bar alone: in a tile, beside a part of the body, in a table. Spans: it may stand in a button. */
export function AxisStrip({ zones, tone }: StripProps) {
  const lit = zones.find(({ mark }) => mark !== undefined)
  return (
    <span
      className="grid gap-x-0.5 pt-3"
      style={columns(zones, '4px')}
      role="img"
      aria-label={`评级${lit?.name ?? '暂无'}`}
    >
      <Bar
        zones={zones}
        tone={tone}
        hasStandard={!zones.some(isStandard) && zones.some(({ standard }) => standard)}
        height="h-1.5"
      />
    </span>
  )
}

/** The levels are zones of their own: no hairline has to tell them. */
export const isStandard = ({ kind }: Zone) => kind === 'std'

/** As wide as the zones are, none narrower than `least`. */
export const columns = (zones: readonly Zone[], least: string) => ({
  gridTemplateColumns: zones.map(({ size }) => `minmax(${least},${size.toFixed(2)}fr)`).join(' '),
})

interface BarProps extends StripProps {
  hasStandard: boolean
  height: string
}

/** The rows that every axis has: zones with the member's mark, and the standard range below them. */
export const Bar = ({ zones, tone, hasStandard, height }: BarProps) => (
  <>
    {zones.map(({ kind, mark }, zone) => (
      <span key={zone} className={`relative block ${zoneLook(zone, zones.length)}`}>
        {mark !== undefined && <Pointer at={mark} />}
        <i
          className={`block rounded-[inherit] ${height} ${mark === undefined ? `${FILLS[kind]} opacity-[.28]` : FILLS[tone ?? kind]}`}
        />
      </span>
    ))}
    {hasStandard &&
      zones.map((zone, index) => (
        <span key={index} className="relative mt-1 h-[3px]">
          {zone.standard && <Hairline part={zone.standard} />}
        </span>
      ))}
  </>
)

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
