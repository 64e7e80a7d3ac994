import { getPercent } from '#shared/format/percent.ts'
import { Icon } from '#shared/ui/icons/icon.tsx'
import { CircleProgress } from './circle-progress.tsx'

export interface RingDay {
  /** Day of the month, 1–31; 0 for an empty cell. */
  day: number
  done: number
  total: number
}

/**
 * A ring per day in rows of seven, Monday first: full with a check, an arc for a part, empty for
 * none.
 */
export function DayRings({ days }: { days: readonly RingDay[] }) {
  return (
    <div className="-mx-2.5 min-[375px]:mx-0 grid grid-cols-7 justify-items-center gap-x-1 gap-y-2 text-center">
      {[...'一二三四五六日'].map((weekday) => (
        <span key={weekday} className="text-caption text-ink-3" aria-hidden="true">
          {weekday}
        </span>
      ))}
      {days.map((day, cell) => (day.day ? <DayRing key={cell} {...day} /> : <i key={cell} />))}
    </div>
  )
}

function DayRing({ day, done, total }: RingDay) {
  const isFull = total > 0 && done >= total
  const label = total > 0 ? `完成 ${done} 节，共 ${total} 节` : '没有安排'
  return (
    <CircleProgress percent={getPercent(done, total)} size="day" label={`${day}日，${label}`}>
      {isFull ? (
        <Icon size={18} className="text-brand-text" d="M5 12.5 9.5 17 19 7.5" />
      ) : (
        <b className="num block text-[min(.9375rem,18px)] elder:text-tight leading-none">{day}</b>
      )}
    </CircleProgress>
  )
}
