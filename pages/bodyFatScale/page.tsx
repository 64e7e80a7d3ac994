import { useState } from 'react'
import { DateSelector } from '#pages/bodyFatScale/calendar/date-selector.tsx'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import { ChunkError } from '#shared/app/loading/lazy-component.tsx'
import { lazyModule, useLazyModule } from '#shared/app/loading/lazy-module.ts'
import { part } from '#shared/app/loading/part.tsx'
import { usePrefetch } from '#shared/app/loading/use-prefetch.ts'
import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { go } from '#shared/app/page/go.ts'
import { goBack } from '#shared/app/page/navigate.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { useWeightUnit } from '#shared/app/use-weight-unit.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { sleep } from '#shared/core/loading/sleep.ts'
import { withCommas } from '#shared/core/numbers.ts'
import { NextIcon, ScaleIcon } from '#shared/ui/icons/icons.tsx'
import { BodyTypeSkeleton, HomeSkeleton } from './home-skeleton.tsx'
import { isPending } from './model.ts'
import type { Overlay } from './overlays.tsx'
import { useHome } from './use-home.ts'
import { WeightCard } from './weight-card.tsx'

const AROUND = lazyModule(() => import('./around-weight.tsx'))
/** Where the replies take longer than this, it comes while they are on their way; in milliseconds. */
const AROUND_MS = 300
const Instead = part(() => import('./states.tsx').then(({ Instead }) => Instead))
const Missing = part(() => import('./states.tsx').then(({ Missing }) => Missing))

/** Health data: the frame around what the scale knows about the member. */
export function Page() {
  return (
    <main className="page-column home-ground">
      {/* The page's own ground once more, from the same edge: not seen at the top, and what is scrolled goes under it. */}
      <div className="sticky top-0 z-[3] bg-canvas home-ground">
        <MemberBar title="健康数据" tone="clear" onBack={goBack} />
      </div>
      <Content />
    </main>
  )
}

/** What the scale knows about the member, for one day. */
function Content() {
  const home = useHome()
  const { record, known, shown, dates, retry } = home
  useWeightUnit()
  const [open, setOpen] = useState<Overlay>()
  const [{ Around, WeightGauge } = {}, retryAround] = useLazyModule(AROUND, record.state !== 'loading')
  usePrefetch(AROUND.load, () => sleep(AROUND_MS))
  const failure = record.state === 'failed' && record.error
  const hasDays = dates.state === 'ready' && dates.value.length > 0
  const isAway = Boolean((failure && !hasDays) || (known && !shown))
  const ask = (what: Overlay) => (retryAround ? retryAround() : setOpen(what))

  return (
    <>
      {isAway ? (
        <div className="flex flex-1 flex-col">
          {known && <PendingBanner record={known} />}
          <Instead error={failure} onRetry={() => retry('all')} />
        </div>
      ) : (
        <div className={`flex flex-col gap-3 px-4 pt-1 ${Around ? '' : 'flex-1 pb-6'}`}>
          {shown && <PendingBanner record={shown} />}
          {record.state === 'loading' ? (
            <HomeSkeleton />
          ) : (
            <>
              <DateSelector date={shown?.date ?? ''} onOpen={() => ask('calendar')} />
              {(dates.state === 'failed' || !shown) && (
                <Missing dates={dates.state === 'failed'} record={!shown} retry={retry} />
              )}
            </>
          )}
          {shown && (
            <WeightCard
              record={shown}
              gauge={WeightGauge && <WeightGauge record={shown} />}
              onGoal={() => ask('goal')}
            />
          )}
          {shown && !Around && !retryAround && <BodyTypeSkeleton />}
          {retryAround && <ChunkError onRetry={retryAround} />}
        </div>
      )}
      {Around && <Around home={home} isAway={isAway} open={open} onOpen={setOpen} />}
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
      onClick={() => go(pageUrl('bodyFatScaleList', { no: queryIds('no').no }))}
    >
      <ScaleIcon grows={22} />
      <span className="flex-1">
        有
        <b className="num px-[3px] text-num-s leading-none text-sprout">
          {withCommas(Math.floor(record.unconfirmedCount!))}
        </b>
        条测量记录待确认
      </span>
      <NextIcon grows={18} />
    </button>
  )
}
