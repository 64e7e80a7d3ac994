import { type ReactNode, useMemo, useState } from 'react'
import { TIME_UNITS, type TimeUnit } from '#shared/api/member-calls.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { isIdle, type SportPeriod } from '#shared/api/sport.ts'
import { QueryView } from '#shared/data/query-view.tsx'
import { openNativePage } from '#shared/features/member/open-native-page.ts'
import { PageButton } from '#shared/features/member/page-button.tsx'
import { WordedBar } from '#shared/features/member/text-bar.tsx'
import { toDayKey } from '#shared/format/dates.ts'
import { formatAmount, PLACEHOLDER } from '#shared/format/numbers.ts'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { goBack } from '#shared/page/go-back.ts'
import { setQueryValue } from '#shared/page/query.ts'
import { BarChart } from '#shared/ui/charts/chart-frame.tsx'
import { Button } from '#shared/ui/controls/button.tsx'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { PlayIcon } from '#shared/ui/icons/icons.tsx'
import { DumbbellIcon, RunIcon } from '#shared/ui/icons/icons-sport.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { NumberRoll } from '#shared/ui/motion/number-roll.tsx'
import { EmptyState } from '#shared/ui/states/empty.tsx'
import { ListDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { Stat } from '#shared/ui/verdicts/stat.tsx'
import {
  type CategoryView,
  createCategories,
  formatAxisLabel,
  formatCapacity,
  formatPeriodTitle,
  getBarHeight,
  MEASURES,
  type Measure,
} from './model.ts'
import { getUnitParam } from './unit.ts'
import { usePeriods } from './use-periods.ts'

const UNITS = [
  { key: 'day', label: '日' },
  { key: 'week', label: '周' },
  { key: 'month', label: '月' },
] as const

/** Exercise page: frequency, duration and calories by day, week and month. */
export function Page() {
  const [unit, setUnit] = useState(getUnitParam)
  const [measure, setMeasure] = useState<Measure>('duration')
  const selectUnit = (unit: TimeUnit) => {
    setUnit(unit)
    setQueryValue('timeUnit', String(TIME_UNITS[unit]))
  }
  return (
    <main className="page-column">
      <div className="sticky top-0 z-[3] bg-surface">
        <WordedBar tone="clear" title="运动数据" onBack={goBack} right={<ReportButton />} />
      </div>
      <div className="bg-surface px-4 pt-1 pb-3">
        <Segmented size="wide" label="时间单位" options={UNITS} value={unit} onChange={selectUnit} />
      </div>
      <Periods key={unit} unit={unit} measure={measure} onMeasure={setMeasure} />
    </main>
  )
}

const ReportButton = () => (
  <button type="button" className="press h-touch" onClick={() => void openNativePage('exerciseReport', '运动报告')}>
    运动报告
  </button>
)

interface Props {
  unit: TimeUnit
  measure: Measure
  onMeasure: (measure: Measure) => void
}

/** Content below the tabs for one unit; remounted when the tab changes. */
function Periods({ unit, ...choice }: Props) {
  const { query, first, periods, hasMore, isBusy, loadOlder } = usePeriods(unit)
  return (
    <QueryView
      query={query}
      errorState={ErrorCard}
      skeleton={
        <Loading>
          <PeriodsSkeleton unit={unit} />
        </Loading>
      }
    >
      {() =>
        !periods?.length ? (
          <EmptyState
            drawing={<ListDrawing />}
            title="暂无运动数据"
            line="完成一次训练后，这里会显示你的数据"
            action={<PageButton page="columnCourses" label="去看训练专栏" />}
          />
        ) : (
          <>
            <Chosen unit={unit} source={first} periods={periods} hasMore={hasMore} onOldest={loadOlder} {...choice} />
            {hasMore ? (
              <Button
                kind="secondary"
                className="mx-4 mb-6"
                busyLabel={isBusy && '加载中'}
                onClick={() => void loadOlder()}
              >
                查看更早的数据
              </Button>
            ) : (
              <p className="pt-1 pb-7 text-center text-caption text-ink-3">没有更多了</p>
            )}
          </>
        )
      }
    </QueryView>
  )
}

const LATER = lazyModule(() => import('./later.tsx'))
const Year = lazyComponent(LATER, ({ Year }) => Year)
const MonthDays = lazyComponent(LATER, ({ MonthDays }) => MonthDays)
const DaysAround = lazyComponent(LATER, ({ DaysAround }) => DaysAround)

const MEASURE_OPTIONS = (Object.keys(MEASURES) as Measure[]).map((key) => ({ key, label: MEASURES[key].label }))

interface ChosenProps extends Props {
  periods: readonly SportPeriod[]
  /** Latest page of periods. */
  source: unknown
  /** Whether older periods may exist. */
  hasMore: boolean
  onOldest: () => void
}

/** Chart with the selected period, initially the latest. */
function Chosen({ unit, measure, onMeasure, periods, source, hasMore, onOldest }: ChosenProps) {
  const [chosen, setChosen] = useState('')
  const values = useMemo(() => periods.map((period) => getBarHeight(period, measure)), [periods, measure])
  const found = periods.findIndex(({ startDate }) => toDayKey(startDate) === chosen)
  const selected = found < 0 ? periods.length - 1 : found
  const period = periods[selected]!
  const { label, unit: unitLabel } = MEASURES[measure]
  const formatTitle = (index: number) => formatPeriodTitle(periods[index]!, unit, getServerTime())
  const formatNumber = (index: number) => formatAmount(periods[index]?.[measure])
  const formatText = (index: number) =>
    formatNumber(index) === PLACEHOLDER ? PLACEHOLDER : `${formatNumber(index)} ${unitLabel}`
  return (
    <>
      <section className="rounded-b-card bg-surface pb-2">
        <div className="flex flex-wrap items-center justify-between gap-2 px-4">
          <h2 className="text-sub font-normal text-ink-3">
            {formatTitle(selected)}
            {isIdle(period) && ' · 没有运动'}
          </h2>
          <Segmented label="图表显示" options={MEASURE_OPTIONS} value={measure} onChange={onMeasure} />
        </div>
        <div className="relative">
          {periods.every(isIdle) && <NoBars unit={unit} />}
          <BarChart
            name={`运动${label}`}
            label={(index) => formatAxisLabel(periods[index]!, unit)}
            day={formatTitle}
            values={values}
            text={formatText}
            short={formatNumber}
            selected={selected}
            onSelect={(index) => setChosen(toDayKey(periods[index]?.startDate) ?? '')}
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
        {createCategories(period).map((category) =>
          category.isIdle ? (
            <IdleCategory key={category.sort} {...category} />
          ) : (
            <CategoryCard key={category.sort} {...category} />
          ),
        )}
        {unit === 'day' && <Year periods={periods} />}
      </div>
    </>
  )
}

const UNIT_NAMES: Record<TimeUnit, string> = { day: '天', week: '周', month: '个月' }

/** Text above the base line of a chart without bars. */
const NoBars = ({ unit }: { unit: TimeUnit }) => (
  <p className="pointer-events-none absolute inset-x-0 top-[64px] z-[1] text-center text-sub text-ink-3">
    最近几{UNIT_NAMES[unit]}没有运动，休息也是计划的一部分
  </p>
)

/**
 * Reserved height of the daily columns and their table: the columns keep their size, the texts
 * above them scale.
 */
const DAYS_ROOM = {
  day: 'min-h-[calc(114px+1.125rem)] elder:min-h-[calc(125px+2.8*var(--text-caption))]',
  month: 'min-h-[calc(150px+1.125rem)] elder:min-h-[calc(185px+2.8*var(--text-caption))]',
}

/** Skeleton: four bars, days of the month, totals and categories. */
const PeriodsSkeleton = ({ unit }: { unit: TimeUnit }) => (
  <>
    <div className="rounded-b-card bg-surface px-4 pb-2">
      <div className="flex h-11 items-center justify-between elder:h-[82px]">
        <Skeleton className="h-4 w-30" />
        <Skeleton className="h-11 w-32" />
      </div>
      <div
        className={`flex items-end ${unit === 'week' ? 'h-[198px]' : 'h-[128px]'} justify-around border-b border-line`}
      >
        <Skeleton className="h-24 w-9" />
        <Skeleton className="h-16 w-9" />
        <Skeleton className="h-22 w-9" />
        <Skeleton className="h-28 w-9" />
      </div>
      <div className="h-[74px]" />
      {unit !== 'week' && (
        <div className={`border-t border-line pt-3 ${DAYS_ROOM[unit]}`}>
          <Skeleton className="h-3.5 w-16" />
          <Skeleton className="mt-3 h-16 w-full" />
        </div>
      )}
    </div>
    <div className="flex flex-col gap-3 px-4 pt-3">
      <div className="flex h-[207px] flex-col justify-between rounded-card bg-surface p-5 shadow-card elder:h-[257px]">
        <div className="flex items-end justify-between">
          <div>
            <Skeleton className="h-3.5 w-14" />
            <Skeleton className="mt-3 h-12 w-24" />
          </div>
          <Skeleton className="h-9 w-20" />
        </div>
        <Skeleton className="h-[76px] rounded-tile elder:h-27" />
      </div>
      {[1, 2, 3].map((kind) => (
        <div key={kind} className="h-[145px] rounded-card bg-surface p-5 shadow-card elder:h-[237px]">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-tile" />
            <Skeleton className="h-4 w-20" />
          </div>
          <div className="mt-4 grid grid-cols-4 gap-2 elder:grid-cols-2">
            {[1, 2, 3, 4].map((figure) => (
              <Skeleton key={figure} className="h-10 w-12" />
            ))}
          </div>
        </div>
      ))}
    </div>
  </>
)

/** Totals of the selected period; the number of days only for periods with several. */
function Summary({ period, hasDays }: { period: SportPeriod; hasDays: boolean }) {
  const [duration, calorie] = [formatAmount(period.duration), formatAmount(period.calorie)]
  return (
    <Card>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <p>
          <span className="block text-sub text-ink-3">运动时长</span>
          <b className="num text-[min(3.5rem,16vw)] leading-none tracking-[-.01em]">
            <NumberRoll value={duration} />
          </b>
          {duration !== PLACEHOLDER && <i className="ml-1 inline-block text-ink-3">分钟</i>}
        </p>
        <p className="ml-auto text-right elder:ml-0 elder:text-left max-[359px]:ml-0 max-[359px]:text-left">
          <span className="block text-sub text-ink-3">消耗</span>
          <b className="num text-[min(2rem,14vw)] leading-none">
            <NumberRoll value={calorie} />
          </b>
          {calorie !== PLACEHOLDER && <i className="ml-1 inline-block text-caption text-ink-3">千卡</i>}
        </p>
      </div>
      <dl className="trio gap-x-8 [--trio:13rem] min-[431px]:*:*:min-w-full! mt-3.5 rounded-tile bg-canvas p-3.5">
        <Stat label="运动次数" value={formatAmount(period.frequency)} unit="次" />
        <Stat label="累计容量" value={formatCapacity(period.weight)} unit="kg" />
        {hasDays && <Stat label="运动天数" value={formatAmount(period.days)} unit="天" />}
      </dl>
    </Card>
  )
}

const COURSE = <PlayIcon />
const STYLES: Record<number, readonly [tone: string, icon: ReactNode] | undefined> = {
  1: ['bg-excellent-soft text-excellent-text', COURSE],
  2: ['bg-normal-soft text-normal-text', <DumbbellIcon key="2" />],
  3: ['bg-warn-soft text-warn-text', <RunIcon key="3" />],
}

/** Hint by category: fun exercise (sort 3) includes live follow-along and PK. */
const HINTS: Record<number, string | undefined> = { 3: '含直播跟练与 PK 数据' }

/** Card of one category in the selected period. */
function CategoryCard({ sort, name, frequency, duration, calorie, weight }: CategoryView) {
  const isLong = [frequency, duration, calorie, weight].some((text) => text.length > 5)
  const [tone, icon] = STYLES[sort] ?? ['bg-fill text-ink-2', COURSE]
  return (
    <section className="rounded-card bg-surface p-5 shadow-card">
      <div className="flex items-center gap-3">
        <span className={`grid size-11 flex-none place-items-center rounded-tile ${tone}`}>{icon}</span>
        <h2 className="flex min-w-0 flex-wrap items-center gap-x-1.5 leading-[1.4]">
          {name}
          {HINTS[sort] && <small className="text-caption font-normal text-ink-3">{HINTS[sort]}</small>}
        </h2>
      </div>
      {/* Four equal columns if 1,434千卡 fits in one; else, as for 12,480千卡, two rows of two. */}
      <dl
        className={`trio mt-3 gap-x-1.5 elder:gap-x-6 ${isLong ? '*:flex-[1_1_40%]! *:*:min-w-full!' : '*:flex-[1_1_max(4.4rem*var(--grow),min(40%,(18.4rem*var(--grow)_-_100%)*99))]!'}`}
      >
        <Stat label="次数" value={frequency} unit="次" />
        <Stat label="时长" value={duration} unit="分钟" />
        <Stat label="消耗" value={calorie} unit="千卡" />
        <Stat label="容量" value={weight} unit="kg" />
      </dl>
    </section>
  )
}

/** Row of a category without exercise in the selected period. */
function IdleCategory({ sort, name, frequency, duration, calorie, weight }: CategoryView) {
  const figures = [`${frequency} 次`, `${duration} 分钟`, `${calorie} 千卡`, `容量 ${weight}`]
  return (
    <section className="flex min-h-touch flex-wrap items-center justify-between gap-x-3 rounded-card bg-surface px-5 py-0.5 shadow-card elder:py-3">
      <h2 className="text-body leading-[1.35] font-normal">
        {name}
        {HINTS[sort] && <small className="block text-caption leading-[1.3] text-ink-3">{HINTS[sort]}</small>}
      </h2>
      <p className="text-caption text-ink-3">{frequency === PLACEHOLDER ? '暂无数据' : figures.join(' · ')}</p>
    </section>
  )
}
