import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { DownIcon, UpIcon } from '#shared/ui/icons/icons.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { calendarMonths, dayTarget } from './calendar-months.ts'
import { MonthPicker } from './month-picker.tsx'

interface Props {
  /** The days that can be chosen, 'yyyy-MM-dd', sorted. */
  days: readonly string[]
  selected?: string
  /** Shown as 今. */
  today: string
  /** The months shown run from the month of `from` to the month of `to`. */
  from: string
  to: string
  onSelect: (day: string) => void
}

/** px drawn beyond what is in view. */
const MARGIN = 500

/** The content of the calendar sheet: a list of months that opens at the selected one. Only months near the view are drawn, so
 *  years stay smooth; the bar above it leads to any year and month. Arrow keys walk over the days that can be chosen. */
export function Calendar({ days, selected, today, from, to, onSelect }: Props) {
  const months = useMemo(() => calendarMonths(from, to), [from, to])
  const known = useMemo(() => new Set(days), [days])
  const list = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, bottom: 1000 })
  const [focus, setFocus] = useState('')
  const [isPicking, setPicking] = useState(false)
  // Where Tab comes in: the day last walked to, else the selected one, else the latest.
  const entry = [focus, selected].find((day) => day && known.has(day)) ?? days[days.length - 1]

  const start = (selected ?? to).slice(0, 7)

  const look = useCallback(() => {
    // The browser may tell of a scroll after the list is gone.
    if (!list.current) return
    const { scrollTop, clientHeight } = list.current
    setView({ top: scrollTop - MARGIN, bottom: scrollTop + clientHeight + MARGIN })
  }, [])
  useEffect(() => {
    const open = months.find(({ key }) => key === start) ?? months[months.length - 1]
    const box = list.current!
    if (open) box.scrollTop = open.top - (box.clientHeight - open.height) / 2
    look()
  }, [months, start, look])
  useEffect(() => {
    if (focus) list.current?.querySelector<HTMLElement>(`[data-day="${focus}"]`)?.focus()
  }, [focus])

  const middle = (view.top + view.bottom) / 2
  const inView = months.find(({ top, height }) => top + height > middle) ?? months[months.length - 1]
  const jump = (key: string) => {
    const month = months.find((one) => one.key === key)
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
          {isPicking ? '返回日期' : `${inView?.title ?? ''} · 选择年月`}
          {isPicking ? <UpIcon grows={18} /> : <DownIcon grows={18} />}
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
        {isPicking && <MonthPicker days={days} current={inView?.key ?? ''} onPick={jump} />}
        <div
          ref={list}
          role="group"
          aria-label="日期"
          className={`relative h-full overflow-y-auto overscroll-contain ${isPicking ? 'invisible' : ''}`}
          onScroll={look}
          onKeyDown={(event) => {
            const day = (event.target as HTMLElement).dataset.day
            const target = day && dayTarget(event.key, day, days)
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
                <CalendarGrid {...{ month, known, selected, today, entry, onSelect }} />
              )}
            </section>
          ))}
        </div>
      </div>
      <p className="flex flex-none items-center justify-center gap-1.5 border-t border-line px-5 pt-2.5 pb-5 text-caption text-ink-3">
        <i className="size-2.5 rounded-full bg-brand-soft shadow-[inset_0_0_0_1.5px_var(--color-brand-text)]" />
        有测量记录的日期可选
      </p>
    </div>
  )
}
