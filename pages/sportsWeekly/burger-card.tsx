import { clamp } from '#shared/core/numbers.ts'
import { Card } from '#shared/ui/layout/card.tsx'

/** More than a few are drawn small, so that the picture says what the number does; still more would be a wall of burgers. */
const [FEW, MOST_DRAWN] = [10, 40]

/** What the kcal come to in food: one burger is about 640 kcal. */
export function BurgerCard({ count, text }: { count: number; text: string }) {
  const drawn = Math.min(Math.ceil(count), MOST_DRAWN)
  return (
    <Card id="food">
      <div className="flex flex-wrap items-center gap-3.5">
        <p className="flex-[1_0_min(9rem,100%)] leading-[1.55]">
          相当于消耗了{' '}
          <span className="whitespace-nowrap">
            <b className="num text-fig-l leading-none">{text}</b> 个汉堡
          </span>
          <span className="block text-caption text-ink-3">1 个汉堡约 640 千卡</span>
        </p>
        <div className="flex flex-wrap gap-1">
          {Array.from({ length: drawn }, (_, index) => (
            <Burger key={index} part={clamp(count - index, 0, 1)} width={drawn > FEW ? 24 : 40} />
          ))}
        </div>
      </div>
    </Card>
  )
}

/** The left `part` (0–1) in colour, the rest a shadow. The inner picture cuts off what is beyond its width. */
const Burger = ({ part, width }: { part: number; width: number }) => (
  <svg width={width} height={width * 0.9} viewBox="0 0 40 36" aria-hidden="true">
    <g fill="var(--color-fill)">
      <Layers />
    </g>
    <svg width={40 * part} height="36" aria-hidden="true">
      <Layers bun="#f2a23c" salad="#5bb85d" meat="#7a3e22" />
      <path d="m13 8.5 2 1m5-3 2 .8m4.5 2.2 2 .8" stroke="#ffe3b0" strokeWidth={1.8} strokeLinecap="round" />
    </svg>
  </svg>
)

const Layers = ({ bun, salad, meat }: { bun?: string; salad?: string; meat?: string }) => (
  <>
    <path fill={bun} d="M4 15C4 7 11 3 20 3s16 4 16 12z" />
    <path fill={salad} d="M2.5 18.5c2.5-2.5 4.5-2.5 7 0s4.5 2.5 7 0 4.5-2.5 7 0 4.5 2.5 7 0 4.5-2.5 7 0V21h-35z" />
    <rect fill={meat} x="3.5" y="20.5" width="33" height="5" rx="2.5" />
    <path fill={bun} d="M4.5 27h31v1.5c0 2.800-2.2 4.5-5 4.5h-21c-2.800 0-5-1.700-5-4.5z" />
  </>
)
