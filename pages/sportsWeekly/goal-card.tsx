import { MISSING } from '#shared/core/numbers.ts'
import { CircleProgress } from '#shared/ui/charts/circle-progress.tsx'
import { Card } from '#shared/ui/layout/card.tsx'

interface Goal {
  /** 0–100 */
  percent: number
  done: string
  total: string
}

/** How much of the plan is done. */
export const GoalCard = ({ goal: { percent, done, total } }: { goal: Goal }) => (
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
