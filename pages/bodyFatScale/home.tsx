import { useState } from 'react'
import { DateSelector } from '#pages/bodyFatScale/calendar/date-selector.tsx'
import type { AnalysisItem } from '#shared/api/analysis.ts'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import { LostPart } from '#shared/app/loading/lost-part.tsx'
import { usePart } from '#shared/app/loading/use-part.ts'
import { useWarm } from '#shared/app/loading/use-warm.ts'
import { go } from '#shared/app/page/go.ts'
import { useWeightUnit } from '#shared/app/use-weight-unit.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { withCommas } from '#shared/core/numbers.ts'
import { isMinor } from '#shared/health/body.ts'
import { NextIcon, ScaleIcon } from '#shared/ui/icons/icons.tsx'
import { HomeSkeleton, MonthBlank } from './home-skeleton.tsx'
import { hasGoal, isMeasured, isPending } from './model.ts'
import { useHome } from './use-home.ts'
import { WeightCard } from './weight-card.tsx'

const loadAround = () => import('./around-weight.tsx')
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
  const [around, retryAround] = usePart(loadAround, record.state !== 'loading')
  useWarm(loadAround)
  const isTroubled = dates.state === 'failed' || (record.state !== 'loading' && !shown)
  const [states, retryStates] = usePart(loadStates, isTroubled)
  const onLost = (!states && retryStates) || retryAround
  const lost = onLost && <LostPart onRetry={onLost} />
  const hasDays = dates.state === 'ready' && dates.value[0]

  const askGoal = () =>
    shown && !hasGoal(shown)
      ? setOpen('goal')
      : around
        ? void around.openNativePage('targetPlan', '目标计划')
        : retryAround?.()

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
                <DateSelector
                  date={shown?.date ?? ''}
                  onOpen={() => (retryAround ? retryAround() : setOpen('calendar'))}
                />
                {states && <states.Missing dates={dates.state === 'failed'} record={!shown} retry={retry} />}
              </>
            )}
            {shown && (
              <WeightCard
                record={shown}
                around={around}
                weights={weights}
                isRated={body && !isMinor(body)}
                onGoal={askGoal}
              />
            )}
            {shown && !around && !retryAround && hasGoal(shown) && <MonthBlank isGoingOn />}
            {shown && around && <around.Details record={shown} body={body} isStill={isStill} onWeights={setWeights} />}
            {lost}
          </div>
          {around && <around.Actions onGoal={askGoal} />}
        </>
      )}
      {around && (
        <around.Overlays
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

/** How many measurements wait for the member, when there are any; leads to their list. */
function PendingBanner({ record }: { record: BodyFatRecord }) {
  if (!isPending(record)) return null
  return (
    <button
      type="button"
      className="press flex min-h-12 w-full items-center gap-2.5 rounded-tile bg-deep py-2 pr-3 pl-3.5 text-left text-sub text-on-deep"
      onClick={() => go(pageUrl('bodyFatScaleList', { no: record.no }))}
    >
      <ScaleIcon size={22} />
      <span className="flex-1">
        有
        <b className="num px-[3px] text-num-s leading-none text-sprout">
          {withCommas(Math.floor(record.unconfirmedCount!))}
        </b>
        条测量记录待确认
      </span>
      <NextIcon size={18} />
    </button>
  )
}
