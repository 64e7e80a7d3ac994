import { serverNow } from '#shared/api/server-clock.ts'
import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { go } from '#shared/app/page/go.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { PendingList } from './records.tsx'

const backHome = () => go(pageUrl('bodyFatScale', { t: serverNow(), no: queryIds('no').no }), 'replace')

/** Records the scale sent by itself; each waits for the member to keep it or throw it away. */
export function Page() {
  return (
    <main className="mx-auto flex min-h-screen max-w-[480px] flex-col">
      <MemberBar title="测量记录" onBack={backHome} />
      <PendingList />
    </main>
  )
}
