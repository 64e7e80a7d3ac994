import { useState } from 'react'
import { DateSelector } from '#pages/bodyFatScale/calendar/date-selector.tsx'
import type { AnalysisItem } from '#shared/api/analysis.ts'
import { LostPart } from '#shared/app/loading/lost-part.tsx'
import { usePart } from '#shared/app/loading/use-part.ts'
import { useWarm } from '#shared/app/loading/use-warm.ts'
import { useWeightUnit } from '#shared/app/use-weight-unit.ts'
import { isMinor } from '#shared/health/body.ts'
import { HomeSkeleton, MonthBlank } from './home-skeleton.tsx'
import { hasGoal, isMeasured } from './model.ts'
import { PendingBanner } from './pending-banner.tsx'
import { useHome } from './use-home.ts'
import { WeightCard } from './weight-card.tsx'

const loadRest = () => import('./rest.tsx')
const loadStates = () => import('./states.tsx')

/** What the scale knows about the member, for one day. */
export function Home() {
  const { record, dates, body, select, retry } = useHome()
  useWeightUnit()
  const [open, setOpen] = useState<'calendar' | 'goal'>()
  const known = record.state === 'ready' ? record.value : undefined
  const shown = known && isMeasured(known) ? known : undefined
  const failure = record.state === 'failed' && record.error
  const [weights, setWeights] = useState<readonly AnalysisItem[] | null>()
  const [isStill, setStill] = useState(false)
  const [rest, retryRest] = usePart(loadRest, record.state !== 'loading')
  useWarm(loadRest)
  const isTroubled = dates.state === 'failed' || (record.state !== 'loading' && !shown)
  const [states, retryStates] = usePart(loadStates, isTroubled)
  const onLost = (!states && retryStates) || retryRest
  const lost = onLost && <LostPart onRetry={onLost} />
  const hasDays = dates.state === 'ready' && dates.value[0]

  const askGoal = () =>
    shown && !hasGoal(shown)
      ? setOpen('goal')
      : rest
        ? void rest.openNativePage('targetPlan', '目标计划')
        : retryRest?.()

  return (
    <>
      {(failure && !hasDays) || (known && !shown) ? (
        <div className="flex flex-1 flex-col">
          {known && <PendingBanner record={known} />}
          {states ? <states.Instead error={failure} onRetry={() => retry('all')} /> : lost}
        </div>
      ) : (
        <>
          <div className="flex flex-1 flex-col gap-3 px-4 pt-1 pb-6">
            {shown && <PendingBanner record={shown} />}
            {record.state === 'loading' ? (
              <HomeSkeleton />
            ) : (
              <>
                <DateSelector date={shown?.date ?? ''} onOpen={() => (retryRest ? retryRest() : setOpen('calendar'))} />
                {states && <states.Missing dates={dates.state === 'failed'} record={!shown} retry={retry} />}
              </>
            )}
            {shown && (
              <WeightCard
                record={shown}
                rest={rest}
                weights={weights}
                isRated={body && !isMinor(body)}
                onGoal={askGoal}
              />
            )}
            {shown && !rest && !retryRest && hasGoal(shown) && <MonthBlank isGoingOn />}
            {shown && rest && <rest.Details record={shown} body={body} isStill={isStill} onWeights={setWeights} />}
            {lost}
          </div>
          {rest && <rest.Actions onGoal={askGoal} />}
        </>
      )}
      {rest && (
        <rest.Overlays
          open={open}
          onClose={() => setOpen(undefined)}
          dates={dates.state === 'ready' ? dates.value : undefined}
          known={known}
          shown={shown}
          onSelect={select}
          onTurn={setStill}
          onBack={() => retry('quietly')}
        />
      )}
    </>
  )
}
