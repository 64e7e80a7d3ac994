import { useEffect } from 'react'
import { FirstVisit } from '#pages/bodyFatScale/guide/first-visit.tsx'
import { sheet } from '#shared/app/loading/sheet.tsx'
import { useReturn } from '#shared/app/member/open-native-page.ts'
import { prefetch } from '#shared/app/page/prefetch.ts'
import { removeStored, writeStored } from '#shared/bridge/storage.ts'
import { dayKey } from '#shared/core/dates/dates.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { isPending } from './model.ts'
import { PENDING } from './pending-key.ts'
import type { Home } from './use-home.ts'

const CalendarSheet = sheet(() =>
  import('#pages/bodyFatScale/calendar/calendar-sheet.tsx').then(({ CalendarSheet }) => CalendarSheet),
)
const GoalDialog = sheet(() => import('./goal-dialog.tsx').then(({ GoalDialog }) => GoalDialog))

export type Overlay = 'calendar' | 'goal'

interface Props {
  home: Home
  open: Overlay | undefined
  onClose: () => void
  onGuide: (isOpen: boolean) => void
}

/** What a tap opens over the page, the guide of the first visit, and what the page does beside: nothing here is in its flow. */
export function Overlays({ home: { known, shown, dates, select, retry }, open, onClose, onGuide }: Props) {
  useReturn(() => retry('quietly'))
  const hasPending = known && isPending(known)
  useEffect(() => {
    if (hasPending !== undefined) keepPending(hasPending)
    if (hasPending) prefetch(pageUrl('bodyFatScaleList'))
  }, [hasPending])
  return (
    <>
      <CalendarSheet
        open={open === 'calendar'}
        onClose={onClose}
        dates={dates.state === 'ready' ? dates.value : undefined}
        selected={shown && dayKey(shown.date)}
        onSelect={(no) => {
          onClose()
          select(no)
        }}
      />
      <GoalDialog open={open === 'goal'} onClose={onClose} />
      {shown && <FirstVisit record={shown} onTurn={onGuide} />}
    </>
  )
}

/** Remember for the next visit whether records wait (early.ts). */
const keepPending = (hasPending: boolean): void => (hasPending ? writeStored(PENDING, true) : removeStored(PENDING))
