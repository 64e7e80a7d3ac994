import { useEffect, useState } from 'react'
import { type ColumnDetail, readColumn } from '#shared/api/column.ts'
import { ColumnBody, ColumnFloat, ColumnFrame, ColumnHead, ColumnSkeleton } from '#shared/app/column/column.tsx'
import { ColumnJoin } from '#shared/app/column/join.tsx'
import { type CourseView, columnView } from '#shared/app/column/view.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { HeroBar } from '#shared/app/member/hero-bar.tsx'
import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { useFront } from '#shared/app/member/open-native-page.ts'
import { toast } from '#shared/app/messages/messages.ts'
import { problemOf } from '#shared/app/messages/problem-of.ts'
import { Trouble } from '#shared/app/messages/trouble.tsx'
import { go } from '#shared/app/page/go.ts'
import { prefetch } from '#shared/app/page/prefetch.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { PosterButton } from '#shared/app/poster/button.tsx'
import { savePicture } from '#shared/app/saving/save-picture.ts'
import { shareCard } from '#shared/app/wechat/share.ts'
import { tellNative } from '#shared/bridge/native.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'

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
      bar={
        <HeroBar
          title={detail?.name || '专栏详情'}
          solidAfter={8}
          clear="text-on-deep [--veil:var(--color-deep)]"
          solid="bg-deep text-on-deep"
          onBack={back}
          onShare={detail && share}
        />
      }
    >
      {detail ? <Column columnId={columnId} detail={detail} /> : <ColumnSkeleton />}
    </ColumnFrame>
  )
}

/** What the page shows on its sheet once the column is there. */
function Column({ columnId, detail }: { columnId: string; detail: ColumnDetail }) {
  const [code, setCode] = useState<'join' | 'float'>()
  const column = columnView(detail)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `column` is made of these
  useEffect(() => shareCard({ ...column.share, link: pageUrl('columnShare', { columnId }) }), [detail])

  const open = ({ isLocked, courseNo }: CourseView) => {
    if (isLocked) toast('加入活动解锁')
    else void tellNative('getColumnCoursePlan', { courseNo, columnId })
  }
  return (
    <>
      <ColumnHead
        {...column}
        action={
          <PosterButton
            show={async () => (await lazy(() => import('#shared/app/column/poster.ts'))).show(column, columnId)}
            className="-my-2 -mr-4 ml-auto pl-0! text-brand-text"
          />
        }
      />
      <ColumnBody
        column={column}
        onMark={(course) => {
          const { isLocked, name, video, courseNo } = course
          if (isLocked || !video) open(course)
          else void tellNative('getColumnTrySee', { name, video, courseNo, columnId })
        }}
        onOpen={open}
      />
      <StickyBar>
        <ColumnFloat src={column.float} onOpen={() => setCode('float')} />
        <Button className="flex-[1_1_7em]" onClick={() => setCode('join')}>
          加入活动
        </Button>
      </StickyBar>
      <ColumnJoin
        open={code !== undefined}
        column={column}
        which={code}
        onClose={() => setCode(undefined)}
        onSave={(image) => void savePicture('saveColumnImg', image)}
      />
    </>
  )
}
