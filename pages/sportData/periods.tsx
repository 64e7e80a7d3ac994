import { useMemo, useState } from 'react'
import type { TimeUnit } from '#shared/api/member-calls.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import { isIdle, type SportPeriod } from '#shared/api/sport.ts'
import { part } from '#shared/app/loading/part.tsx'
import { dayKey } from '#shared/core/dates/dates.ts'
import { amount, MISSING } from '#shared/core/numbers.ts'
import { BarChart } from '#shared/ui/charts/chart-frame.tsx'
import { Button } from '#shared/ui/controls/button.tsx'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { ListDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { Loaded } from '#shared/ui/states/loaded.tsx'
import { CategoryCard } from './category-card.tsx'
import { axisLabel, barOf, categories, MEASURES, type Measure, periodTitle } from './model.ts'
import { DAYS_ROOM, PeriodsWaiting } from './periods-waiting.tsx'
import { Summary } from './summary.tsx'
import { usePeriods } from './use-periods.ts'

interface Props {
  unit: TimeUnit
  measure: Measure
  onMeasure: (measure: Measure) => void
}

/** Everything below the tabs, for one unit; the page draws a new one when the tab changes. */
export function Periods({ unit, ...choice }: Props) {
  const { remote, retry, first, periods, hasMore, isBusy, loadOlder } = usePeriods(unit)
  return (
    <Loaded from={remote} loading={<PeriodsWaiting unit={unit} />} onRetry={retry}>
      {() =>
        !periods?.length ? (
          <Empty drawing={<ListDrawing />} title="暂无运动数据" line="完成一次训练后，这里会显示你的数据" />
        ) : (
          <>
            <Chosen unit={unit} source={first} periods={periods} hasMore={hasMore} onOldest={loadOlder} {...choice} />
            {hasMore ? (
              <Button kind="secondary" className="mx-4 mb-6" busy={isBusy && '加载中'} onClick={() => void loadOlder()}>
                查看更早的数据
              </Button>
            ) : (
              <p className="pt-1 pb-7 text-center text-caption text-ink-3">没有更多了</p>
            )}
          </>
        )
      }
    </Loaded>
  )
}

const Year = part(() => import('./year.tsx').then(({ Year }) => Year))
const MonthDays = part(() => import('./month-days.tsx').then(({ MonthDays }) => MonthDays))
const DaysAround = part(() => import('./month-days.tsx').then(({ DaysAround }) => DaysAround))

const MEASURE_OPTIONS = (Object.keys(MEASURES) as Measure[]).map((key) => ({ key, label: MEASURES[key].label }))

interface ChosenProps extends Props {
  periods: readonly SportPeriod[]
  /** The latest page of them. */
  source: unknown
  /** There may be earlier ones. */
  hasMore: boolean
  onOldest: () => void
}

/** The chart, and the period that is chosen on it: the latest at first. */
function Chosen({ unit, measure, onMeasure, periods, source, hasMore, onOldest }: ChosenProps) {
  const [chosen, setChosen] = useState('')
  const values = useMemo(() => periods.map((period) => barOf(period, measure)), [periods, measure])
  const found = periods.findIndex(({ startDate }) => dayKey(startDate) === chosen)
  const selected = found < 0 ? periods.length - 1 : found
  const period = periods[selected]!
  const { label, unit: word } = MEASURES[measure]
  const title = (index: number) => periodTitle(periods[index]!, unit, serverNow())
  const number = (index: number) => amount(periods[index]?.[measure])
  const text = (index: number) => (number(index) === MISSING ? MISSING : number(index) + word)
  return (
    <>
      <section className="rounded-b-card bg-surface pb-2">
        <div className="flex flex-wrap items-center justify-between gap-2 px-4">
          <h2 className="text-sub font-normal text-ink-3">
            {title(selected)}
            {isIdle(period) && ' · 没有运动'}
          </h2>
          <Segmented label="图表显示" options={MEASURE_OPTIONS} value={measure} onChange={onMeasure} />
        </div>
        <div className="relative">
          {periods.every(isIdle) && <NoBars unit={unit} />}
          <BarChart
            name={`运动${label}`}
            label={(index) => axisLabel(periods[index]!, unit)}
            day={title}
            values={values}
            text={text}
            short={number}
            selected={selected}
            onSelect={(index) => setChosen(dayKey(periods[index]?.startDate) ?? '')}
            onOldest={onOldest}
            height={unit === 'week' ? 228 : 158}
          />
        </div>
        {unit !== 'week' && (
          <div className={`mx-4 border-t border-line pt-3 elder:pb-3 ${DAYS_ROOM[unit]}`}>
            {unit === 'month' ? (
              <MonthDays start={period.startDate} measure={measure} source={source} />
            ) : (
              <DaysAround
                start={period.startDate}
                measure={measure}
                periods={periods}
                hasMore={hasMore}
                onOldest={onOldest}
                onChoose={setChosen}
              />
            )}
          </div>
        )}
      </section>
      <div className="flex flex-1 flex-col gap-3 px-4 pt-3 pb-4">
        <Summary period={period} hasDays={unit !== 'day'} />
        {categories(period).map((category) => (
          <CategoryCard key={category.sort} {...category} />
        ))}
        {unit === 'day' && <Year periods={periods} />}
      </div>
    </>
  )
}

const UNIT_NAMES: Record<TimeUnit, string> = { day: '天', week: '周', month: '个月' }

/** Over the base line of a chart without any bar. */
const NoBars = ({ unit }: { unit: TimeUnit }) => (
  <p className="pointer-events-none absolute inset-x-0 top-[64px] z-[1] text-center text-sub text-ink-3">
    最近几{UNIT_NAMES[unit]}没有运动，休息也是计划的一部分
  </p>
)
