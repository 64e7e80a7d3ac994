import type { ReactNode } from 'react'
import type { CourseShare } from '#shared/api/course.ts'
import { courseMinutes } from '#shared/core/dates/course-minutes.ts'
import { withCommas } from '#shared/core/numbers.ts'

/** How long and how much: each only when it is known. */
export function Figures({ course }: { course: CourseShare }) {
  const minutes = courseMinutes(course.duration)
  return (
    <>
      {minutes !== undefined && <Figure label="时长" value={minutes} unit="分钟" />}
      {course.calorie! >= 0 && <Figure label="消耗" value={Math.round(course.calorie!)} unit="千卡" />}
    </>
  )
}

export const Stat = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-caption text-on-deep-2">{label}</dt>
    <dd className="num flex h-[2.1875rem] items-baseline gap-[3px] text-fig-xl leading-[1.25]">{children}</dd>
  </div>
)

const Figure = ({ label, value, unit }: { label: string; value: number; unit: string }) => (
  <Stat label={label}>
    {withCommas(value)}
    <small className="font-sans text-caption font-normal text-on-deep-2">{unit}</small>
  </Stat>
)
