import { clockText } from '#shared/core/dates/clock-text.ts'
import type { Intensity } from './intensity.ts'
import type { SegmentView } from './model.ts'

/** Word, and height and colour of its bars, the hardest first. */
const LEVELS: readonly (readonly [Intensity, word: string, height: string, colour: string])[] = [
  [4, '冲刺', 'h-full', 'bg-sprout'],
  [3, '训练', 'h-[68%]', 'bg-brand'],
  [2, '舒缓', 'h-[38%]', 'bg-[#2a7d57]'],
  [1, '休息', 'h-[14%]', 'bg-[#ffffff52]'],
]

/** More steps than this stand closer together. */
const MANY = 24

/** The course from its first minute to its last: as wide as long, as high as hard. Nothing with fewer than two steps of a known length. */
export function Timeline({ segments }: { segments: readonly SegmentView[] }) {
  const timed = segments.filter(({ seconds }) => seconds > 0)
  if (timed.length < 2) return null
  const total = timed.reduce((sum, { seconds }) => sum + seconds, 0)
  const shown = LEVELS.filter(([level]) => timed.some(({ intensity }) => intensity === level))
  const said = shown.map(([level, word]) => {
    const seconds = timed.filter(({ intensity }) => intensity === level).reduce((sum, one) => sum + one.seconds, 0)
    return `${word} ${clockText(seconds)}`
  })
  return (
    <section className="rounded-card bg-deep-2 p-5 text-on-deep">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-head leading-[1.4]">强度节奏</h2>
        <p className="text-caption text-on-deep-2">按小节名称估算</p>
      </div>
      <div
        role="img"
        aria-label={`全程 ${clockText(total)}，${said.join('，')}`}
        className={`mt-4 flex h-24 items-end overflow-hidden border-b border-[#ffffff3d] ${timed.length > MANY ? 'gap-px' : 'gap-[3px]'}`}
      >
        {timed.map(({ seconds, intensity }, index) => {
          const [, , height, colour] = LEVELS[4 - intensity]!
          return (
            <i
              key={index}
              className={`bar-grow min-w-px basis-0 rounded-t-[4px] ${height} ${colour}`}
              style={{
                flexGrow: seconds,
                animationDelay: `calc(var(--dur-draw) * ${((0.28 * index) / timed.length).toFixed(2)})`,
              }}
            />
          )
        })}
      </div>
      <p className="num mt-1.5 flex justify-between text-caption text-on-deep-2" aria-hidden="true">
        <span>00:00</span>
        <span>{clockText(total)}</span>
      </p>
      <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-caption text-on-deep-2" aria-hidden="true">
        {shown.map(([level, word, , colour]) => (
          <li key={level} className="flex items-center gap-1.5">
            <i className={`size-2.5 rounded-[3px] ${colour}`} />
            {word}
          </li>
        ))}
      </ul>
    </section>
  )
}
