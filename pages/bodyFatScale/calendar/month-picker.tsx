import { two } from '#shared/core/dates/dates.ts'

interface Props {
  /** Sorted days that can be chosen, 'yyyy-MM-dd'. */
  days: readonly string[]
  /** The month in view, 'yyyy-MM'. */
  current: string
  onPick: (month: string) => void
}

/** Every year with a record and its twelve months, the newest year first; months without a record are only numbers. */
export function MonthPicker({ days, current, onPick }: Props) {
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
            {Array.from({ length: 12 }, (_, index) => `${year}-${two(index + 1)}`).map((month, index) =>
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
