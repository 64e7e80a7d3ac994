import { useMemo, useRef, useState } from 'react'
import { type Fresh, saveMeasurement } from '#shared/api/composition.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { type ErrorStateProps, QueryView } from '#shared/data/query-view.tsx'
import { useMutation } from '#shared/data/use-mutation.ts'
import { MemberBar } from '#shared/features/member/member-bar.tsx'
import { openNativePage, useReturn } from '#shared/features/member/open-native-page.ts'
import { PlanLink } from '#shared/features/member/plan-link.tsx'
import { showMessage } from '#shared/features/messages/messages.ts'
import { useWeightUnit } from '#shared/features/use-weight-unit.ts'
import { formatUnit, getDifferenceUnit, toDisplayUnit } from '#shared/format/weight-unit.ts'
import { isMinor, type Sex } from '#shared/health/body.ts'
import { ADULTS_ONLY, type RatingKey } from '#shared/health/ratings.ts'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyDialog } from '#shared/lazy/lazy-dialog.tsx'
import { goBack } from '#shared/page/go-back.ts'
import { getSearch, queryIds } from '#shared/page/query.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Below } from '#shared/ui/layout/below.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { EmptyState } from '#shared/ui/states/empty.tsx'
import { ScaleDrawing } from '#shared/ui/states/empty-drawings.tsx'
import { ErrorCard } from '#shared/ui/states/error-card.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { Change } from '#shared/ui/verdicts/change.tsx'
import { RatingShape } from '#shared/ui/verdicts/rating-shape.tsx'
import { LATER } from './lazy.ts'
import { LevelRow } from './level-row.tsx'
import {
  compareWithLast,
  createHead,
  createLevelCards,
  getLastWeight,
  isEmpty,
  MEASURES,
  type SinceLast,
  type Source,
} from './model.ts'
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

/** Text colours of the ratings on the dark background, in both colour schemes. */
const ON_DEEP: Record<RatingKey, string> = {
  risk: 'text-[#ff8a7d]',
  warn: 'text-[#ffc65c]',
  normal: 'text-[#66c4f2]',
  excellent: 'text-sprout',
}

/** Loaded after the numbers, into reserved space. */
const BodyTypeFigure = lazyComponent(LATER, ({ BodyTypeFigure }) => BodyTypeFigure, {
  error: () => null,
})

/**
 * Hero with score, body form, rating and figure on the dark background. Without a score the form is
 * the main text.
 */
function Hero({ score, form, rating, sex }: NonNullable<ReturnType<typeof createHead>> & { sex?: Sex }) {
  const hasScore = score !== undefined
  return (
    <div className="grid min-h-[206px] grid-cols-[minmax(0,1fr)_128px] px-5 pt-2">
      <div className="elder:pb-1.5">
        {(hasScore || form) && (
          <>
            <p className="text-sub text-on-deep-2">{hasScore ? '身体评分' : '身体类型'}</p>
            {hasScore ? (
              <p className="mt-0.5 mb-3.5 flex items-baseline gap-1">
                <b className="num text-[min(4.5rem,20vw)] leading-[1.05] tracking-[-.02em]">{score}</b>
                <i className="text-body text-on-deep-2">分</i>
              </p>
            ) : (
              <p className="mt-0.5 mb-3.5 text-[min(2rem,9vw)] leading-[1.35] font-semibold">{form!.name}</p>
            )}
          </>
        )}
        <dl className="flex flex-wrap gap-x-[22px] gap-y-2">
          {hasScore && form && (
            <div>
              <dt className="text-caption text-on-deep-2">身体类型</dt>
              <dd className="text-num-s font-semibold">{form.name}</dd>
            </div>
          )}
          {rating && (
            <div>
              <dt className="text-caption text-on-deep-2">综合评级</dt>
              <dd
                className={`flex items-center gap-1.5 text-num-s font-semibold [--cut:var(--color-deep)] ${rating.key ? ON_DEEP[rating.key] : ''}`}
              >
                {rating.key && <RatingShape kind={rating.key} size={14} />}
                {rating.name}
              </dd>
            </div>
          )}
        </dl>
      </div>
      <div className="relative -ml-[22px] h-[206px] self-end overflow-hidden [--color-hair:#1d6a4b]">
        {form?.code !== undefined && sex && (
          <div className="absolute top-0 -right-[9px] w-[166px]">
            <BodyTypeFigure code={form.code} sex={sex} height={330} name={form.name} />
          </div>
        )}
      </div>
    </div>
  )
}

const WeightDialog = lazyDialog(LATER, ({ WeightDialog }) => WeightDialog)

/** Opens the native measurement page. */
const openMeasurement = () => void openNativePage('scaleMeasurement', '体重测量')

/** Bar that saves or discards a fresh measurement; removed once it is saved. */
function FreshFooter({ payload }: { payload: Fresh }) {
  const [isSaved, setSaved] = useState(false)
  const { mutate, isPending } = useMutation(saveMeasurement, {
    notDone: '保存失败，请重试',
    onSuccess: (message) => {
      showMessage(message || '保存成功', 'success')
      setSaved(true)
      // Removes `from` from the URL: on reload the shell would pass the same, already saved
      // measurement.
      history.replaceState(null, '', getPageUrl('bodyComposition'))
    },
  })
  if (isSaved) return null
  return (
    <StickyBar>
      <Button kind="secondary" className="flex-[1_1_8em]" onClick={() => isPending || void goBack()}>
        不保存
      </Button>
      <Button className="flex-[1_1_8em]" busyLabel={isPending && '保存中'} onClick={() => mutate(payload)}>
        保存
      </Button>
    </StickyBar>
  )
}

/**
 * Bar to enter a weight or open the scale.
 * @param lastKg initial value of the ruler
 */
function RecordFooter({ lastKg, onSaved }: { lastKg?: number; onSaved: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <StickyBar>
        <Button kind="secondary" className="flex-[1_1_8em]" onClick={() => setOpen(true)}>
          手动记录体重
        </Button>
        <Button className="flex-[1_1_8em]" onClick={openMeasurement}>
          体脂秤测量
        </Button>
      </StickyBar>
      <WeightDialog open={isOpen} onClose={() => setOpen(false)} lastKg={lastKg} onSaved={onSaved} />
    </>
  )
}

/**
 * Skeleton of the page: score and figure on the dark background, seven rows with icon, name, value
 * and level.
 */
const PageSkeleton = () => (
  <>
    <div className="bg-deep pb-24 text-on-deep">
      <MemberBar title="身体成分数据" tone="deep" onBack={goBack} />
      <div className="flex h-[214px] justify-between px-5 pt-2">
        <div>
          <i className="mt-1 block h-3.5 w-14 rounded bg-deep-2" />
          <i className="mt-3 block h-14 w-24 rounded-lg bg-deep-2" />
          <i className="mt-6 block h-9 w-40 rounded-lg bg-deep-2" />
        </div>
        <i className="mr-2 block h-[206px] w-24 rounded-t-[48px] bg-deep-2" />
      </div>
    </div>
    <div className="relative -mt-24 px-4">
      <div className="rounded-card bg-surface shadow-card">
        {MEASURES.map(({ key }) => (
          <div
            key={key}
            className="flex min-h-[68px] items-center not-first:min-h-[69px] gap-2.5 border-line pr-3.5 pl-4 not-first:border-t"
          >
            <Skeleton className="size-[38px] rounded-[12px]" />
            <Skeleton className="h-4 w-18" />
            <Skeleton className="ml-auto h-6 w-16" />
            <Skeleton className="h-[22px] w-14" />
            <i className="w-4.5" />
          </div>
        ))}
      </div>
    </div>
  </>
)
