import type { SportReport } from '#shared/api/report.ts'
import type { Profile } from '#shared/api/user.ts'
import { go } from '#shared/app/page/go.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { MISSING } from '#shared/core/numbers.ts'
import { CircleProgress } from '#shared/ui/charts/circle-progress.tsx'
import { ComparisonBars } from '#shared/ui/charts/comparison-bars.tsx'
import { DayRings } from '#shared/ui/charts/day-rings.tsx'
import { Button } from '#shared/ui/controls/button.tsx'
import { Below } from '#shared/ui/layout/below.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { BurgerCard } from './burger-card.tsx'
import { FigureCard } from './figure-card.tsx'
import { Hero } from './hero.tsx'
import { honourOf } from './honours.ts'
import { burgers, calendarOf, favourites, figures, goalOf, KIND_WORDS, kindOf, rangeText } from './model.ts'

interface Props {
  report: SportReport
  profile: Profile | undefined
}

/** The report, card by card. */
export function ReportBody({ report, profile }: Props) {
  const words = KIND_WORDS[kindOf(report)]
  const { days, minutes, kcal } = figures(report)
  const food = burgers(report.exercise_total_consumption)
  const calendar = calendarOf(report)
  const pairs = [kcal, days, minutes].map((one) => ({ ...one, name: `${one.name}（${one.unit}）` }))
  const compared = pairs
    .map(({ name, value, last }) => `${name}${words.last} ${last}，${words.now} ${value}`)
    .join('；')
  return (
    <>
      <Hero
        title={words.title}
        range={rangeText(report)}
        honour={honourOf(report, profile?.nickname ?? '')}
        profile={profile}
      />
      <div className="flex flex-col gap-3 px-4 pb-6 print:grid print:grid-flow-dense print:grid-cols-2 print:gap-2.5 print:px-px print:pb-0 print:[&>*]:break-inside-avoid print:[&>*]:border print:[&>*]:shadow-none print:[&>#food]:col-span-full">
        <FigureCard figures={[days, minutes, kcal]} last={words.last} favourites={favourites(report)} />
        {food && <BurgerCard {...food} />}
        <Card title={`与${words.last}对比`} right={<Legend {...words} />}>
          <ComparisonBars label={`与${words.last}对比：${compared}`} pairs={pairs} />
        </Card>
        <GoalCard goal={goalOf(report)} />
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

/** The reports before and after this one, where the service names them ('' otherwise). */
const Neighbours = ({ previous, next }: { previous: string; next: string }) =>
  previous || next ? (
    <nav aria-label="其他报告" className="flex flex-wrap gap-2.5 print:hidden">
      <Way no={previous} words="上一份报告" />
      <Way no={next} words="下一份报告" />
    </nav>
  ) : null

/** In the place of this report, so that Back leaves all of them at once. */
const Way = ({ no, words }: { no: string; words: string }) =>
  no ? (
    <Button
      kind="secondary"
      className="flex-[1_1_8em]"
      onClick={() => go(pageUrl('sportsWeekly', { reportId: no }), 'replace')}
    >
      {words}
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

/** How much of the plan is done. */
const GoalCard = ({ goal: { percent, done, total } }: { goal: Goal }) => (
  <Card title="目标完成">
    <div className="flex flex-wrap items-center gap-5">
      <CircleProgress percent={percent} size="goal" label={`已完成 ${percent}%`}>
        <b className="num block text-[min(1.875rem,40px)] leading-[1.1]">{percent}%</b>
        <small className="block text-[min(.75rem,16px)] elder:text-tight leading-[1.3] text-ink-3">已完成</small>
      </CircleProgress>
      <dl className="grid flex-[1_1_5.5rem] gap-3">
        <Count mark="bg-brand" name="完成课程" value={done} />
        <Count mark="bg-fill shadow-[inset_0_0_0_1px_var(--color-tick)]" name="计划课程" value={total} />
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
      {value !== MISSING && <i className="ml-0.5 font-sans text-caption font-normal text-ink-3">节</i>}
    </dd>
  </div>
)
