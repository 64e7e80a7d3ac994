import type { CalendarMonth } from './calendar-months.ts'

interface Props {
  month: CalendarMonth
  known: ReadonlySet<string>
  selected?: string
  today: string
  /** The one day Tab stops at. */
  entry?: string
  onSelect: (day: string) => void
}

const DISC = 'grid size-[38px] place-items-center rounded-full'

/** The days of one month: those with a record are buttons, the others only numbers. */
export function CalendarGrid({ month, known, selected, today, entry, onSelect }: Props) {
  return (
    <div className="grid grid-cols-7 px-3 elder:px-1 text-[min(1.125rem,26px)] elder:text-fig-xs leading-none">
      {month.weeks.flat().map((day, cell) => {
        if (!day) return <i key={cell} />
        const number = Number(day.slice(8))
        const face = day === today ? '今' : number
        if (!known.has(day)) {
          return (
            <span
              key={cell}
              className="num grid h-11 place-items-center font-medium text-ink-4"
              aria-hidden="true"
              aria-disabled="true"
            >
              {face}
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
            <span className={`${DISC} ${isSelected ? 'bg-brand text-on-brand' : 'bg-brand-soft text-brand-text'}`}>
              {face}
            </span>
          </button>
        )
      })}
    </div>
  )
}
