import { useEffect, useState } from 'react'
import { readColumn } from '#shared/api/column.ts'
import { ColumnFrame, WaitingColumn } from '#shared/app/column/frame.tsx'
import { usePart } from '#shared/app/loading/use-part.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { HeroBar } from '#shared/app/member/hero-bar.tsx'
import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { toast } from '#shared/app/messages/messages.ts'
import { lostPart, problemOf } from '#shared/app/messages/problem-of.ts'
import { Trouble } from '#shared/app/messages/trouble.tsx'
import { go } from '#shared/app/page/go.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { savePicture } from '#shared/app/saving/save-picture.ts'
import { tellNative } from '#shared/bridge/native.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'

const loadParts = () => import('./column.ts')
if (typeof document !== 'undefined') loadParts().catch(() => {}) // asked for again, with its tries, by the page

const back = () => go(pageUrl('columnCourses'), 'replace')

/** One column with its course plan. */
export function Page() {
  const { columnId } = queryIds('columnId')
  const { remote, retry } = useRemote(columnId ? (signal) => readColumn(columnId, signal) : undefined, [columnId])
  // On its way since the script began, beside the token and the column.
  const [parts, retryParts] = usePart(loadParts)
  const [code, setCode] = useState<'join' | 'float'>()
  const problem = problemOf(remote, columnId) ?? lostPart(retryParts)
  const column = remote.state === 'ready' && parts ? parts.columnView(remote.value) : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: `column` is made of these
  useEffect(() => {
    if (column && parts) parts.shareCard({ ...column.share, link: pageUrl('columnShare', { columnId }) })
  }, [remote, parts])

  const share = () => {
    if (remote.state !== 'ready' || !column) return
    void tellNative('getColumnDetailsShare', {
      columnId,
      shareTitle: column.share.title,
      shareDescription: column.share.desc,
      shareImage: column.share.image,
      joinCount: remote.value.joinCount ?? 0,
    })
  }
  if (problem)
    return (
      <main className="mx-auto flex min-h-screen max-w-[480px] flex-col">
        <MemberBar title="专栏详情" onBack={back} />
        <div className="flex flex-1 flex-col">
          <Trouble problem={problem} onRetry={remote.state === 'failed' ? retry : retryParts!} />
        </div>
      </main>
    )
  return (
    <ColumnFrame
      hero={column?.hero}
      bar={<HeroBar title={column?.name || '专栏详情'} onBack={back} onShare={column && share} />}
    >
      {column && parts ? (
        <>
          <parts.ColumnHead
            {...column}
            action={
              <parts.PosterButton
                show={async () => (await lazy(() => import('#shared/app/column/poster.ts'))).show(column, columnId)}
                className="-my-2 -mr-4 ml-auto pl-0! text-brand-text"
              />
            }
          />
          <parts.ColumnBody
            column={column}
            onMark={({ isLocked, name, video, courseNo }) => {
              if (isLocked) toast('加入活动解锁')
              else if (video) void tellNative('getColumnTrySee', { name, video, courseNo, columnId })
              else void tellNative('getColumnCoursePlan', { courseNo, columnId })
            }}
            onOpen={({ isLocked, courseNo }) => {
              if (isLocked) toast('加入活动解锁')
              else void tellNative('getColumnCoursePlan', { courseNo, columnId })
            }}
          />
          <StickyBar>
            <parts.ColumnFloat src={column.float} onOpen={() => setCode('float')} />
            <Button className="flex-[1_1_7em]" onClick={() => setCode('join')}>
              加入活动
            </Button>
          </StickyBar>
          <parts.ColumnJoin
            column={column}
            which={code}
            onClose={() => setCode(undefined)}
            onSave={(image) => void savePicture('saveColumnImg', image)}
          />
        </>
      ) : (
        <WaitingColumn />
      )}
    </ColumnFrame>
  )
}
