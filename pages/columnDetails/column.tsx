import { useEffect, useState } from 'react'
import type { ColumnDetail } from '#shared/api/column.ts'
import { ColumnBody } from '#shared/app/column/body.tsx'
import { ColumnFloat } from '#shared/app/column/float.tsx'
import { ColumnHead } from '#shared/app/column/head.tsx'
import { ColumnJoin } from '#shared/app/column/join.tsx'
import { type CourseView, columnView } from '#shared/app/column/view.ts'
import { toast } from '#shared/app/messages/messages.ts'
import { PosterButton } from '#shared/app/poster/button.tsx'
import { savePicture } from '#shared/app/saving/save-picture.ts'
import { shareCard } from '#shared/app/wechat/share.ts'
import { tellNative } from '#shared/bridge/native.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx'

/** What the page shows on its sheet once the column is there. */
export function Column({ columnId, detail }: { columnId: string; detail: ColumnDetail }) {
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
