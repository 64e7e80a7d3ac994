import type { Zone } from '#shared/health/axis.ts'
import { FILLS } from './verdict-tones.ts'

/**
 * The zones as a bar without labels, for tiles, segments and tables. Uses spans, so that it is
 * valid inside a button.
 */
export const AxisStrip = ({ zones }: { zones: readonly Zone[] }) => (
  <span
    className="grid gap-x-0.5 pt-3"
    style={createColumns(zones, '4px')}
    role="img"
    aria-label={`评级${getMarkedZone(zones)?.name ?? '暂无'}`}
  >
    <Bar zones={zones} height="h-1.5" />
  </span>
)

export const getMarkedZone = (zones: readonly Zone[]) => zones.find(({ mark }) => mark !== undefined)

/** Grid columns proportional to the zones, none narrower than `minWidth`. */
export const createColumns = (zones: readonly Zone[], minWidth: string) => ({
  gridTemplateColumns: zones.map(({ size }) => `minmax(${minWidth},${size.toFixed(2)}fr)`).join(' '),
})

/** Base of every bar: its zones with the member's mark. */
export const Bar = ({ zones, height }: { zones: readonly Zone[]; height: string }) => (
  <>
    {zones.map(({ kind, mark }, zone) => (
      <span key={zone} className={`relative block ${getZoneClass(zone, zones.length)}`}>
        {mark !== undefined && <Pointer at={mark} />}
        <i
          className={`block rounded-[inherit] ${height} ${FILLS[kind]} ${mark === undefined ? 'opacity-(--zone-opacity)' : ''}`}
        />
      </span>
    ))}
  </>
)

const getZoneClass = (zone: number, count: number) =>
  zone === 0 ? 'rounded-[6px_3px_3px_6px]' : zone === count - 1 ? 'rounded-[3px_6px_6px_3px]' : 'rounded-[3px]'

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
