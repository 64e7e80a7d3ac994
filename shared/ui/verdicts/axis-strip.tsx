import type { Zone } from '#shared/health/axis.ts'
import { FILLS } from './verdict-tones.ts'

/** A metric's axis where there is room for a strip alone: zones and mark. Spans: it may stand in a button. */
export function AxisStrip({ zones }: { zones: readonly Zone[] }) {
  const lit = zones.find(({ mark }) => mark !== undefined)
  return (
    <span
      className="mb-2 grid gap-x-0.5"
      style={{ gridTemplateColumns: zones.map(({ size }) => `minmax(4px,${size.toFixed(2)}fr)`).join(' ') }}
      role="img"
      aria-label={`评级${lit?.name ?? '暂无'}`}
    >
      {zones.map((zone, index) => (
        <span key={index} className="relative">
          <i className={`block h-[5px] rounded-full ${FILLS[zone.kind]} ${zone === lit ? '' : 'opacity-[.28]'}`} />
          {zone.mark !== undefined && (
            <i
              className="absolute -top-[3px] -ml-[3.5px] h-[11px] w-[7px] rounded-full border-2 border-canvas bg-ink"
              style={{ left: `${(zone.mark * 100).toFixed(1)}%` }}
            />
          )}
        </span>
      ))}
    </span>
  )
}
