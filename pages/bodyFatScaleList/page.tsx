import { go } from '#shared/app/progress.ts'
import { queryIds } from '#shared/app/query.ts'
import { useLazy } from '#shared/app/use-lazy.ts'
import { pageUrl } from '#shared/core/page-url.ts'
import { NavBar } from '#shared/ui/nav-bar.tsx'
import { Loading } from '#shared/ui/skeleton.tsx'
import { LoadingRows } from './loading-rows.tsx'

const backHome = () => go(pageUrl('bodyFatScale', { t: Date.now(), no: queryIds('no').no }), 'replace')

/**
 * Records the scale sent by itself; each waits for the member to keep it or throw it away (spec §2 Measurement records list).
 * This is the frame and the loading view; main.tsx asks for the list's code while the shell looks up the member's token.
 */
export function Page() {
  const list = useLazy(() => import('./records.tsx'), true, true)
  return (
    <div className="mx-auto flex min-h-screen max-w-[480px] flex-col">
      <NavBar title="测量记录" onBack={backHome} />
      {list ? (
        <list.PendingRecords />
      ) : (
        <Loading>
          <LoadingRows />
        </Loading>
      )}
    </div>
  )
}
