import type { ReactNode } from 'react'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import { MISSING } from '#shared/core/numbers.ts'
import { shownUnit } from '#shared/core/weight-unit.ts'
import { NumberRoll } from '#shared/ui/motion/number-roll.tsx'
import { Stat } from '#shared/ui/verdicts/stat.tsx'
import { GaugeRoom } from './home-skeleton.tsx'
import { weightView } from './model.ts'

interface Props {
  record: BodyFatRecord
  /** The gauge's drawing, which comes a little later. */
  gauge: ReactNode
  /** The member wants to set a goal. */
  onGoal: () => void
}

/** Initial, current and target weight with the gauge, and the change of the last days. */
export function WeightCard({ record, gauge, onGoal }: Props) {
  const { weight, origin, target, range, change } = weightView(record, serverNow())
  const unit = shownUnit('kg')
  return (
    <section className="rounded-card bg-surface px-4 pt-3 pb-5 text-center shadow-card" aria-label="体重">
      {/* The number's place inside the arc is a share of the arc's own width. */}
      <div className="mx-auto max-w-[318px]">
        {gauge || <GaugeRoom />}
        <div className="-mt-[44%]">
          <p className="text-sub text-ink-3">当前体重</p>
          <p className="num text-[min(4.5rem,21vw)] leading-[1.02] tracking-[-.02em]">
            <NumberRoll value={weight} shown={weight} />
            <small className="ml-1 font-sans text-body font-normal tracking-normal text-ink-3">{unit}</small>
          </p>
          {/* Large words need the whole width: below the ends of the gauge. */}
          {change && (
            <p className="relative mt-2 elder:mt-8 inline-flex min-h-7 items-center rounded-full bg-brand-soft px-3 py-0.5 text-sub text-brand-text">
              <span>
                {change.when} {change.way}
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
      <dl className="trio mt-8 border-t border-line pt-4">
        <Stat label="初始体重" value={origin} unit={unit} />
        <Stat
          label="目标体重"
          value={
            target === MISSING ? (
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
          unit={target === MISSING ? '' : unit}
        />
        <Stat label="标准范围" value={range} unit={unit} />
      </dl>
    </section>
  )
}
