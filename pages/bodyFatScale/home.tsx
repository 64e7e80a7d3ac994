import { useEffect, useState } from 'react'
import { useLazy } from '#shared/app/use-lazy.ts'
import { dayKey } from '#shared/core/dates.ts'
import { pageUrl } from '#shared/core/page-url.ts'
import { DateSelector } from './date-selector.tsx'
import { GaugeRoom, HomeSkeleton } from './home-skeleton.tsx'
import { hasGoal, isMeasured, isPending } from './model.ts'
import { PendingBanner } from './pending-banner.tsx'
import { useHome } from './use-home.ts'
import { WeightCard } from './weight-card.tsx'

/** What the scale knows about the member, for one day (spec §2 Body fat scale home). */
export function Home() {
  const { record, dates, select, retry } = useHome()
  const [open, setOpen] = useState<'calendar' | 'goal'>()
  const close = () => setOpen(undefined)
  const calendar = useLazy(() => import('./calendar-sheet.tsx'), open === 'calendar')
  const goal = useLazy(() => import('./goal-dialog.tsx'), open === 'goal')

  const known = record.state === 'ready' ? record.value : undefined
  const shown = known && isMeasured(known) ? known : undefined
  const [isStill, setStill] = useState(false)
  const rest = useLazy(() => import('./rest.tsx'), record.state !== 'loading')
  const isTroubled = dates.state === 'failed' || (record.state !== 'loading' && !shown)
  const states = useLazy(() => import('./states.tsx'), isTroubled)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` means the same at every render
  useEffect(() => rest?.onReturn(() => retry('quietly')), [rest])
  const hasPending = known && isPending(known)
  useEffect(() => {
    if (hasPending) rest?.prefetch(pageUrl('bodyFatScaleList'))
  }, [hasPending, rest])
  const hasDays = dates.state === 'ready' && dates.value.length > 0

  const askGoal = () => (shown && !hasGoal(shown) ? setOpen('goal') : rest?.openNative('targetPlan'))

  return (
    <>
      {record.state === 'failed' && !hasDays ? (
        <div className="flex flex-1 flex-col">
          {states && <states.ErrorCard error={record.error} onRetry={() => retry('all')} />}
        </div>
      ) : known && !shown ? (
        <div className="flex flex-1 flex-col">
          <PendingBanner record={known} />
          {states && <states.NoData />}
        </div>
      ) : (
        <>
          <div className="flex flex-1 flex-col gap-3 px-4 pt-1 pb-6">
            {shown && <PendingBanner record={shown} />}
            {record.state === 'loading' ? (
              <HomeSkeleton />
            ) : (
              <>
                <DateSelector date={shown?.date ?? ''} onOpen={() => setOpen('calendar')} />
                {dates.state === 'failed' && states && (
                  <states.PartFailed words="测量日期加载失败" onRetry={() => retry('dates')} />
                )}
                {!shown && states && <states.PartFailed words="测量数据加载失败" onRetry={() => retry('record')} />}
              </>
            )}
            {shown && (
              <WeightCard
                record={shown}
                gauge={rest ? <rest.WeightGauge record={shown} /> : <GaugeRoom />}
                Roll={rest?.NumberRoll}
                onGoal={askGoal}
              />
            )}
            {shown && rest && <rest.Details record={shown} isStill={isStill} />}
          </div>
          {record.state !== 'loading' && rest && <rest.Actions onGoal={askGoal} />}
        </>
      )}
      {calendar && (
        <calendar.CalendarSheet
          open={open === 'calendar'}
          onClose={close}
          dates={dates.state === 'ready' ? dates.value : undefined}
          selected={shown && dayKey(shown.date)}
          onSelect={(no) => {
            close()
            select(no)
          }}
        />
      )}
      {goal && <goal.GoalDialog open={open === 'goal'} onClose={close} />}
      {shown && rest && <rest.FirstVisit record={shown} onTurn={setStill} />}
    </>
  )
}
