import type { TimeInput } from '#shared/core/dates/dates.ts'
import { Dates } from '#shared/ui/layout/dates.tsx'
import { datesText } from './view.ts'

/** From when to when the challenge lasts, as a pill on its poster; nothing while one of the days is not known. */
export function Days({ startTime, endTime }: { startTime: TimeInput; endTime: TimeInput }) {
  const days = datesText(startTime, endTime)
  return days ? (
    <b className="num rounded-[13px] bg-scene-deep pr-3 pl-3.5 text-tight leading-[26px] tracking-[.12em]">
      <Dates text={days} />
    </b>
  ) : null
}
