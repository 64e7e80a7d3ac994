import type { BodyFatRecord } from '#shared/api/scale.ts'
import { MISSING } from '#shared/core/numbers.ts'
import { Stat } from '#shared/ui/verdicts/stat.tsx'
import { GaugeRoom } from './home-skeleton.tsx'
import { weightView } from './model.ts'

interface Props {
  record: BodyFatRecord
  /** What comes a little later: the gauge's drawing, the rolling number, whether the change leads towards the goal. */
  rest: typeof import('./rest.tsx') | undefined
  /** The member wants to set a goal. */
  onGoal: () => void
}

/** Initial, current and target weight with the gauge, and the change of the last days. */
export function WeightCard({ record, rest, onGoal }: Props) {
  const { weight, origin, target, range, change } = weightView(record)
  return (
    <section className="rounded-card bg-surface px-4 pt-3 pb-5 text-center shadow-card" aria-label="体重">
      {/* The number's place inside the arc is a share of the arc's own width. */}
      <div className="mx-auto max-w-[318px]">
        {rest ? <rest.WeightGauge record={record} /> : <GaugeRoom />}
        <div className="-mt-[44%]">
          <p className="text-sub text-ink-3">当前体重</p>
          <p className="num text-[min(4.5rem,21vw)] leading-[1.02] tracking-[-.02em]">
            {rest ? <rest.NumberRoll value={weight} shown={weight} /> : weight}
            <small className="ml-1 font-sans text-body font-normal tracking-normal text-ink-3">kg</small>
          </p>
          {change && (
            <p className="relative mt-2 inline-flex min-h-7 items-center gap-1 rounded-full bg-brand-soft px-3 py-0.5 text-sub text-brand-text">
              {change.when} {change.way}
              {change.kg && (
                <>
                  <b className="num text-body leading-none">{change.kg}</b>kg
                </>
              )}
              {rest && <rest.GoalWord record={record} />}
            </p>
          )}
        </div>
      </div>
      <dl className="trio mt-8 border-t border-line pt-4">
        <Stat label="初始体重" value={origin} unit="kg" />
        <Stat
          label="目标体重"
          value={target === MISSING && rest ? <rest.SetGoal onGoal={onGoal} /> : target}
          unit={target === MISSING ? '' : 'kg'}
        />
        <Stat label="标准范围" value={range} unit="kg" />
      </dl>
    </section>
  )
}
