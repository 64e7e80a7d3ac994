import { clockText } from '#shared/core/dates/clock-text.ts'
import { ESTIMATED, HEIGHTS, type Intensity } from './intensity.ts'
import type { SegmentView } from './model.ts'

/** Word, and colour of its bars, the hardest first. */
const LEVELS: readonly (readonly [Intensity, word: string, colour: string])[] = [
  [4, '冲刺', 'fill-sprout'],
  [3, '训练', 'fill-brand'],
  [2, '舒缓', 'fill-[#2a7d57]'],
  [1, '休息', 'fill-[#ffffff52]'],
]

/** Room between two bars, as a share of the whole width: 3 px of 318, less among more steps than `MANY`. */
const GAP = 0.01
const MANY = 24

/** The course from its first minute to its last: as wide as long, as high as hard. Nothing with fewer than two steps of a known length. Drawn by attributes, so that the edge can write it as HTML. */
export function Timeline({ segments }: { segments: readonly SegmentView[] }) {
  const timed = segments.filter(({ seconds }) => seconds > 0)
  if (timed.length < 2) return null
  const total = timed.reduce((sum, { seconds }) => sum + seconds, 0)
  const gap = total * (timed.length > MANY ? GAP / 3 : GAP)
  const shown = LEVELS.filter(([level]) => timed.some(({ intensity }) => intensity === level))
  const said = shown.map(([level, word]) => {
    const seconds = timed.filter(({ intensity }) => intensity === level).reduce((sum, one) => sum + one.seconds, 0)
    return `${word} ${clockText(seconds)}`
  })
  return (
    <section className="rounded-card bg-deep-2 p-5 text-on-deep">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-head leading-[1.4]">强度节奏</h2>
        <p className="text-caption text-on-deep-2">{ESTIMATED}</p>
      </div>
      <svg
        role="img"
        aria-label={`全程 ${clockText(total)}，${said.join('，')}`}
        viewBox={`0 0 ${total} 100`}
        preserveAspectRatio="none"
        className="mt-4 block h-24 w-full border-b border-[#ffffff3d]"
      >
        {timed.map(({ seconds, intensity }, index) => {
          const [, , colour] = LEVELS[4 - intensity]!
          const height = HEIGHTS[intensity]
          const start = timed.slice(0, index).reduce((sum, one) => sum + one.seconds, 0)
          return (
            <rect
              key={index}
              className={`bar-grow [transform-box:fill-box] ${colour}`}
              x={start}
              y={100 - height}
              width={Math.max(seconds - gap, seconds / 2)}
              height={height}
            />
          )
        })}
      </svg>
      <p className="num mt-1.5 flex justify-between text-caption text-on-deep-2" aria-hidden="true">
        <span>00:00</span>
        <span>{clockText(total)}</span>
      </p>
      <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-caption text-on-deep-2" aria-hidden="true">
        {shown.map(([level, word, colour]) => (
          <li key={level} className="flex items-center gap-1.5">
            <svg className="size-2.5 rounded-[3px]" viewBox="0 0 1 1" aria-hidden="true">
              <rect className={colour} width="1" height="1" />
            </svg>
            {word}
          </li>
        ))}
      </ul>
    </section>
  )
}
