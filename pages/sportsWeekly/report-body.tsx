import type { ReactNode } from 'react'
import type { SportReport } from '#shared/api/report.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import type { Profile } from '#shared/api/user.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { formatTime } from '#shared/format/dates.ts'
import { clamp, PLACEHOLDER } from '#shared/format/numbers.ts'
import { navigate } from '#shared/page/navigate.ts'
import { CircleProgress } from '#shared/ui/charts/circle-progress.tsx'
import { ComparisonBars } from '#shared/ui/charts/comparison-bars.tsx'
import { DayRings } from '#shared/ui/charts/day-rings.tsx'
import { Button } from '#shared/ui/controls/button.tsx'
import { Below } from '#shared/ui/layout/below.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { Dates } from '#shared/ui/layout/dates.tsx'
import { Avatar } from '#shared/ui/people/avatar.tsx'
import { Triangle } from '#shared/ui/verdicts/change.tsx'
import { Dash } from '#shared/ui/verdicts/dash.tsx'
import { BrandTag } from '#shared/ui/verdicts/plain-tag.tsx'
import {
  type ChangeView,
  countBurgers,
  createCalendar,
  createFigures,
  type FigureView,
  formatRange,
  getFavourites,
  getGoal,
  getHonour,
  getKind,
  KIND_TEXTS,
} from './model.ts'

interface Props {
  report: SportReport
  profile: Profile | undefined
}

/** The report as cards. */
export function ReportBody({ report, profile }: Props) {
  const texts = KIND_TEXTS[getKind(report)]
  const { days, minutes, kcal } = createFigures(report)
  const food = countBurgers(report.exercise_total_consumption)
  const calendar = createCalendar(report)
  const pairs = [kcal, days, minutes].map((one) => ({ ...one, name: `${one.name}（${one.unit}）` }))
  const compared = pairs
    .map(({ name, value, last }) => `${name}${texts.last} ${last}，${texts.now} ${value}`)
    .join('；')
  return (
    <>
      <Hero
        title={texts.title}
        range={formatRange(report)}
        honour={getHonour(report, profile?.nickname ?? '')}
        profile={profile}
      />
      <div className="flex flex-col gap-3 px-4 pb-6 print:grid print:grid-flow-dense print:grid-cols-2 print:gap-2.5 print:px-px print:pb-0 print:[&>*]:break-inside-avoid print:[&>*]:border print:[&>*]:shadow-none print:[&>#food]:col-span-full">
        <FigureCard figures={[days, minutes, kcal]} last={texts.last} favourites={getFavourites(report)} />
        {food && <BurgerCard {...food} />}
        <Card title={`与${texts.last}对比`} right={<Legend {...texts} />}>
          <ComparisonBars label={`与${texts.last}对比：${compared}`} pairs={pairs} />
        </Card>
        <GoalCard goal={getGoal(report)} />
        <Below>
          {calendar.length > 0 && (
            <Card title="每日完成">
              <DayRings days={calendar} />
            </Card>
          )}
          <Neighbours previous={report.previous_report_no} next={report.next_report_no} />
        </Below>
      </div>
    </>
  )
}

/** Links to the previous and next report; '' for none. */
const Neighbours = ({ previous, next }: { previous: string; next: string }) =>
  previous || next ? (
    <nav aria-label="其他报告" className="flex flex-wrap gap-2.5 print:hidden">
      <TrendArrow no={previous} label="上一期" />
      <TrendArrow no={next} label="下一期" />
    </nav>
  ) : null

/** Replaces the history entry, so that Back leaves all reports at once. */
const TrendArrow = ({ no, label }: { no: string; label: string }) =>
  no ? (
    <Button
      kind="secondary"
      className="flex-[1_1_8em]"
      onClick={() => navigate(getPageUrl('sportsWeekly', { reportId: no }), 'replace')}
    >
      {label}
    </Button>
  ) : null

const Legend = ({ last, now }: { last: string; now: string }) => (
  <span className="flex gap-4 text-caption text-ink-2">
    <span className="flex items-center gap-[5px]">
      <i className="size-2.5 rounded-[3px] bg-tick" />
      {last}
    </span>
    <span className="flex items-center gap-[5px]">
      <i className="size-2.5 rounded-[3px] bg-brand" />
      {now}
    </span>
  </span>
)

interface Goal {
  /** 0–100 */
  percent: number
  done: string
  total: string
}

/** Card with the completed share of the plan. */
const GoalCard = ({ goal: { percent, done, total } }: { goal: Goal }) => (
  <Card title="目标完成">
    <div className="flex flex-wrap items-center gap-5">
      <CircleProgress percent={percent} size="goal" label={`已完成 ${percent}%`}>
        <b className="num block text-[min(1.875rem,40px)] leading-[1.1]">{percent}%</b>
        <small className="block text-[min(.75rem,16px)] elder:text-tight leading-[1.3] text-ink-3">已完成</small>
      </CircleProgress>
      <dl className="grid flex-[1_1_5.5rem] gap-3">
        <Count mark="bg-brand" name="已完成" value={done} />
        <Count mark="bg-fill shadow-[inset_0_0_0_1px_var(--color-tick)]" name="计划" value={total} />
      </dl>
    </div>
  </Card>
)

const Count = ({ mark, name, value }: { mark: string; name: string; value: string }) => (
  <div>
    <dt className="flex items-center gap-[7px] text-sub text-ink-2">
      <i className={`size-2.5 flex-none rounded-[3px] ${mark}`} />
      {name}
    </dt>
    <dd className="num pl-[17px] text-fig-m leading-[1.3]">
      {value}
      {value !== PLACEHOLDER && <i className="ml-0.5 font-sans text-caption font-normal text-ink-3">节</i>}
    </dd>
  </div>
)

interface HeroProps {
  /** Displayed in print only; on screen it is in the bar. */
  title: string
  range: string
  honour: { name: string; message: string }
  profile: Profile | undefined
}

/**
 * Hero: dates, honour, avatar in a ring of ticks, message; in print also the nickname and the time
 * of creation.
 */
function Hero({ title, range, honour, profile }: HeroProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)_92px] items-center gap-x-3 gap-y-1 px-5 pt-1 pb-5 text-on-brand dark:text-on-deep print:px-1 print:text-ink">
      <div>
        <p className="num text-sub leading-normal">
          <span className="mr-2 hidden font-sans print:inline">
            {title}
            {profile?.nickname && ` · ${profile.nickname}`}
          </span>
          <span className="inline-block">
            <Dates text={range} />
          </span>
          <span className="ml-2 hidden font-sans font-normal print:inline-block">
            生成时间 {formatTime(getServerTime(), 'yyyy-MM-dd HH:mm')}
          </span>
        </p>
        <h2 className="text-[min(2.125rem,calc(19.8vw_-_29px))] leading-tight">
          <bdi>{honour.name}</bdi>
        </h2>
      </div>
      <TickRing>
        <Avatar src={toImageUrl(profile?.avatar)} size={70} name={profile?.nickname} />
      </TickRing>
      <p className="col-span-full mt-1.5 text-sub leading-[1.65] text-[#0b3b28] dark:text-[#c9e6d7] print:text-ink-2">
        <bdi>{honour.message}</bdi>
      </p>
    </section>
  )
}

/** SVG path of 48 ticks, every fourth longer. */
const TICKS = Array.from({ length: 48 }, (_, index) => {
  const angle = (index / 48) * 2 * Math.PI
  const inner = index % 4 ? 41 : 38.5
  const toPoint = (radius: number) =>
    `${(46 + Math.sin(angle) * radius).toFixed(1)} ${(46 - Math.cos(angle) * radius).toFixed(1)}`
  return `M${toPoint(45)}L${toPoint(inner)}`
}).join('')

const TickRing = ({ children }: { children: ReactNode }) => (
  <div className="relative grid size-[92px] place-items-center">
    <svg className="absolute inset-0" width="92" height="92" viewBox="0 0 92 92" aria-hidden="true">
      <path d={TICKS} stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
    </svg>
    {children}
  </div>
)

interface FigureCardProps {
  figures: readonly FigureView[]
  /** Label of the last period: 上周 or 上月. */
  last: string
  /** Names of course types. */
  favourites: readonly string[]
}

/** Card with days, minutes and kcal, each compared with the last period, and favourite courses. */
const FigureCard = ({ figures, last, favourites }: FigureCardProps) => (
  <Card>
    <dl className="trio gap-x-2">
      {figures.map(({ name, value, unit, change }) => (
        <div key={name}>
          <dt className="text-sub leading-normal text-ink-2">{name}</dt>
          <dd className="elder:text-right max-[359px]:text-right">
            {/* In one column, the unit of a long number wraps to the next line. */}
            <b className="num block whitespace-nowrap elder:whitespace-normal max-[359px]:whitespace-normal text-[min(2.125rem,12vw)] leading-tight tracking-[-.01em]">
              {value === PLACEHOLDER ? <Dash /> : value}
              {value !== PLACEHOLDER && (
                <i className="ml-0.5 inline-block font-sans text-caption font-normal tracking-normal text-ink-3">
                  {unit}
                </i>
              )}
            </b>
            <small className="inline-flex flex-wrap items-center gap-x-1 text-caption leading-normal text-ink-2">
              <ChangeText {...change} last={last} />
            </small>
          </dd>
        </div>
      ))}
    </dl>
    <p className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-3.5 text-sub text-ink-2 *:whitespace-normal">
      喜爱课程
      {favourites.length === 0 && <Dash />}
      {favourites.map((name) => (
        <BrandTag key={name}>{name}</BrandTag>
      ))}
    </p>
  </Card>
)

/**
 * Change since the last period; only an arrow without a percentage. Neutral text colour: a change
 * is not rated.
 */
function ChangeText({ direction, percent, last }: ChangeView & { last: string }) {
  if (!direction) return <Dash />
  if (direction === 'same') return <span>与{last}持平</span>
  return (
    <>
      <span className="num inline-flex items-center gap-[3px]">
        <Triangle isUp={direction === 'up'} />
        {percent}
      </span>
      较{last}
    </>
  )
}

/** Above FEW burgers are drawn smaller; at most MAX_DRAWN are drawn. */
const [FEW, MAX_DRAWN] = [10, 40]

/** Card with the kcal in burgers of about 640 kcal. */
function BurgerCard({ count, text }: { count: number; text: string }) {
  const visibleCount = Math.min(Math.ceil(count), MAX_DRAWN)
  return (
    <Card id="food">
      <div className="flex flex-wrap items-center gap-3.5">
        <p className="flex-[1_0_min(9rem,100%)] leading-[1.55]">
          约等于{' '}
          <span className="whitespace-nowrap">
            <b className="num text-fig-l leading-none">{text}</b> 个汉堡的热量
          </span>
          <span className="block text-caption text-ink-3">1 个汉堡约 640 千卡</span>
        </p>
        <div className="flex flex-wrap gap-1">
          {Array.from({ length: visibleCount }, (_, index) => (
            <Burger key={index} part={clamp(count - index, 0, 1)} width={visibleCount > FEW ? 24 : 40} />
          ))}
        </div>
      </div>
    </Card>
  )
}

/**
 * Burger with its left `part` (0–1) in colour, the rest as a shadow. The inner <svg> clips the
 * coloured layers.
 */
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
