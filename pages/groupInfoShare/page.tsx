import { type ReactNode, useEffect, useState } from 'react'
import { createRankingQuery, type RankingQuery } from '#shared/api/group-ranking.ts'
import { parseQueryValue } from '#shared/core/links/ids.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { QueryView } from '#shared/data/query-view.tsx'
import { requireIds, useQuery } from '#shared/data/use-query.ts'
import { ERROR_STATE, ShareErrorWithToast } from '#shared/features/share-page/share-error.tsx'
import { addCommas, PLACEHOLDER } from '#shared/format/numbers.ts'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { OpenAppBar } from '#shared/open-app/bar.tsx'
import { type PageProps, queryIds } from '#shared/page/query.ts'
import { useMore } from '#shared/ui/layout/use-more.tsx'
import { Avatar } from '#shared/ui/people/avatar.tsx'
import { Medal } from '#shared/ui/people/medal.tsx'
import { Mosaic } from '#shared/ui/people/mosaic.tsx'
import { useShareCard } from '#shared/wechat/share.ts'
import {
  createRankingView,
  createRankViews,
  formatPeriod,
  getPodium,
  getTarget,
  PERIOD,
  PODIUM_HEIGHT,
  parseTargetType,
  type RankingView,
  type RankView,
  type Target,
} from './model.ts'
import { getShareCard } from './share.ts'

const Ghost = () => <i className="ghost-rows ml-11 block h-[480px]" />

const LATER = lazyModule(() => import('./later.tsx'))
const Podium = lazyComponent(LATER, ({ Podium }) => Podium, {
  fallback: () => <i className={`block ${PODIUM_HEIGHT}`} />,
  error: () => null,
})
const EmptyList = lazyComponent(LATER, ({ EmptyList }) => EmptyList, { fallback: () => <Ghost /> })
const OvertakenFaces = lazyComponent(LATER, ({ OvertakenFaces }) => OvertakenFaces, { error: () => null })
const Invitation = lazyComponent(LATER, ({ Invitation }) => Invitation)
export const modules = { later: LATER, error: ERROR_STATE }

/** Ranking of a group over a period, in the app or from a link. */
export function Page({ search }: PageProps) {
  const ids = queryIds(search, 'endDay', 'groupId', 'startDay', 'targetType', 'userNo')
  const address = new URLSearchParams(ids)
  const values = {
    ...ids,
    endDay: parseQueryValue('endDay', address, PERIOD),
    startDay: parseQueryValue('startDay', address, PERIOD),
    targetType: ids.targetType && parseTargetType(ids.targetType),
  }
  const query = useQuery(requireIds(search, Object.values(values), createRankingQuery(values)))
  return (
    <QueryView query={query} errorState={ShareErrorWithToast} skeleton={<Group values={values} />}>
      {(ranking) => <Group values={values} view={createRankingView(ranking)} />}
    </QueryView>
  )
}

interface GroupProps {
  values: RankingQuery
  /** Undefined while loading. */
  view?: RankingView
}

function Group({ values, view }: GroupProps) {
  const target = getTarget(values.targetType)
  const back = useBackButton()
  useShareCard(view && getShareCard(view, getPageUrl('groupInfoShare', values)))
  return (
    <main className="page-column">
      <div className="deep-side relative overflow-hidden bg-deep pb-6 text-on-deep">
        <img
          src="/share/halo-rank.svg"
          alt=""
          width={390}
          height={470}
          className="absolute inset-x-0 top-0 h-auto w-full forced-colors:hidden"
        />
        <header className="relative pt-[var(--status-bar,env(safe-area-inset-top,0px))]">
          {back}
          <h1 className="grid min-h-nav place-items-center text-bar leading-[1.4]">群组排行</h1>
        </header>
        <div className="relative flex items-center gap-3 px-5 pt-1.5">
          {view ? (
            <span className="[--mosaic-gap:var(--color-deep)]">
              <Mosaic sources={view.faces} size={48} name="群组头像" className="size-12" />
            </span>
          ) : (
            <i className="size-12 rounded-[28%] bg-[#ffffff1f]" />
          )}
          <p className="min-w-0 flex-1">
            <b className="block min-h-[1.4em] text-head leading-[1.4]">
              {view ? <bdi>{view.name}</bdi> : <i className="block h-[1.2em] w-32 rounded-tag bg-[#ffffff1f]" />}
            </b>
            <span className="block min-h-[1.5em] text-caption leading-normal text-on-deep-2">
              {view && [formatPeriod(values.startDay, values.endDay), target.order].filter(Boolean).join(' · ')}
            </span>
          </p>
        </div>
        <Mine view={view} target={target} />
      </div>
      <section className="relative -mt-6 flex flex-1 flex-col rounded-t-sheet bg-surface px-5 pt-4 pb-8">
        <h2 className="mb-2 flex justify-between text-head leading-[1.4]">
          排行榜
          <span className="text-sub font-normal text-ink-3">单位：{target.unit}</span>
        </h2>
        {view ? <RankList places={createRankViews(view.rankings, values.userNo)} unit={target.unit} /> : <Ghost />}
        {view?.isAlone && <Invitation {...values} />}
      </section>
      {back === null && <OpenAppBar target={{ page: 'group', id: values.groupId }} />}
    </main>
  )
}

/** The back button inside the app; null outside; undefined until detection has finished. */
function useBackButton() {
  const [button, setButton] = useState<ReactNode>()
  useEffect(() => {
    LATER.load().then(
      ({ followApp, BackButton }) => followApp((back) => setButton(back && <BackButton onClick={back} />)),
      () => setButton(null),
    )
  }, [])
  return button
}

/** Font size by number of characters, so that the rank fits on one line. */
const getRankSize = ({ length }: string) =>
  length < 3 ? 'text-[min(7.5rem,30vw)]' : length < 4 ? 'text-[min(6rem,24vw)]' : 'text-[min(4rem,16vw)]'

interface MineProps {
  view: RankingView | undefined
  target: Target
}

/** The member's rank and group size, their value, and the number of members behind them. */
const Mine = ({ view, target }: MineProps) => (
  <div className="relative text-center">
    {/* Positioned above the background that forced colours add behind a large figure. */}
    <p className="relative pt-6.5 leading-normal text-on-deep-2 side:pt-0">我的排名</p>
    {view ? (
      <p className="flex h-[min(7.2rem,28.8vw)] items-baseline justify-center gap-2 text-[min(1.25rem,7vw)] leading-none font-semibold">
        {view.rank === PLACEHOLDER ? (
          <b className={`self-center text-sprout ${getRankSize('暂无排名')}`}>暂无排名</b>
        ) : (
          <>
            {view.isShared && '并列'}第
            <b className={`num leading-[.96] tracking-[-.04em] text-sprout ${getRankSize(view.rank)}`}>{view.rank}</b>名
          </>
        )}
      </p>
    ) : (
      <i className="mx-auto block h-[min(7.2rem,28.8vw)] w-20 rounded-card bg-[#ffffff1f]" />
    )}
    <p className="relative min-h-[1.5em] leading-normal text-on-deep-2">{view?.size && `共 ${view.size} 人`}</p>
    <dl className="flex flex-wrap gap-x-4 gap-y-2 px-5 pt-5.5 pb-6.5 text-left side:pt-1">
      <Figure label={target.sum} value={view?.value} unit={target.unit} className="flex-[1_1_6.5rem]" />
      <Figure label="超过" value={view?.overtaken} unit="位群友" className="min-w-[min(100%,12.25rem)] flex-none">
        {view && <OvertakenFaces sources={view.overtakenFaces} />}
      </Figure>
    </dl>
  </div>
)

interface FigureProps {
  label: string
  value: string | undefined
  unit: string
  /** Fixed width classes, so that loaded figures cause no layout shift. */
  className: string
  children?: ReactNode
}

const Figure = ({ label, value, unit, className, children }: FigureProps) => (
  <div className={className}>
    <dt className="relative w-fit bg-deep text-caption text-on-deep-2">{label}</dt>
    <dd className="num flex min-h-[2.275rem] items-center justify-between gap-2.5 text-fig-xl leading-[1.3]">
      <span className={value && 'off-marks'}>
        {value}
        {value && value !== '-' && <i className="ml-1 font-sans text-caption font-normal text-on-deep-2">{unit}</i>}
      </span>
      {children}
    </dd>
  </div>
)

/** One row per member; ranks 1 to 3 have medals, and the member's own row is marked. */
function RankList({ places, unit }: { places: readonly RankView[]; unit: string }) {
  const { displayed, more } = useMore(places.length)
  const leaders = getPodium(places)
  if (!places.length) return <EmptyList title="暂无排行数据" />
  return (
    <>
      {leaders.length > 0 && <Podium leaders={leaders} />}
      <ol role="list">
        {places.slice(0, displayed).map((rank, index) => (
          <Row key={index} {...rank} unit={unit} />
        ))}
      </ol>
      {more}
    </>
  )
}

/**
 * A member's row with a bar of the leader's value under the name; the member's own is strong, and
 * its row is tinted. SVG attributes set the bar's width, because the policy blocks style attributes
 * and the edge renders it as HTML.
 */
const Row = ({ rank = 0, avatar, name, value, unit, percent, isMe }: RankView & { unit: string }) => (
  <li
    className={`flex min-h-15 flex-wrap items-center gap-x-2.5 gap-y-1 py-1 ${isMe ? '-mx-5 bg-brand-soft px-5' : ''}`}
  >
    <span className="grid min-w-[34px] place-items-center whitespace-nowrap">
      {rank && rank < 4 ? (
        <Medal rank={rank} />
      ) : (
        <b className="num text-fig-xs text-ink-2">{addCommas(rank || PLACEHOLDER)}</b>
      )}
    </span>
    <Avatar src={avatar} size={40} who={name} />
    <span className="min-w-0 flex-[1_1_3.4em] leading-[1.4]">
      <span className="flex items-center gap-1.5">
        <bdi className={`line-clamp-2 ${isMe ? 'font-semibold' : ''}`}>{name}</bdi>
        {isMe && <i className="flex-none rounded-tag bg-brand px-1.5 text-caption font-semibold text-on-brand">我</i>}
      </span>
      <svg className={`mt-1.5 block h-1 w-full rounded-[2px] ${isMe ? 'bg-surface' : 'bg-fill'}`} aria-hidden="true">
        <rect
          className={`fill-grow ${isMe ? 'fill-brand' : 'fill-brand-mid'}`}
          width={`${percent}%`}
          height="4"
          rx="2"
        />
      </svg>
    </span>
    <span className="ml-auto min-w-[5em] text-right whitespace-nowrap">
      <b className="num text-fig-s">{value}</b>
      {value !== '-' && <i className="ml-[3px] text-caption text-ink-2">{unit}</i>}
    </span>
  </li>
)
