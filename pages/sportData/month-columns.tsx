import { useEffect, useRef } from 'react'
import { amount, clamp } from '#shared/core/numbers.ts'
import { watchPan } from '#shared/ui/motion/pan.ts'
import { MEASURES, type Measure } from './model.ts'
import type { MonthView } from './month-model.ts'

/** A column and the gap beside it, and the height of the highest, in the drawing's own units. */
const [STEP, GAP, HIGH] = [10, 3.4, 64]
/** A day without anything is a mark on the base line. */
const LEAST = 2
const NAMED = [1, 8, 15, 22, 29]

interface Props {
  view: MonthView
  measure: Measure
  /** The day that stands out, 1–31. */
  marked: number | undefined
  /** Where a day can be chosen; the keys of the chart above do it as well. */
  onChoose?: (day: number) => void
}

/** A column a day, and the day with the most in words, which the columns' own words tell those who listen. */
export function MonthColumns({ view: { month, days, since, until, most, active }, measure, marked, onChoose }: Props) {
  const { label, unit } = MEASURES[measure]
  const peak = most && `${most.day}日最多 ${amount(most.value)}${unit}`
  const isWhole = since === 1
  const told = isWhole && [active ? `${active} 天有运动` : '没有运动', peak].filter(Boolean).join('，')
  const strip = useRef<HTMLDivElement>(null)
  const latest = useRef(onChoose)
  latest.current = onChoose
  const canChoose = onChoose !== undefined
  useEffect(() => {
    const box = strip.current
    if (!canChoose || !box) return
    const choose = (x: number) =>
      latest.current?.(clamp(Math.ceil((x / box.clientWidth) * days.length), 1, days.length))
    return watchPan(box, { onPan: () => {}, onRelease: () => {}, onTap: choose, onScrub: choose })
  }, [canChoose, days.length])
  return (
    <>
      <p
        className="flex flex-wrap justify-between gap-x-3 text-caption text-ink-3 elder:*:basis-full"
        aria-hidden="true"
      >
        <span>{month}月每天</span>
        <span>{told}</span>
      </p>
      <div
        ref={strip}
        role="img"
        aria-label={[`${month}月每天的运动${label}`, told].filter(Boolean).join('：')}
        className={canChoose ? 'select-none [touch-action:pan-y]' : ''}
      >
        <svg
          className="mt-2 block h-16 w-full"
          viewBox={`0 0 ${days.length * STEP} ${HIGH}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {days.slice(since - 1, until).map(({ day, value, height }) => {
            const high = value ? Math.max(LEAST * 2, (height / 100) * HIGH) : LEAST
            return (
              <rect
                key={day}
                x={(day - 1) * STEP + GAP / 2}
                y={HIGH - high}
                width={STEP - GAP}
                height={high}
                rx={value ? 2 : 0}
                fill={`var(--color-${!value ? 'tick' : day === marked ? 'brand' : 'brand-mid'})`}
              />
            )
          })}
        </svg>
        <p className="relative h-4.5 text-caption text-ink-3 elder:h-7" aria-hidden="true">
          {NAMED.filter((day) => day <= days.length).map((day) => (
            <span
              key={day}
              className="num absolute whitespace-nowrap [transform:translateX(-50%)]"
              style={{ left: `${((day - 0.5) / days.length) * 100}%` }}
            >
              {day}
            </span>
          ))}
        </p>
      </div>
    </>
  )
}
