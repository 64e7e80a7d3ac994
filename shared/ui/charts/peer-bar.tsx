import { getPercent } from '#shared/format/percent.ts'

/** Number of ticks: one per two percent. */
const TICKS = 50
const STEP = 323 / (TICKS - 1)

/** Path of the ticks from `from` up to `to`. */
const drawTicks = (from: number, to: number, top = 14) =>
  Array.from(
    { length: Math.max(0, to - from) },
    (_, index) => `M${(1.5 + (from + index) * STEP).toFixed(1)} ${top}V38`,
  ).join('')

/**
 * Share of peers the member is ahead of, as lit ticks; the last one is taller and in ink. Hidden
 * from screen readers, because text next to it gives the value.
 * @param percent clamped to 0–100
 */
export function PeerBar({ percent }: { percent: number }) {
  const lit = Math.min(Math.round(getPercent(percent, 100) / 2), percent < 100 ? TICKS - 1 : TICKS)
  return (
    <svg
      className="h-auto w-full"
      width="326"
      height="42"
      viewBox="0 0 326 42"
      strokeWidth={2.6}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={drawTicks(lit, TICKS)} stroke="var(--color-tick)" />
      <path d={drawTicks(0, lit - 1)} stroke="var(--color-brand)" />
      {lit > 0 && <path d={drawTicks(lit - 1, lit, 4)} stroke="var(--color-ink)" strokeWidth={4} />}
    </svg>
  )
}
