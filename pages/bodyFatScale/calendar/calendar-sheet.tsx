import { useMemo } from 'react'
import type { RecordDate } from '#shared/api/scale.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import { dayKey } from '#shared/core/dates/dates.ts'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'
import { Calendar } from './calendar.tsx'
import { recordDays } from './calendar-model.ts'

interface Props {
  open: boolean
  onClose: () => void
  /** None while they load. */
  dates: readonly RecordDate[] | undefined
  /** The day on screen. */
  selected: string | undefined
  /** The record of the chosen day; '' for the latest. */
  onSelect: (no: string) => void
}

/** Choose a day that has a record; 600 px high. */
export function CalendarSheet({ open, onClose, dates, selected, onSelect }: Props) {
  const today = dayKey(serverNow())!
  const { days, noOf, from, to } = useMemo(() => recordDays(dates ?? [], today), [dates, today])
  return (
    <BottomSheet open={open} onClose={onClose} title="选择日期" height={600}>
      <Calendar
        days={days}
        selected={selected}
        today={today}
        from={from}
        to={to}
        onSelect={(day) => onSelect(day === to ? '' : noOf[day]!)}
      />
    </BottomSheet>
  )
}
