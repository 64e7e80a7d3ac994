import type { SportPeriod } from '#shared/api/sport.ts'
import { amount, MISSING } from '#shared/core/numbers.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { NumberRoll } from '#shared/ui/motion/number-roll.tsx'
import { Stat } from '#shared/ui/verdicts/stat.tsx'
import { capacity } from './model.ts'

/** The chosen period in figures; days only where a period has several. */
export function Summary({ period, hasDays }: { period: SportPeriod; hasDays: boolean }) {
  const [duration, calorie] = [amount(period.duration), amount(period.calorie)]
  return (
    <Card>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <p>
          <span className="block text-sub text-ink-3">运动时长</span>
          <b className="num text-[min(3.5rem,16vw)] leading-none tracking-[-.01em]">
            <NumberRoll value={duration} />
          </b>
          {duration !== MISSING && <i className="ml-1 inline-block text-ink-3">分钟</i>}
        </p>
        <p className="ml-auto text-right elder:ml-0 elder:text-left max-[359px]:ml-0 max-[359px]:text-left">
          <span className="block text-sub text-ink-3">消耗</span>
          <b className="num text-[min(2rem,14vw)] leading-none">
            <NumberRoll value={calorie} />
          </b>
          {calorie !== MISSING && <i className="ml-1 inline-block text-caption text-ink-3">千卡</i>}
        </p>
      </div>
      <dl className="trio gap-x-8 [--trio:13rem] min-[431px]:*:*:min-w-full! mt-3.5 rounded-tile bg-canvas p-3.5">
        <Stat label="运动次数" value={amount(period.frequency)} unit="次" />
        <Stat label="累计容量" value={capacity(period.weight)} unit="kg" />
        {hasDays && <Stat label="运动天数" value={amount(period.days)} unit="天" />}
      </dl>
    </Card>
  )
}
