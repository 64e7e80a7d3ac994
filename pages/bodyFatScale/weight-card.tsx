import type { AnalysisItem } from '#shared/api/analysis.ts'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import { dayNumber } from '#shared/core/dates/calendar-days.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import { MISSING } from '#shared/core/numbers.ts'
import { shownUnit } from '#shared/core/weight-unit.ts'
import { Stat } from '#shared/ui/verdicts/stat.tsx'
import { GaugeRoom } from './home-skeleton.tsx'
import { changeDays, weightView } from './model.ts'

interface Props {
  record: BodyFatRecord
  /** What comes a little later: the gauge's drawing, the rolling number. */
  around: typeof import('./around-weight.tsx') | undefined
  /** All weights, which the change is told from; null: they cannot be had. */
  weights: readonly AnalysisItem[] | null | undefined
  /** Of a grown-up: not under 18. Undefined while the age is not known yet: the range keeps its room, unseen. */
  isRated: boolean | undefined
  /** The member wants to set a goal. */
  onGoal: () => void
}

/** Initial, current and target weight with the gauge, and the change of the last days. */
export function WeightCard({ record, around, weights, isRated, onGoal }: Props) {
  const [days, time] = [changeDays(record), parseTime(record.date)]
  const isOpen = days > 0 && weights === undefined
  const moved = around && weights && time !== undefined ? around.weightMove(weights, dayNumber(time), days) : undefined
  const { weight, origin, target, range, change } = weightView(record, moved)
  const unit = shownUnit('kg')
  return (
    <section className="rounded-card bg-surface px-4 pt-3 pb-5 text-center shadow-card" aria-label="体重">
      {/* The number's place inside the arc is a share of the arc's own width. */}
      <div className="mx-auto max-w-[318px]">
        {around ? <around.WeightGauge record={record} isRated={isRated === true} /> : <GaugeRoom />}
        <div className="-mt-[44%]">
          <p className="text-sub text-ink-3">当前体重</p>
          <p className="num text-[min(4.5rem,21vw)] leading-[1.02] tracking-[-.02em]">
            {around ? <around.NumberRoll value={weight} shown={weight} /> : weight}
            <small className="ml-1 font-sans text-body font-normal tracking-normal text-ink-3">{unit}</small>
          </p>
          {change && (
            <p className="relative mt-2 inline-flex min-h-7 items-center gap-1 rounded-full bg-brand-soft px-3 py-0.5 text-sub text-brand-text">
              {/* Its room is kept until it is known which way the trend goes. */}
              <span className={`inline-flex items-center gap-1 ${isOpen ? 'invisible' : ''}`}>
                {change.when} {change.way}
                {change.size && (
                  <>
                    <b className="num text-body leading-none">{change.size}</b>
                    {unit}
                  </>
                )}
              </span>
            </p>
          )}
        </div>
      </div>
      <dl
        className={`trio mt-8 border-t border-line pt-4 ${isRated === undefined ? '[&>:last-child_dd]:invisible' : ''}`}
      >
        <Stat label="初始体重" value={origin} unit={unit} />
        <Stat
          label="目标体重"
          value={target === MISSING && around ? <around.SetGoal onGoal={onGoal} /> : target}
          unit={target === MISSING ? '' : unit}
        />
        <Stat label="标准范围" value={isRated === false ? MISSING : range} unit={isRated === false ? '' : unit} />
      </dl>
    </section>
  )
}
