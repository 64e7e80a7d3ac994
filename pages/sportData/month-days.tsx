import { useMemo } from 'react'
import { PAGE_SIZES } from '#shared/api/member-calls.ts'
import { listPeriods } from '#shared/api/sport.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { DataTable } from '#shared/ui/charts/data-table.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'
import { amount, MEASURES, type Measure } from './model.ts'
import { daysBackTo, type MonthView, monthOf } from './month-model.ts'

interface Props {
  /** A day of the month. */
  start: string
  measure: Measure
  /** Another one of these means that another member may be there: days are asked for anew. */
  source: unknown
}

/** A month day by day: columns, and the day with the most in words. */
export function MonthDays({ start, measure, source }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: days known belong to the source
  const read = useMemo(() => daysBackTo((page, signal) => listPeriods('day', page, signal), PAGE_SIZES.day), [source])
  const { remote, retry } = useRemote((signal) => read(start, signal), [read, start])
  const view = useMemo(
    () => (remote.state === 'ready' ? monthOf(start, remote.value, measure, Date.now()) : undefined),
    [remote, start, measure],
  )
  if (remote.state === 'failed') return <ErrorLine words="每天的数据加载失败" onRetry={retry} />
  if (!view) return null
  const { label, unit } = MEASURES[measure]
  const text = (value: number) => `${amount(value)}${unit}`
  const told = view.most ? `${view.active} 天有运动，${view.most.day}日最多 ${text(view.most.value)}` : '没有运动'
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-3 text-caption text-ink-3">
        <span>{view.month}月每天</span>
        <span>{told}</span>
      </p>
      <Columns view={view} words={`${view.month}月每天的运动${label}：${told}`} />
      <div className="-mx-4">
        <DataTable
          name={`${view.month}月每天的运动${label}`}
          what="每天"
          days={view.days.map(({ day }) => `${view.month}月${day}日`)}
          text={(index) => text(view.days[index]!.value)}
          count={view.until}
        />
      </div>
    </>
  )
}

/** A column and the gap beside it, and the height of the highest, in the drawing's own units. */
const [STEP, GAP, HIGH] = [10, 3.4, 64]
/** A day without anything is a mark on the base line. */
const LEAST = 2
const NAMED = [1, 8, 15, 22, 29]

const Columns = ({ view: { days, until, most }, words }: { view: MonthView; words: string }) => (
  <div role="img" aria-label={words}>
    <svg
      className="mt-2 block h-16 w-full"
      viewBox={`0 0 ${days.length * STEP} ${HIGH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.slice(0, until).map(({ day, value, height }) => {
        const high = value ? Math.max(LEAST * 2, (height / 100) * HIGH) : LEAST
        return (
          <rect
            key={day}
            x={(day - 1) * STEP + GAP / 2}
            y={HIGH - high}
            width={STEP - GAP}
            height={high}
            rx={value ? 2 : 0}
            fill={`var(--color-${!value ? 'tick' : day === most?.day ? 'brand' : 'brand-mid'})`}
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
)
