import { useEffect, useState } from 'react'
import { readSharedColumn } from '#shared/api/column.ts'
import { ColumnBody, ColumnFloat, ColumnFrame, ColumnHead, ColumnSkeleton } from '#shared/app/column/column.tsx'
import { type ColumnView, type CourseView, columnHead, columnView } from '#shared/app/column/view.ts'
import { lazyDialog } from '#shared/app/loading/lazy-dialog.tsx'
import { lazyModule, useLazyModule } from '#shared/app/loading/lazy-module.ts'
import { toast } from '#shared/app/messages/messages.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { useSharedItem } from '#shared/app/share-item/share-item.tsx'
import { shareCard } from '#shared/app/wechat/share.ts'
import { WECHAT_OPEN_APP } from '#shared/core/config.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { WIDE } from '#shared/core/wide.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'

type Flow = typeof import('#shared/app/open-app/flow.ts')

const targetOf = ({ courseNo, courseType }: CourseView) => ({ page: 'course', courseNo, courseType }) as const

/** There before the first tap: browsers open an app only in the tap itself. */
const FLOW = lazyModule(() => import('#shared/app/open-app/flow.ts'))
const JOIN = lazyModule(() => import('#shared/app/column/join.tsx'))
const ColumnJoin = lazyDialog(JOIN, ({ ColumnJoin }) => ColumnJoin)

/** One column as a visitor sees it. */
export function Page() {
  const { columnId } = queryIds('columnId')
  const { item: column, trouble } = useSharedItem([columnId], (signal) => readSharedColumn(columnId, signal))
  useEffect(() => {
    // A wide screen has its panel from there while the column is still on its way.
    if (matchMedia(WIDE).matches) FLOW.load().catch(() => {})
  }, [])

  if (trouble) return trouble
  const head = column && columnHead(column)
  return (
    <ColumnFrame hero={head?.hero}>
      {head ? <ColumnHead {...head} /> : <ColumnSkeleton />}
      {column && <SharedColumn columnId={columnId} column={columnView(column)} />}
    </ColumnFrame>
  )
}

/** What a shared column brings: a course to try opens the app, joining goes by the steward's code. */
function SharedColumn({ columnId, column }: { columnId: string; column: ColumnView }) {
  const [code, setCode] = useState<'join' | 'float'>()
  const [isOpening, setOpening] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  const [flow, retryFlow] = useLazyModule(FLOW, isDrawn)
  const [tags, setTags] = useState<Awaited<ReturnType<Flow['openTags']>>>()
  useEffect(() => {
    if (WECHAT_OPEN_APP) flow?.openTags().then(setTags, () => {})
  }, [flow])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the column of this id does not change
  useEffect(() => shareCard({ ...column.share, link: pageUrl('columnShare', { columnId }) }), [columnId])

  const open = (course: CourseView) => {
    if (course.isLocked) toast('加入活动解锁')
    else if (flow) flow.openApp(targetOf(course), setOpening)
    else {
      retryFlow?.()
      toast('网络不给力，请稍后再试')
    }
  }
  return (
    <>
      <ColumnBody
        column={column}
        onMark={open}
        onOpen={open}
        coverOf={(course) =>
          tags &&
          !course.isLocked && (
            <tags.TagCover link={tags.linkOf(targetOf(course))} className="z-[2]" onTap={() => open(course)} />
          )
        }
      />
      <StickyBar>
        <ColumnFloat src={column.float} onOpen={() => setCode('float')} />
        <Button className="flex-[1_1_7em]" busy={isOpening && '正在打开…'} onClick={() => setCode('join')}>
          加入活动
        </Button>
      </StickyBar>
      <ColumnJoin open={code !== undefined} column={column} which={code} onClose={() => setCode(undefined)} />
    </>
  )
}
