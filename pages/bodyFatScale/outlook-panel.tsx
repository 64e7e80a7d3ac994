import type { AnalysisItem } from '#shared/api/analysis.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import { dayNumber } from '#shared/core/dates/calendar-days.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import type { Body } from '#shared/health/body.ts'
import { weightOutlook } from '#shared/health/weight-outlook.ts'
import { OutlookText } from '#shared/ui/health/outlook-text.tsx'
import { MONTH_CARD, MonthBlank } from './home-skeleton.tsx'
import type { WithGoal } from './model.ts'
import { MonthCard } from './month-card.tsx'
import { monthLine } from './month-line.ts'

interface Props {
  record: WithGoal
  /** Of all time. */
  weights: Remote<readonly AnalysisItem[]>
  /** Undefined while it is not known yet. */
  body: Body | undefined
}

/** Where the weight comes from and where it is going, below its gauge: of the latest record alone. Without an answer there is nothing to say. */
export function OutlookPanel({ record, weights, body }: Props) {
  if (weights.state === 'failed') return null
  const items = weights.state === 'ready' ? weights.value : undefined
  const goal = record.targetWeight
  const now = serverNow()
  const outlook = items && body ? weightOutlook({ items, targetKg: goal, body, now }) : undefined
  const line = items && monthLine(items, goal, now)
  const time = parseTime(record.date)
  if (outlook && (time === undefined || dayNumber(time) !== outlook.lastDay)) return null
  if (!outlook) return <MonthBlank />
  return (
    <section aria-label="体重趋势" className={MONTH_CARD}>
      {line && <MonthCard line={line} goal={goal} />}
      <div className={line ? 'mt-2' : ''}>
        <OutlookText outlook={outlook} />
      </div>
    </section>
  )
}
