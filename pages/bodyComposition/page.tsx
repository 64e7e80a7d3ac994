import { useMemo, useRef } from 'react'
import { part } from '#shared/app/loading/part.tsx'
import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { useReturn } from '#shared/app/member/open-native-page.ts'
import { PlanLink } from '#shared/app/member/plan-link.tsx'
import { goBack } from '#shared/app/page/navigate.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { useWeightUnit } from '#shared/app/use-weight-unit.ts'
import { isMinor } from '#shared/health/body.ts'
import { ADULTS_ONLY } from '#shared/health/ratings.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Below } from '#shared/ui/layout/below.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { ScaleDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { Loaded } from '#shared/ui/states/loaded.tsx'
import { ChangeCard } from './change-card.tsx'
import { FreshFooter, measure, RecordFooter } from './footer.tsx'
import { headOf } from './head.ts'
import { Hero } from './hero.tsx'
import { LevelRow } from './level-row.tsx'
import { isEmpty, lastWeight, levelCards, type Source } from './model.ts'
import { Segments } from './segments.tsx'
import { sinceLast } from './since-last.ts'
import { useFresh, useHistory } from './use-source.ts'
import { Waiting } from './waiting.tsx'

/** Reached right after a measurement. */
const isFresh = queryIds('from').from === 'BodyFatScale'
const useSource = isFresh ? useFresh : useHistory

const CompareButton = part(
  () => import('#shared/app/compare/compare-button.tsx').then(({ CompareButton }) => CompareButton),
  { lost: () => null },
)

/** The body in seven levels and five parts. */
export function Page() {
  const { remote, reload, retry } = useSource()
  useReturn(reload)
  const source = remote.state === 'ready' ? remote.value : undefined
  // Once there it stays: a line that comes back asks for the history again, and a weight may be half entered.
  const hasFooter = useRef(false)
  hasFooter.current ||= remote.state !== 'loading'
  return (
    <main className="page-column">
      {remote.state === 'failed' && <MemberBar title="身体成分数据" onBack={goBack} />}
      <Loaded from={remote} loading={<Waiting />} onRetry={retry}>
        {(loaded) => <Content source={loaded} />}
      </Loaded>
      {/* Another measurement can be saved again. */}
      {source?.fresh && <FreshFooter key={JSON.stringify(source.fresh)} payload={source.fresh} />}
      {/* A weight can be written down also where the history cannot be had. */}
      {!isFresh && hasFooter.current && (
        <RecordFooter lastKg={source && lastWeight(source)} onSaved={source ? reload : retry} />
      )}
    </main>
  )
}

function Content({ source }: { source: Source }) {
  const unit = useWeightUnit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cards' texts are written in the member's unit
  const cards = useMemo(() => levelCards(source), [source, unit])
  if (isEmpty(cards) || (isFresh && !source.fresh)) {
    return (
      <>
        <MemberBar title="身体成分数据" onBack={goBack} />
        <Empty
          drawing={<ScaleDrawing />}
          title="暂无数据"
          line={isFresh ? '没有收到测量结果，请重新测量' : '完成一次测量后，这里会显示各项水平'}
          action={
            isFresh && (
              <Button className="min-w-44" onClick={measure}>
                重新测量
              </Button>
            )
          }
        />
      </>
    )
  }
  const head = headOf(source)
  const since = sinceLast(source)
  const isYoung = source.body !== undefined && isMinor(source.body)
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
        <div className="overflow-hidden rounded-card bg-surface shadow-card">
          {cards.map((card) => (
            <LevelRow key={card.measure.key} card={card} />
          ))}
        </div>
        {isYoung && <p className="px-2 text-center text-caption text-ink-3 [text-wrap:balance]">{ADULTS_ONLY}</p>}
        <Below>
          <Segments source={source} />
          {!isFresh && <CompareButton body={source.body ?? null} />}
          {!isYoung && <PlanLink />}
        </Below>
      </div>
    </>
  )
}
