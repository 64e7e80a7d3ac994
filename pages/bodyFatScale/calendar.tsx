import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { RecordDate } from '#shared/api/record-dates.ts'
import { getServerTime } from '#shared/api/server-clock.ts'
import { pad2, toDayKey } from '#shared/format/dates.ts'
import { UpIcon } from '#shared/ui/icons/icons.tsx'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'
import { type CalendarMonth, createMonths, getDayTarget, getRecordDays } from './calendar-model.ts'

interface SheetProps {
  open: boolean
  onClose: () => void
  /** Undefined while loading. */
  dates: readonly RecordDate[] | undefined
  /** The displayed day. */
  selected: string | undefined
  /** Called with the record number of the selected day; '' for the latest. */
  onSelect: (no: string) => void
}

/** Bottom sheet to select a day with a record; 600 px high. */
export function CalendarSheet({ open, onClose, dates, selected, onSelect }: SheetProps) {
  const today = toDayKey(getServerTime())!
  const { days, noOf, from, to } = useMemo(() => getRecordDays(dates ?? [], today), [dates, today])
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

interface Props {
  /** Selectable days, 'yyyy-MM-dd', sorted. */
  days: readonly string[]
  selected?: string
  /** Labelled 今. */
  today: string
  /** First and last day; their months are included completely. */
  from: string
  to: string
  onSelect: (day: string) => void
}

/** Overscan in px. */
const MARGIN = 500

/**
 * Calendar list that opens at the selected month. Virtualized: only months near the viewport
 * render. The bar above it opens a picker of year and month; arrow keys move among selectable days.
 */
export function Calendar({ days, selected, today, from, to, onSelect }: Props) {
  const months = useMemo(() => createMonths(from, to), [from, to])
  const validDays = useMemo(() => new Set(days), [days])
  const list = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, bottom: 1000 })
  const [focus, setFocus] = useState('')
  const [isPicking, setPicking] = useState(false)
  // The only tab stop: the last focused day, else the selected one, else the latest.
  const entry = [focus, selected].find((day) => day && validDays.has(day)) ?? days[days.length - 1]

  const start = (selected ?? to).slice(0, 7)

  const look = useCallback(() => {
    // A scroll event may arrive after unmount.
    if (!list.current) return
    const { scrollTop, clientHeight } = list.current
    setView({ top: scrollTop - MARGIN, bottom: scrollTop + clientHeight + MARGIN })
  }, [])
  useEffect(() => {
    const open = months.find(({ key }) => key === start) ?? months[months.length - 1]
    const box = list.current!
    if (open) box.scrollTop = open.top
    look()
  }, [months, start, look])
  useEffect(() => {
    if (focus) list.current?.querySelector<HTMLElement>(`[data-day="${focus}"]`)?.focus()
  }, [focus])

  const middle = (view.top + view.bottom) / 2
  const inView = months.find(({ top, height }) => top + height > middle) ?? months[months.length - 1]
  const jumpToDay = (key: string) => {
    const month = months.find((item) => item.key === key)
    if (month) list.current!.scrollTop = month.top
    look()
    setPicking(false)
    setFocus(days.find((day) => day.startsWith(key)) ?? '')
  }

  return (
    <div className="flex h-full flex-col">
      {days.length > 0 && months.length > 1 && (
        <button
          type="button"
          aria-expanded={isPicking}
          className="press mx-3 flex min-h-touch flex-none items-center gap-1 self-start rounded-tile px-2 text-sub font-semibold text-brand-text"
          onClick={() => setPicking(!isPicking)}
        >
          {isPicking ? '返回日历' : `${inView?.title ?? ''} ▾`}
          {isPicking && <UpIcon scalesWithText={18} />}
        </button>
      )}
      {!isPicking && (
        <div
          className="grid flex-none grid-cols-7 border-b border-line px-3 elder:px-1 pb-2 text-center text-caption text-ink-3"
          aria-hidden="true"
        >
          {[...'一二三四五六日'].map((weekday) => (
            <span key={weekday}>{weekday}</span>
          ))}
        </div>
      )}
      <div className="relative min-h-0 flex-1">
        {isPicking && <MonthPicker days={days} current={inView?.key ?? ''} onPick={jumpToDay} />}
        <div
          ref={list}
          role="group"
          aria-label="日期"
          className={`relative h-full overflow-y-auto overscroll-contain ${isPicking ? 'invisible' : ''}`}
          onScroll={look}
          onKeyDown={(event) => {
            const day = (event.target as HTMLElement).dataset.day
            const target = day && getDayTarget(event.key, day, days)
            if (!target) return
            event.preventDefault()
            setFocus(target)
          }}
        >
          {months.map((month) => (
            <section key={month.key} style={{ height: `${month.height}px` }}>
              <h3 className="sticky top-0 z-[1] flex h-11 items-center bg-raised px-5 text-[min(.9375rem,24px)] elder:text-bar">
                {month.title}
              </h3>
              {((month.top < view.bottom && month.top + month.height > view.top) || entry?.startsWith(month.key)) && (
                <CalendarGrid {...{ month, validDays, selected, today, entry, onSelect }} />
              )}
            </section>
          ))}
          {/* Lets the last month scroll to the top. */}
          <i className="block" style={{ height: `calc(100% - ${months[months.length - 1]?.height ?? 0}px)` }} />
        </div>
      </div>
      <p className="flex flex-none items-center justify-center gap-1.5 border-t border-line px-5 pt-2.5 pb-5 text-caption text-ink-3">
        <i className="size-2.5 rounded-full bg-brand-soft dark:bg-brand-mid" />
        有测量记录的日期可选
      </p>
    </div>
  )
}

interface GridProps {
  month: CalendarMonth
  validDays: ReadonlySet<string>
  selected?: string
  today: string
  /** The day with tabIndex 0. */
  entry?: string
  onSelect: (day: string) => void
}

const DISC = 'grid size-[38px] place-items-center rounded-full'
const TODAY_RING = 'shadow-[inset_0_0_0_1.5px_currentColor]'

/** Days of one month: buttons for days with a record, else plain numbers. */
function CalendarGrid({ month, validDays, selected, today, entry, onSelect }: GridProps) {
  return (
    <div className="grid grid-cols-7 px-3 elder:px-1 text-[min(1.125rem,26px)] elder:text-fig-xs leading-none">
      {month.weeks.flat().map((day, cell) => {
        if (!day) return <i key={cell} />
        const number = Number(day.slice(8))
        const face = day === today ? '今' : number
        if (!validDays.has(day)) {
          return (
            <span
              key={cell}
              className={`num grid h-11 place-items-center font-medium ${day === today ? 'text-ink-2' : 'text-ink-4'}`}
              aria-hidden="true"
              aria-disabled="true"
            >
              {day === today ? <span className={`${DISC} ${TODAY_RING}`}>{face}</span> : face}
            </span>
          )
        }
        const isSelected = day === selected
        return (
          <button
            key={cell}
            type="button"
            data-day={day}
            aria-label={`${month.title}${number}日${day === today ? '，今天' : ''}`}
            aria-current={day === today ? 'date' : undefined}
            aria-pressed={isSelected}
            tabIndex={day === entry ? 0 : -1}
            className="num grid h-11 scroll-mt-12 place-items-center rounded-full elder:min-h-0 elder:min-w-0"
            onClick={() => onSelect(day)}
          >
            <span
              className={`${DISC} ${isSelected ? 'bg-brand text-on-brand' : 'bg-brand-soft text-brand-text dark:bg-brand-mid'} ${day === today ? TODAY_RING : ''}`}
            >
              {face}
            </span>
          </button>
        )
      })}
    </div>
  )
}

interface PickerProps {
  /** Sorted selectable days, 'yyyy-MM-dd'. */
  days: readonly string[]
  /** The month in view, 'yyyy-MM'. */
  current: string
  onPick: (month: string) => void
}

/**
 * Every year with a record and its twelve months, newest first; months without a record are plain
 * numbers.
 */
export function MonthPicker({ days, current, onPick }: PickerProps) {
  const months = new Set(days.map((day) => day.slice(0, 7)))
  const years = [...new Set(days.map((day) => day.slice(0, 4)))].reverse()
  return (
    <div
      role="group"
      aria-label="年月"
      className="absolute inset-0 z-[2] overflow-y-auto overscroll-contain bg-raised px-5 pb-4"
    >
      {years.map((year) => (
        <section key={year}>
          <h3 className="flex h-11 items-center text-[min(.9375rem,24px)] elder:text-bar">{Number(year)}年</h3>
          <div className="grid grid-cols-4 gap-2 elder:grid-cols-3">
            {Array.from({ length: 12 }, (_, index) => `${year}-${pad2(index + 1)}`).map((month, index) =>
              months.has(month) ? (
                <button
                  key={month}
                  type="button"
                  aria-label={`${Number(year)}年${index + 1}月`}
                  aria-current={month === current ? 'date' : undefined}
                  className={`press min-h-touch rounded-tile ${month === current ? 'bg-brand text-on-brand' : 'bg-brand-soft text-brand-text'}`}
                  onClick={() => onPick(month)}
                >
                  {index + 1}月
                </button>
              ) : (
                <span
                  key={month}
                  aria-hidden="true"
                  aria-disabled="true"
                  className="grid min-h-touch place-items-center text-ink-4"
                >
                  {index + 1}月
                </span>
              ),
            )}
          </div>
        </section>
      ))}
    </div>
  )
}
