import { readAnalysis } from '#shared/api/analysis.ts'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { dayNumber } from '#shared/core/dates/calendar-days.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import type { Body } from '#shared/health/body.ts'
import { metricOf } from '#shared/health/metrics.ts'
import { weightOutlook } from '#shared/health/weight-outlook.ts'
import { OutlookText } from '#shared/ui/health/outlook-text.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { hasGoal } from './model.ts'
import { MonthCard } from './month-card.tsx'
import { monthLine } from './month-line.ts'

const readWeights = (signal: AbortSignal) => readAnalysis(metricOf('weight').type, signal)

interface Props {
  record: BodyFatRecord
  /** Undefined while it is not known yet. */
  body: Body | undefined
}

/** Where the weight comes from and where it is going, below its gauge: of the latest record alone. Without an answer there is nothing to say. */
export function OutlookPanel({ record, body }: Props) {
  // After the profile, which decides what the cards below hold: this answer may be long.
  const { remote } = useRemote(body && readWeights, [body !== undefined])
  if (remote.state === 'failed') return null
  const items = remote.state === 'ready' ? remote.value.items : undefined
  const goal = hasGoal(record) ? record.targetWeight : undefined
  const outlook =
    items && body ? weightOutlook({ items, targetKg: record.targetWeight, body, now: Date.now() }) : undefined
  const line = items && monthLine(items, goal)
  const time = parseTime(record.date)
  if (outlook && (time === undefined || dayNumber(time) !== outlook.lastDay)) return null
  return (
    // As high while it waits, with two lines of words: what is below must not move, also when the page is left and found again.
    <section
      aria-label="体重趋势"
      className="flex min-h-[calc(8.125rem+min(27.7vw,119px))] elder:min-h-[calc(10rem+128px)] flex-col justify-center rounded-card bg-surface px-5 py-4 shadow-card"
    >
      {outlook ? (
        <>
          {line && <MonthCard line={line} goal={goal} />}
          <div className={line ? 'mt-2' : ''}>
            <OutlookText outlook={outlook} />
          </div>
        </>
      ) : (
        <>
          <Skeleton className="h-3 w-16" />
          <Skeleton className="mt-2 mb-5 h-20" />
          <Skeleton className="h-7 w-40" />
          <Skeleton className="mt-1 h-5" />
        </>
      )}
    </section>
  )
}
