import { useEffect } from 'react'
import { FirstVisit } from '#pages/bodyFatScale/guide/first-visit.tsx'
import type { BodyFatRecord, RecordDate } from '#shared/api/scale.ts'
import { sheet } from '#shared/app/loading/sheet.tsx'
import { useReturn } from '#shared/app/member/open-native-page.ts'
import { prefetch } from '#shared/app/page/prefetch.ts'
import { removeStored, writeStored } from '#shared/bridge/storage.ts'
import { dayKey } from '#shared/core/dates/dates.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { isPending } from './model.ts'
import { PENDING } from './pending-key.ts'

const CalendarSheet = sheet(() =>
  import('#pages/bodyFatScale/calendar/calendar-sheet.tsx').then(({ CalendarSheet }) => CalendarSheet),
)
const GoalDialog = sheet(() => import('./goal-dialog.tsx').then(({ GoalDialog }) => GoalDialog))

interface Props {
  open: 'calendar' | 'goal' | undefined
  onClose: () => void
  dates: readonly RecordDate[] | undefined
  /** What the service has sent, also without a measurement in it. */
  known: BodyFatRecord | undefined
  /** The same where it holds a measurement. */
  shown: BodyFatRecord | undefined
  onSelect: (no: string) => void
  /** The first-use guide begins or ends. */
  onTurn: (isStill: boolean) => void
  /** The member is back from a page of the shell. */
  onBack: () => void
}

/** What a tap opens over the page, the guide of the first visit, and what the page does beside: nothing here is in its flow. */
export function Overlays({ open, onClose, dates, known, shown, onSelect, onTurn, onBack }: Props) {
  useReturn(onBack)
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
        dates={dates}
        selected={shown && dayKey(shown.date)}
        onSelect={(no) => {
          onClose()
          onSelect(no)
        }}
      />
      <GoalDialog open={open === 'goal'} onClose={onClose} />
      {shown && <FirstVisit record={shown} onTurn={onTurn} />}
    </>
  )
}

/** Remember for the next visit whether records wait (early.ts). */
const keepPending = (hasPending: boolean): void => (hasPending ? writeStored(PENDING, true) : removeStored(PENDING))
