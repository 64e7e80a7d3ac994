import { takenAt } from '#pages/bodyFatScale/model.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import { CalendarIcon, DownIcon } from '#shared/ui/icons/icons.tsx'

/** The day on screen; its text and the round button both open the calendar. */
export function DateSelector({ date, onOpen }: { date: string; onOpen: () => void }) {
  const { day, note } = takenAt(date, serverNow())
  return (
    <div id="date" className="flex items-center justify-between gap-3 py-1">
      {/* A heading inside of a button is none to a screen reader. */}
      <h2 id="day" className="flex">
        <button type="button" className="press min-h-12 text-left" aria-haspopup="dialog" onClick={onOpen}>
          <span className="flex items-center gap-0.5 text-[min(var(--text-page),11vw)] leading-[1.3] font-semibold">
            {day}
            <DownIcon grows={22} />
          </span>
          <span className="block min-h-[1.125rem] text-caption font-normal text-ink-3">{note}</span>
        </button>
      </h2>
      <button
        type="button"
        aria-label="选择日期"
        aria-describedby="day"
        aria-haspopup="dialog"
        className="press grid size-touch flex-none place-items-center rounded-full bg-surface shadow-card"
        onClick={onOpen}
      >
        <CalendarIcon size={22} />
      </button>
    </div>
  )
}
