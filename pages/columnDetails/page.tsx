import { useEffect } from 'react'
import { readColumn } from '#shared/api/column.ts'
import { ColumnFrame, WaitingColumn } from '#shared/app/column/frame.tsx'
import { columnView } from '#shared/app/column/view.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { HeroBar } from '#shared/app/member/hero-bar.tsx'
import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { useFront } from '#shared/app/member/open-native-page.ts'
import { problemOf } from '#shared/app/messages/problem-of.ts'
import { Trouble } from '#shared/app/messages/trouble.tsx'
import { go } from '#shared/app/page/go.ts'
import { prefetch } from '#shared/app/page/prefetch.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { tellNative } from '#shared/bridge/native.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { Column } from './column.tsx'

const back = () => go(pageUrl('columnCourses'), 'back')

/** One column with its course plan. */
export function Page() {
  const { columnId } = queryIds('columnId')
  const { remote, reload, retry } = useRemote(columnId ? (signal) => readColumn(columnId, signal) : undefined, [
    columnId,
  ])
  // The steward, in a chat app, opens the courses; in the app one is done.
  useFront(reload)
  const problem = problemOf(remote, columnId)
  const detail = remote.state === 'ready' ? remote.value : undefined
  // For who comes by a link: the list is what the way back leads to.
  useEffect(() => void prefetch(pageUrl('columnCourses')), [])

  const share = () => {
    if (!detail) return
    const { title, desc, image } = columnView(detail).share
    void tellNative('getColumnDetailsShare', {
      columnId,
      shareTitle: title,
      shareDescription: desc,
      shareImage: image,
      joinCount: detail.joinCount ?? 0,
    })
  }
  if (problem)
    return (
      <main className="page-column">
        <MemberBar title="专栏详情" onBack={back} />
        <div className="flex flex-1 flex-col">
          <Trouble problem={problem} onRetry={retry} />
        </div>
      </main>
    )
  return (
    <ColumnFrame
      hero={detail && imageUrl(detail.mainImage)}
      bar={<HeroBar title={detail?.name || '专栏详情'} onBack={back} onShare={detail && share} />}
    >
      {detail ? <Column columnId={columnId} detail={detail} /> : <WaitingColumn />}
    </ColumnFrame>
  )
}
