import { useEffect, useState } from 'react'
import { createSharedColumnQuery } from '#shared/api/column.ts'
import { WECHAT_OPEN_APP } from '#shared/core/config.ts'
import { DESKTOP } from '#shared/core/desktop-layout.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { QueryView } from '#shared/data/query-view.tsx'
import { requireIds, useQuery } from '#shared/data/use-query.ts'
import {
  COLUMN,
  ColumnBody,
  ColumnFloat,
  ColumnFrame,
  ColumnHead,
  ColumnSkeleton,
} from '#shared/features/column/column.tsx'
import type { CourseView } from '#shared/features/column/course-view.ts'
import { type ColumnView, toColumnHead, toColumnView } from '#shared/features/column/view.ts'
import { showMessage } from '#shared/features/messages/messages.ts'
import { ERROR_STATE, ShareError } from '#shared/features/share-page/share-error.tsx'
import { lazyDialog } from '#shared/lazy/lazy-dialog.tsx'
import { lazyModule, useLazyModule } from '#shared/lazy/lazy-module.ts'
import { type Flow, importFlow } from '#shared/open-app/import-flow.ts'
import { type PageProps, queryIds } from '#shared/page/query.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'
import { loadSetCard } from '#shared/wechat/share.ts'

const getTarget = ({ courseNo, courseType }: CourseView) => ({ page: 'course', courseNo, courseType }) as const

const FLOW = lazyModule(importFlow)
const ColumnJoin = lazyDialog(COLUMN, ({ ColumnJoin }) => ColumnJoin)

export const modules = { plan: COLUMN, error: ERROR_STATE }

/** A column for visitors. */
export function Page({ search }: PageProps) {
  const { columnId } = queryIds(search, 'columnId')
  const query = useQuery(requireIds(search, [columnId], createSharedColumnQuery(columnId)))
  useEffect(() => {
    // A wide screen renders its panel from this module while the column is loading.
    if (matchMedia(DESKTOP).matches) FLOW.load().catch(() => {})
  }, [])
  return (
    <QueryView query={query} errorState={ShareError} skeleton={SKELETON}>
      {(column) => {
        const head = toColumnHead(column)
        return (
          <ColumnFrame hero={head.hero}>
            <ColumnHead {...head} />
            <SharedColumn columnId={columnId} column={toColumnView(column)} />
          </ColumnFrame>
        )
      }}
    </QueryView>
  )
}

const SKELETON = (
  <ColumnFrame>
    <ColumnSkeleton />
  </ColumnFrame>
)

/**
 * Content of a shared column: a trial course opens the app, joining shows the steward's QR code.
 */
function SharedColumn({ columnId, column }: { columnId: string; column: ColumnView }) {
  const [code, setCode] = useState<'join' | 'float'>()
  const [isOpening, setOpening] = useState(false)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const [flow, retryFlow] = useLazyModule(FLOW, isHydrated)
  const [tags, setTags] = useState<Awaited<ReturnType<Flow['openTags']>>>()
  useEffect(() => {
    if (WECHAT_OPEN_APP) flow?.openTags().then(setTags, () => {})
  }, [flow])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the column of this id does not change
  useEffect(() => loadSetCard({ ...column.share, link: getPageUrl('columnShare', { columnId }) }), [columnId])

  const openCourse = (course: CourseView) => {
    if (course.isLocked) showMessage('加入活动解锁')
    else if (flow) flow.openApp(getTarget(course), setOpening)
    else {
      retryFlow?.()
      showMessage('网络不给力，请稍后再试')
    }
  }
  return (
    <>
      <ColumnBody
        column={column}
        onMark={openCourse}
        onOpen={openCourse}
        coverOf={(course) =>
          tags &&
          !course.isLocked && (
            <tags.TagCover link={tags.linkOf(getTarget(course))} className="z-[2]" onTap={() => openCourse(course)} />
          )
        }
      />
      <StickyBar>
        <ColumnFloat src={column.float} onOpen={() => setCode('float')} />
        <Button className="flex-[1_1_7em]" busyLabel={isOpening && '正在打开…'} onClick={() => setCode('join')}>
          加入活动
        </Button>
      </StickyBar>
      <ColumnJoin open={code !== undefined} column={column} which={code} onClose={() => setCode(undefined)} />
    </>
  )
}
