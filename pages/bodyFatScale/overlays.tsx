import { useEffect } from 'react'
import { removeStored, writeStored } from '#shared/bridge/storage.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { openNativePage, useReturn } from '#shared/features/member/open-native-page.ts'
import { toDayKey } from '#shared/format/dates.ts'
import { prefetchPage } from '#shared/page/prefetch.ts'
import { TargetIcon } from '#shared/ui/icons/icons-body.tsx'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import { CalendarSheet } from './calendar.tsx'
import { FirstVisit } from './guide.tsx'
import { isPending } from './model.ts'
import { PENDING } from './pending-key.ts'
import type { Home } from './use-home.ts'

export type Overlay = 'calendar' | 'goal'

interface OverlaysProps {
  home: Home
  open: Overlay | undefined
  onClose: () => void
  onGuide: (isOpen: boolean) => void
}

/**
 * Dialogs and the guide of the first visit, and the effects of the page; none takes part in its
 * layout.
 */
export function Overlays({ home: { cached, current, dates, select, retry }, open, onClose, onGuide }: OverlaysProps) {
  useReturn(() => retry('quietly'))
  const hasPending = cached && isPending(cached)
  useEffect(() => {
    if (hasPending !== undefined) keepPending(hasPending)
    if (hasPending) prefetchPage(getPageUrl('bodyFatScaleList'))
  }, [hasPending])
  return (
    <>
      <CalendarSheet
        open={open === 'calendar'}
        onClose={onClose}
        dates={dates.data}
        selected={current && toDayKey(current.date)}
        onSelect={(no) => {
          onClose()
          select(no)
        }}
      />
      <GoalDialog open={open === 'goal'} onClose={onClose} />
      {current && <FirstVisit record={current} isFree={!open} onTurn={onGuide} />}
    </>
  )
}

/** Stores whether records are pending, for the skeleton of the next visit (preload.ts). */
const keepPending = (hasPending: boolean): void => (hasPending ? writeStored(PENDING, true) : removeStored(PENDING))

/** Dialog without a goal weight; links to the native page that sets one. */
const GoalDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    icon={<TargetIcon size={30} />}
    title="你还没有设置体重目标"
    text={
      <>
        先定一个合适的目标，
        <br />
        我们会帮你规划每一步。
      </>
    }
    confirm="确定"
    onConfirm={() => {
      onClose()
      void openNativePage('targetPlan', '目标计划')
    }}
  />
)
