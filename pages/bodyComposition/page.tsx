import { useMemo, useRef } from 'react'
import { type ErrorStateProps, QueryView } from '#shared/data/query-view.tsx'
import { MemberBar } from '#shared/features/member/member-bar.tsx'
import { useReturn } from '#shared/features/member/open-native-page.ts'
import { PlanLink } from '#shared/features/member/plan-link.tsx'
import { useWeightUnit } from '#shared/features/use-weight-unit.ts'
import { formatUnit, getDifferenceUnit, toDisplayUnit } from '#shared/format/weight-unit.ts'
import { isMinor } from '#shared/health/body.ts'
import { ADULTS_ONLY } from '#shared/health/ratings.ts'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { goBack } from '#shared/page/go-back.ts'
import { getSearch, queryIds } from '#shared/page/query.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Below } from '#shared/ui/layout/below.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { EmptyState } from '#shared/ui/states/empty.tsx'
import { ScaleDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { Change } from '#shared/ui/verdicts/change.tsx'
import { FreshFooter, openMeasurement, RecordFooter } from './footers.tsx'
import { Hero } from './hero.tsx'
import { LATER } from './lazy.ts'
import { LevelRow } from './level-row.tsx'
import {
  compareWithLast,
  createHead,
  createLevelCards,
  getLastWeight,
  isEmpty,
  type SinceLast,
  type Source,
} from './model.ts'
import { PageSkeleton } from './skeleton.tsx'
import { useFresh, useHistory } from './use-source.ts'

/** True when opened right after a measurement. */
const isFresh = queryIds(getSearch(), 'from').from === 'BodyFatScale'

const useSource = isFresh ? useFresh : useHistory

const Segments = lazyComponent(LATER, ({ Segments }) => Segments, {
  fallback: () => <Skeleton className="h-[495px] rounded-card" />,
})

const CompareButton = lazyComponent(LATER, ({ CompareButton }) => CompareButton, { error: () => null })

const PageError = (props: ErrorStateProps) => (
  <>
    <MemberBar title="身体成分数据" onBack={goBack} />
    <ErrorCard {...props} />
  </>
)

/** Body composition page: seven levels and five segments. */
export function Page() {
  const query = useSource()
  useReturn(query.refetch)
  const source = query.data
  // Never hidden again: a reload after reconnecting must not unmount a half-entered weight.
  const hasFooter = useRef(false)
  hasFooter.current ||= query.status !== 'pending'
  return (
    <main className="page-column">
      <QueryView
        query={query}
        errorState={PageError}
        skeleton={
          <Loading>
            <PageSkeleton />
          </Loading>
        }
      >
        {(loaded) => <Content source={loaded} />}
      </QueryView>
      {/* The key resets the saved state for another measurement. */}
      {source?.fresh && <FreshFooter key={JSON.stringify(source.fresh)} payload={source.fresh} />}
      {/* A weight can be entered even if the history failed to load. */}
      {!isFresh && hasFooter.current && (
        <RecordFooter lastKg={source && getLastWeight(source)} onSaved={source ? query.refetch : query.retry} />
      )}
    </main>
  )
}

function Content({ source }: { source: Source }) {
  const unit = useWeightUnit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts use the member's unit
  const cards = useMemo(() => createLevelCards(source), [source, unit])
  if (isEmpty(cards) || (isFresh && !source.fresh)) {
    return (
      <>
        <MemberBar title="身体成分数据" onBack={goBack} />
        <EmptyState
          drawing={<ScaleDrawing />}
          title="暂无数据"
          line={isFresh ? '没有收到测量结果，请重新测量' : '测一次，就能看到各项身体指标'}
          action={
            isFresh && (
              <Button className="min-w-44" onClick={openMeasurement}>
                重新测量
              </Button>
            )
          }
        />
      </>
    )
  }
  const head = createHead(source)
  const since = compareWithLast(source)
  const isYouth = source.body !== undefined && isMinor(source.body)
  return (
    <>
      {head ? (
        <>
          <MemberBar title="身体成分数据" tone="deep" onBack={goBack} />
          <div className="bg-deep pb-24 text-on-deep">
            <Hero {...head} sex={source.body?.sex} />
          </div>
        </>
      ) : (
        <MemberBar title="身体成分数据" onBack={goBack} />
      )}
      <div className={`relative flex flex-1 flex-col gap-3 px-4 pb-6 ${head ? '-mt-24' : 'pt-3'}`}>
        {since && <ChangeCard since={since} />}
        <div className="rounded-card bg-surface shadow-card">
          {cards.map((card) => (
            <LevelRow key={card.measure.key} card={card} />
          ))}
        </div>
        {isYouth && <p className="px-2 text-center text-caption text-ink-3 [text-wrap:balance]">{ADULTS_ONLY}</p>}
        <Below>
          <Segments source={source} />
          {!isFresh && <CompareButton body={source.body ?? null} />}
          {!isYouth && <PlanLink />}
        </Below>
      </div>
    </>
  )
}

/**
 * Card with the changes since the previous measurement, in the neutral text colour: a change is not
 * rated.
 */
const ChangeCard = ({ since: { day, changes } }: { since: SinceLast }) => (
  <Card title="这次的变化" right={`与 ${day} 相比`}>
    <dl className="trio text-center">
      {changes.map(({ name, unit, by }) => (
        <div key={name}>
          <dt className="text-caption text-ink-3">{name}</dt>
          <dd className="text-fig-s leading-[1.4]">
            <Change by={toDisplayUnit(unit, by)} unit={formatUnit(getDifferenceUnit(unit))} />
          </dd>
        </div>
      ))}
    </dl>
  </Card>
)
