import { type ReactNode, useEffect, useState } from 'react'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { sleep } from '#shared/core/loading/sleep.ts'
import { MemberBar } from '#shared/features/member/member-bar.tsx'
import { openNativePage } from '#shared/features/member/open-native-page.ts'
import { reportFailure } from '#shared/features/messages/messages.ts'
import { useWeightUnit } from '#shared/features/use-weight-unit.ts'
import { addCommas, PLACEHOLDER } from '#shared/format/numbers.ts'
import { getDisplayUnit } from '#shared/format/weight-unit.ts'
import { LEVELS, type Level } from '#shared/health/levels.ts'
import { ChunkError, lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule, useLazyModule } from '#shared/lazy/lazy-module.ts'
import { usePrefetch } from '#shared/lazy/use-prefetch.ts'
import { goBack } from '#shared/page/go-back.ts'
import { navigate } from '#shared/page/navigate.ts'
import { startProgress } from '#shared/page/progress.ts'
import { getSearch, queryIds } from '#shared/page/query.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { CalendarIcon, DownIcon, NextIcon, ScaleIcon } from '#shared/ui/icons/icons.tsx'
import { TargetIcon } from '#shared/ui/icons/icons-body.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { NumberRoll } from '#shared/ui/motion/number-roll.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { Stat } from '#shared/ui/verdicts/stat.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import { createWeightView, formatTakenAt, hasGoal, isPending } from './model.ts'
import type { Overlay } from './overlays.tsx'
import { useHome } from './use-home.ts'

const LATER = lazyModule(() => import('./later.tsx'))
/** Milliseconds after which the lazy module is prefetched if the data is still loading. */
const PREFETCH_MS = 300
const HomeError = lazyComponent(LATER, ({ HomeError }) => HomeError)
const PartialError = lazyComponent(LATER, ({ PartialError }) => PartialError)

/** Health data page. */
export function Page() {
  return (
    <main className="page-column home-ground">
      {/* Repeats the page's background, aligned to the same edge: invisible at the top, and
          scrolled content passes below it. */}
      <div className="sticky top-0 z-[3] bg-canvas home-ground">
        <MemberBar title="健康数据" tone="clear" onBack={goBack} />
      </div>
      <Content />
    </main>
  )
}

/** Content of the page for one day. */
function Content() {
  const home = useHome()
  const { record, cached, current, dates, retry } = home
  useWeightUnit()
  const [open, setOpen] = useState<Overlay>()
  const [isOpening, setOpening] = useState(false)
  const [{ HomeDetails, WeightGauge } = {}, retryLater] = useLazyModule(LATER, record.status !== 'pending')
  usePrefetch(LATER.load, () => sleep(PREFETCH_MS))
  const hasDays = dates.status === 'success' && dates.data.length > 0
  const isConcealed = Boolean((record.error && !hasDays) || (cached && !current))
  useEffect(() => (isOpening ? startProgress() : undefined), [isOpening])
  /** Opens an overlay once the lazy module is loaded; a failure is reported as a toast. */
  const openOverlay = (what: Overlay) => {
    if (HomeDetails) setOpen(what)
    if (HomeDetails || isOpening) return
    setOpening(true)
    LATER.load()
      .then(() => setOpen(what), reportFailure)
      .finally(() => setOpening(false))
  }

  return (
    <>
      {isConcealed ? (
        <div className="flex flex-1 flex-col">
          {cached && <PendingBanner record={cached} />}
          <HomeError error={record.error} onRetry={() => retry('all')} />
        </div>
      ) : (
        <div className={`flex flex-col gap-3 px-4 pt-1 ${HomeDetails ? '' : 'flex-1 pb-6'}`}>
          {current && <PendingBanner record={current} />}
          {record.status === 'pending' ? (
            <HomeSkeleton />
          ) : (
            <>
              <DateSelector date={current?.date ?? ''} onOpen={() => openOverlay('calendar')} />
              {(dates.status === 'error' || !current) && (
                <PartialError dates={dates.status === 'error'} record={!current} retry={retry} />
              )}
            </>
          )}
          {current && (
            <WeightCard
              record={current}
              gauge={WeightGauge && <WeightGauge record={current} />}
              onGoal={() => openOverlay('goal')}
            />
          )}
          {current && !HomeDetails && !retryLater && <BodyTypeSkeleton />}
          {retryLater && <ChunkError onRetry={retryLater} />}
        </div>
      )}
      {HomeDetails && <HomeDetails home={home} isHidden={isConcealed} open={open} onOpen={setOpen} />}
      {!isConcealed && (
        <ActionBar
          onGoal={() =>
            current && !hasGoal(current) ? openOverlay('goal') : void openNativePage('targetPlan', '目标计划')
          }
        />
      )}
    </>
  )
}

/** Links to the native pages of the scale. In 长辈版 measuring comes first. */
const ActionBar = ({ onGoal }: { onGoal: () => void }) => (
  <StickyBar>
    <Button kind="secondary" className="flex-[1_1_8em]" icon={<TargetIcon scalesWithText={20} />} onClick={onGoal}>
      目标计划
    </Button>
    <Button
      className="flex-[1_1_8em] elder:order-first"
      icon={<ScaleIcon scalesWithText={20} />}
      onClick={() => void openNativePage('scaleMeasurement', '体重测量')}
    >
      体重测量
    </Button>
  </StickyBar>
)

/** Banner with the number of pending measurements and a link to their list; null without any. */
function PendingBanner({ record }: { record: BodyFatRecord }) {
  if (!isPending(record)) return null
  return (
    <button
      type="button"
      className="press flex min-h-12 w-full items-center gap-2.5 rounded-tile bg-deep py-2 pr-3 pl-3.5 text-left text-sub text-on-deep"
      onClick={() => navigate(getPageUrl('bodyFatScaleList', { no: queryIds(getSearch(), 'no').no }))}
    >
      <ScaleIcon scalesWithText={22} />
      <span className="flex-1">
        有
        <b className="num px-[3px] text-num-s leading-none text-sprout">
          {addCommas(Math.floor(record.unconfirmedCount!))}
        </b>
        条测量记录待确认
      </span>
      <NextIcon scalesWithText={18} />
    </button>
  )
}

/** Displayed day; its text and the round button open the calendar. */
function DateSelector({ date, onOpen }: { date: string; onOpen: () => void }) {
  const { day, note } = formatTakenAt(date, getServerTime())
  return (
    <div id="date" className="flex items-center justify-between gap-3 py-1">
      {/* The heading contains the button: screen readers ignore a heading inside a button. */}
      <h2 id="day" className="flex">
        <button type="button" className="press min-h-12 text-left" aria-haspopup="dialog" onClick={onOpen}>
          <span className="flex items-center gap-0.5 text-[min(var(--text-page),11vw)] leading-[1.3] font-semibold">
            {day}
            <DownIcon scalesWithText={22} />
          </span>
          <span className="block min-h-[1.125rem] text-caption font-normal text-ink-3">{note}</span>
        </button>
      </h2>
      <button
        type="button"
        aria-label="选择日期"
        aria-describedby="day"
        aria-haspopup="dialog"
        className="press grid size-touch flex-none place-items-center rounded-full bg-surface shadow-card"
        onClick={onOpen}
      >
        <CalendarIcon size={22} />
      </button>
    </div>
  )
}

/** Skeleton of the gauge in its size, with all ticks. */
const GaugeSkeleton = () => (
  <svg className="mx-auto h-auto max-w-full" width="318" height="220" viewBox="0 0 318 220" aria-hidden="true">
    <path
      d="M43.9 199.4A121 121 0 1 1 274.1 199.4"
      fill="none"
      stroke="var(--color-fill)"
      strokeWidth={14}
      strokeDasharray="2.6 3.736"
    />
  </svg>
)

/**
 * Skeleton of a text in a line. Only as high as its letters, so that the line keeps its height in
 * every text size.
 */
const DescriptionSkeleton = ({ className }: { className: string }) => (
  <i className={`skeleton inline-block h-[.8em] ${className}`} />
)

/** Skeleton of the body type card, until the lazy module is loaded. */
const BodyTypeSkeleton = () => (
  <div className="h-[188px] rounded-card bg-surface p-5 shadow-card">
    <Skeleton className="h-3 w-16" />
    <Skeleton className="mt-4 h-8 w-32" />
    <Skeleton className="mt-4 h-3 w-44" />
  </div>
)

/**
 * Skeleton of the page: banner, date, gauge and two cards, with the line heights of the content
 * (shared/ui/README.md, "States").
 */
const HomeSkeleton = () => (
  <Loading>
    <div className="flex flex-col gap-3">
      <i className="skeleton hidden min-h-12 elder:min-h-15 py-2 pr-10 elder:pr-[47px] pl-11.5 elder:pl-[55px] text-sub in-data-pending:block">
        <span className="invisible">
          有<b className="num px-[3px] text-num-s leading-none">1</b>条测量记录待确认
        </span>
      </i>
      <div className="flex items-center justify-between gap-3 py-1">
        <div className="min-h-12">
          <p className="text-[min(var(--text-page),11vw)] leading-[1.3]">
            <DescriptionSkeleton className="w-30" />
          </p>
          <p className="min-h-[1.125rem] text-caption">
            <DescriptionSkeleton className="w-39" />
          </p>
        </div>
        <Skeleton className="size-touch flex-none rounded-full" />
      </div>
      <div className="rounded-card bg-surface px-4 pt-3 pb-5 text-center shadow-card">
        <div className="mx-auto max-w-[318px]">
          <GaugeSkeleton />
          <div className="-mt-[44%]">
            <p className="text-sub">
              <DescriptionSkeleton className="w-19" />
            </p>
            <p className="num text-[min(4.5rem,21vw)] leading-[1.02] elder:text-[min(5.5rem,23vw)]">
              <DescriptionSkeleton className="w-39" />
            </p>
            <p className="skeleton mt-2 elder:mt-8 inline-flex min-h-7 w-30 items-center py-0.5 text-sub">&nbsp;</p>
          </div>
        </div>
        <div className="skeleton mt-6 hidden elder:block">
          <div className="invisible">
            <LevelAdvice level="std" />
          </div>
        </div>
        <div className="trio mt-8 border-t border-line pt-4">
          {[1, 2, 3].map((stat) => (
            <div key={stat}>
              <p className="text-caption">
                <DescriptionSkeleton className="w-12" />
              </p>
              <p className="num text-fig-m leading-[1.4]">
                <DescriptionSkeleton className="w-15" />
              </p>
            </div>
          ))}
        </div>
      </div>
      <BodyTypeSkeleton />
    </div>
  </Loading>
)

/** One advice by level, displayed in 长辈版 only; the analysis has more. */
const ADVICE = {
  low: '三餐规律，每天加一份蛋奶豆。',
  std: '保持现在的饮食和作息，每周称一次。',
  high: '晚餐少吃一拳主食，每天多走 20 分钟。',
}

const LevelAdvice = ({ level }: { level: Level }) => (
  <>
    <div className="flex justify-center">
      <Tag kind={level} size="large">
        体重{LEVELS[level].name}
      </Tag>
    </div>
    <p className="mt-3 text-[min(var(--text-body),7vw)] leading-[1.5] phrases">{ADVICE[level]}</p>
  </>
)

interface WeightCardProps {
  record: BodyFatRecord
  /** Lazily loaded gauge; a skeleton until then. */
  gauge: ReactNode
  /** Called when the member taps to set a goal. */
  onGoal: () => void
}

/** Card with initial, current and target weight, gauge, and recent change. */
export function WeightCard({ record, gauge, onGoal }: WeightCardProps) {
  const { weight, origin, target, range, level, change } = createWeightView(record, getServerTime())
  const unit = getDisplayUnit('kg')
  return (
    <section className="rounded-card bg-surface px-4 pt-3 pb-5 text-center shadow-card" aria-label="体重">
      {/* The number's position inside the arc is relative to the arc's width. */}
      <div className="mx-auto max-w-[318px]">
        {gauge || <GaugeSkeleton />}
        <div className="-mt-[44%]">
          <p className="text-sub text-ink-3">当前体重</p>
          <p
            className={`num text-[min(4.5rem,21vw)] leading-[1.02] tracking-[-.02em] ${weight.length > 4 ? 'elder:text-[min(5rem,20.5vw)]' : 'elder:text-[min(5.5rem,23vw)]'}`}
          >
            <NumberRoll value={weight} initialText={weight} />
            <small className="ml-1 font-sans text-body font-normal tracking-normal text-ink-3">{unit}</small>
          </p>
          {/* Large text needs the whole width, below the ends of the gauge. */}
          {change && (
            <p className="relative mt-2 elder:mt-8 inline-flex min-h-7 items-center rounded-full bg-brand-soft px-3 py-0.5 text-sub text-brand-text">
              <span>
                {change.when} {change.direction}
                {change.size && (
                  <>
                    {' '}
                    <b className="num text-body leading-none">{change.size}</b> {unit}
                  </>
                )}
              </span>
            </p>
          )}
        </div>
      </div>
      {level && (
        <div className="mt-6 hidden elder:block">
          <LevelAdvice level={level} />
        </div>
      )}
      <dl className="trio mt-8 border-t border-line pt-4">
        <Stat label="初始体重" value={origin} unit={unit} />
        <Stat
          label="目标体重"
          value={
            target === PLACEHOLDER ? (
              <button
                type="button"
                className="hit press font-sans text-body font-semibold text-brand-text"
                onClick={onGoal}
              >
                去设置
              </button>
            ) : (
              target
            )
          }
          unit={target === PLACEHOLDER ? '' : unit}
        />
        <Stat label="标准范围" value={range} unit={unit} />
      </dl>
    </section>
  )
}
