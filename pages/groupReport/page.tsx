import { getGroupReport } from '#shared/api/group-report.ts'
import { OpenAppBar } from '#shared/app/open-app-bar.tsx'
import { queryIds } from '#shared/app/query.ts'
import { useSharedItem } from '#shared/app/share-item.tsx'
import { usePart } from '#shared/app/use-part.ts'
import { pageUrl } from '#shared/core/page-url.ts'
import { conditionOf, reportView } from './model.ts'

const loadReport = () => import('./report.tsx')

/** Who of a group checked in often enough in a week, or who did not. */
export function Page() {
  const { reportId, ...query } = queryIds('reportId', 'meetStandardCondition')
  const condition = conditionOf(query.meetStandardCondition)
  const { item: view, trouble } = useSharedItem([reportId], async (signal) =>
    reportView(await getGroupReport(reportId, condition, signal)),
  )
  const part = usePart(view && loadReport)

  if (trouble) return trouble
  return (
    <main className="mx-auto flex min-h-screen max-w-[480px] flex-col">
      <header className="relative flex items-center gap-4 overflow-hidden bg-deep px-5 pt-9 pb-11.5 text-on-deep">
        <img
          src="/share/halo-side.svg"
          alt=""
          width={390}
          height={140}
          className="absolute inset-0 size-full object-cover [object-position:right]"
        />
        <div className="relative size-16 flex-none">
          {view && part ? (
            <part.GroupPicture sources={view.faces} />
          ) : (
            <i className="block size-16 rounded-[28%] bg-[#ffffff1f]" />
          )}
        </div>
        <div className="relative min-w-0 flex-1">
          <h1 className="min-h-[1.4em] text-fig-m leading-[1.4]" aria-label={view ? undefined : '正在加载'}>
            {view ? (
              <bdi>{view.name}</bdi>
            ) : (
              <i className="block h-[1.2em] w-40 max-w-full rounded-tag bg-[#ffffff1f]" />
            )}
          </h1>
          <p className="min-h-[1.6em] text-sub leading-[1.6] text-on-deep-2">{view?.title}</p>
        </div>
      </header>
      <section className="relative -mt-5.5 flex-1 rounded-t-sheet bg-surface pt-2 pb-8">
        {view && part ? (
          <part.List
            view={view}
            condition={condition}
            link={pageUrl('groupReport', { reportId, meetStandardCondition: condition })}
          />
        ) : (
          <i className="skeleton mx-5 mt-3 block h-[60vh]" />
        )}
      </section>
      <OpenAppBar target={{ page: 'home' }} />
    </main>
  )
}
