import { listColumns } from '#shared/api/column.ts'
import { columnCard } from '#shared/app/column/view.ts'
import { LostPart } from '#shared/app/loading/lost-part.tsx'
import { usePart } from '#shared/app/loading/use-part.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { Trouble } from '#shared/app/messages/trouble.tsx'
import { goBack } from '#shared/app/page/navigate.ts'
import { ColumnLink } from './column-link.tsx'

/** All training columns. */
export function Page() {
  const { remote, retry } = useRemote(listColumns)
  const isEmpty = remote.state === 'ready' && remote.value.length === 0
  const [none, retryNone] = usePart(() => import('./none.tsx'), isEmpty)
  return (
    <main className="mx-auto flex min-h-screen max-w-[480px] flex-col">
      <MemberBar title="训练专栏" onBack={() => void goBack()} />
      {remote.state === 'failed' ? (
        <Trouble problem={remote.error} onRetry={retry} />
      ) : (
        <div className="flex flex-1 flex-col gap-3 px-4 pt-1 pb-6">
          {remote.state === 'loading' && <Waiting />}
          {isEmpty && (none ? <none.None /> : retryNone && <LostPart onRetry={retryNone} />)}
          {remote.state === 'ready' &&
            remote.value
              .map(columnCard)
              .map((column, index) => <ColumnLink key={column.id} column={column} isFirst={index === 0} />)}
        </div>
      )}
    </main>
  )
}

const Waiting = () => (
  <div role="status" aria-busy="true" aria-label="正在加载" className="flex flex-col gap-3">
    {[1, 2].map((card) => (
      <div key={card} className="h-[296px] overflow-hidden rounded-card bg-surface">
        <i className="skeleton block h-[178px]" />
      </div>
    ))}
  </div>
)
