import { useEffect, useState } from 'react'
import { getRanking } from '#shared/api/group-ranking.ts'
import { OpenAppBar } from '#shared/app/open-app/bar.tsx'
import { queryIds } from '#shared/app/page/query.ts'
import { useSharedItem } from '#shared/app/share-item/share-item.tsx'
import { asValue } from '#shared/core/links/ids.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { BackIcon } from '#shared/ui/icons/icons.tsx'
import { Mine } from './mine.tsx'
import { PERIOD, rankingView } from './model.ts'
import { GroupPicture, Overtaken, Period, Places } from './places.tsx'
import { knownType, targetOf } from './targets.ts'

/** The ranking of a group over some days, inside the app or from a link. */
export function Page() {
  const ids = queryIds('endDay', 'groupId', 'startDay', 'targetType', 'userNo')
  const address = new URLSearchParams(ids)
  const query = {
    ...ids,
    endDay: asValue('endDay', address, PERIOD),
    startDay: asValue('startDay', address, PERIOD),
    targetType: ids.targetType && knownType(ids.targetType),
  }
  const target = targetOf(query.targetType)
  const back = useBack()
  const { item: view, trouble } = useSharedItem(Object.values(query), async (signal) =>
    rankingView(await getRanking(query, signal)),
  )

  if (trouble) return trouble
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
          {back && (
            <button
              type="button"
              aria-label="返回"
              className="press absolute bottom-0 left-1 grid size-touch place-items-center rounded-full"
              onClick={back}
            >
              <BackIcon />
            </button>
          )}
          <h1 className="grid min-h-nav place-items-center text-bar leading-[1.4]">群组排行</h1>
        </header>
        <div className="relative flex items-center gap-3 px-5 pt-1.5">
          {view ? (
            <GroupPicture sources={view.faces} />
          ) : (
            <i className="size-12 flex-none rounded-[28%] bg-[#ffffff1f]" />
          )}
          <p className="min-w-0 flex-1">
            <b className="block min-h-[1.4em] text-head leading-[1.4]">
              {view ? <bdi>{view.name}</bdi> : <i className="block h-[1.2em] w-32 rounded-tag bg-[#ffffff1f]" />}
            </b>
            <span className="block min-h-[1.5em] text-caption leading-normal text-on-deep-2">
              {view && <Period startDay={query.startDay} endDay={query.endDay} order={target.order} />}
            </span>
          </p>
        </div>
        <Mine view={view} target={target} faces={view && <Overtaken sources={view.overtakenFaces} />} />
      </div>
      <section className="relative -mt-6 flex flex-1 flex-col rounded-t-sheet bg-surface px-5 pt-4 pb-8">
        <h2 className="mb-2 flex justify-between text-head leading-[1.4]">
          排行榜
          <span className="text-sub font-normal text-ink-3">单位：{target.unit}</span>
        </h2>
        {view ? (
          <Places view={view} userNo={query.userNo} unit={target.unit} link={pageUrl('groupInfoShare', query)} />
        ) : (
          <i className="ghost-rows ml-11 block h-[480px]" />
        )}
      </section>
      {back === null && <OpenAppBar target={{ page: 'group', id: query.groupId }} />}
    </main>
  )
}

/** The way back inside the app; null outside; undefined while that is not known yet. */
function useBack() {
  const [back, setBack] = useState<(() => void) | null>()
  useEffect(() => {
    lazy(() => import('./in-app.ts')).then(
      ({ followApp }) => followApp((back) => setBack(() => back)),
      () => setBack(null),
    )
  }, [])
  return back
}
