import { useEffect, useState } from 'react'
import { type ColumnDetail, createColumnQuery } from '#shared/api/column.ts'
import { notifyNative } from '#shared/bridge/native.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { type ErrorStateProps, QueryView } from '#shared/data/query-view.tsx'
import { requireIds, useQuery } from '#shared/data/use-query.ts'
import { ColumnBody, ColumnFloat, ColumnFrame, ColumnHead, ColumnSkeleton } from '#shared/features/column/column.tsx'
import type { CourseView } from '#shared/features/column/course-view.ts'
import { ColumnJoin } from '#shared/features/column/join.tsx'
import { toColumnView } from '#shared/features/column/view.ts'
import { HeroBar } from '#shared/features/member/hero-bar.tsx'
import { MemberBar } from '#shared/features/member/member-bar.tsx'
import { useFront } from '#shared/features/member/open-native-page.ts'
import { lazyErrorState } from '#shared/features/messages/error-state.tsx'
import { showMessage } from '#shared/features/messages/messages.ts'
import { PosterButton } from '#shared/features/poster/button.tsx'
import { savePicture } from '#shared/features/share-file/save-picture.ts'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { navigate } from '#shared/page/navigate.ts'
import { prefetchPage } from '#shared/page/prefetch.ts'
import { type PageProps, queryIds } from '#shared/page/query.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { loadSetCard } from '#shared/wechat/share.ts'

const LATER = lazyModule(() => import('./later.ts'))
const ErrorState = lazyErrorState(LATER)

const goBackToList = () => navigate(getPageUrl('columnCourses'), 'back')

/** A column with its course plan. */
export function Page({ search }: PageProps) {
  const { columnId } = queryIds(search, 'columnId')
  const query = useQuery(requireIds(search, [columnId], createColumnQuery(columnId)))
  // Reloads in the foreground: the steward unlocks courses in a chat app, and members complete them
  // in the app.
  useFront(query.refetch)
  // Prefetches the list: for visitors from a link it is the target of Back.
  useEffect(() => void prefetchPage(getPageUrl('columnCourses')), [])
  return (
    <QueryView query={query} errorState={ColumnError} skeleton={<ColumnView columnId={columnId} />}>
      {(detail) => <ColumnView columnId={columnId} detail={detail} />}
    </QueryView>
  )
}

const ColumnError = (props: ErrorStateProps) => (
  <main className="page-column">
    <MemberBar title="专栏详情" onBack={goBackToList} />
    <div className="flex flex-1 flex-col">
      <ErrorState {...props} />
    </div>
  </main>
)

interface Props {
  columnId: string
  /** Undefined while loading. */
  detail?: ColumnDetail
}

function ColumnView({ columnId, detail }: Props) {
  const shareColumn = () => {
    if (!detail) return
    const { title, desc, image } = toColumnView(detail).share
    void notifyNative('getColumnDetailsShare', {
      columnId,
      shareTitle: title,
      shareDescription: desc,
      shareImage: image,
      joinCount: detail.joinCount ?? 0,
    })
  }
  return (
    <ColumnFrame
      hero={detail && toImageUrl(detail.mainImage)}
      bar={
        <HeroBar
          title={detail?.name || '专栏详情'}
          solidAfter={8}
          clear="text-on-deep [--veil:var(--color-deep)]"
          solid="bg-deep text-on-deep"
          onBack={goBackToList}
          onShare={detail && shareColumn}
        />
      }
    >
      {detail ? <Column columnId={columnId} detail={detail} /> : <ColumnSkeleton />}
    </ColumnFrame>
  )
}

/** Content of the loaded column. */
function Column({ columnId, detail }: Required<Props>) {
  const [code, setCode] = useState<'join' | 'float'>()
  const column = toColumnView(detail)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `column` derives from `detail`
  useEffect(() => loadSetCard({ ...column.share, link: getPageUrl('columnShare', { columnId }) }), [detail])

  const openCourse = ({ isLocked, courseNo }: CourseView) => {
    if (isLocked) showMessage('加入活动解锁')
    else void notifyNative('getColumnCoursePlan', { courseNo, columnId })
  }
  return (
    <>
      <ColumnHead
        {...column}
        action={
          <PosterButton
            show={async () => (await LATER.load()).openPoster(column, columnId)}
            className="-my-2 -mr-4 ml-auto pl-0! text-brand-text"
          />
        }
      />
      <ColumnBody
        column={column}
        onMark={(course) => {
          const { isLocked, name, video, courseNo } = course
          if (isLocked || !video) openCourse(course)
          else void notifyNative('getColumnTrySee', { name, video, courseNo, columnId })
        }}
        onOpen={openCourse}
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
