import { listColumns } from '#shared/api/column.ts'
import { columnCard } from '#shared/app/column/view.ts'
import { lazyComponent } from '#shared/app/loading/lazy-component.tsx'
import { lazyModule } from '#shared/app/loading/lazy-module.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { Trouble } from '#shared/app/messages/trouble.tsx'
import { useKeptTop } from '#shared/app/page/kept-top.ts'
import { goBack } from '#shared/app/page/navigate.ts'
import { ColumnLink } from './column-link.tsx'

const NoColumns = lazyComponent(
  lazyModule(() => import('./later.tsx')),
  ({ NoColumns }) => NoColumns,
)

/** All training columns. */
export function Page() {
  const { remote, retry } = useRemote(listColumns)
  useKeptTop(remote.state === 'ready')
  return (
    <main className="page-column">
      <MemberBar title="训练专栏" onBack={goBack} />
      {remote.state === 'failed' ? (
        <Trouble problem={remote.error} onRetry={retry} />
      ) : (
        <div className="flex flex-1 flex-col gap-3 px-4 pt-1 pb-6">
          {remote.state === 'loading' && <Waiting />}
          {remote.state === 'ready' && remote.value.length === 0 && <NoColumns />}
          {remote.state === 'ready' && remote.value.length > 0 && (
            <ul role="list" className="flex flex-col gap-3">
              {remote.value.map(columnCard).map((column, index) => (
                <li key={column.id}>
                  <ColumnLink column={column} isFirst={index === 0} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </main>
  )
}

/** Cards as they come: cover, name, one line, who has joined. */
const Waiting = () => (
  <div role="status" aria-busy="true" aria-label="正在加载" className="flex flex-col gap-3">
    {[1, 2, 3].map((card) => (
      <div key={card} className="overflow-hidden rounded-card bg-surface shadow-card">
        <i className="skeleton block aspect-[358/178] rounded-none!" />
        <div className="px-5 pt-4 pb-[18px]">
          <p className="text-num-s leading-[1.4]">
            <i className="skeleton inline-block h-[.8em] w-2/5" />
          </p>
          <p className="mt-0.5 text-sub leading-[1.6]">
            <i className="skeleton inline-block h-[.8em] w-3/5" />
          </p>
          <p className="mt-2.5 flex h-[26px] items-center gap-2.5 elder:h-[31px]">
            <i className="skeleton h-[26px] w-20 rounded-full!" />
            <i className="skeleton h-3 w-20" />
          </p>
        </div>
      </div>
    ))}
  </div>
)
