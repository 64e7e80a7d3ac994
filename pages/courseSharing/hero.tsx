import type { ReactNode } from 'react'
import type { CourseShare } from '#shared/api/course.ts'
import { courseMinutes } from '#shared/core/course-minutes.ts'
import { badgesOf } from './badges.ts'

const BADGES = {
  vip: 'bg-[#f6d48a] text-on-brand',
  ai: 'bg-sprout text-on-brand',
  plain: 'bg-[#ffffff24]',
}

/** What stands for a text that is on its way: as high as the text, a shade lighter than the ground. */
const Ghost = ({ className }: { className: string }) => (
  <i className={`block rounded-[7px] bg-[#ffffff24] ${className}`} />
)

interface Props {
  course: CourseShare | undefined
  /** Decoration behind the words. */
  picture: ReactNode
  /** A further figure. */
  children: ReactNode
}

/** Badges, name and key figures, on a dark ground; the first card lies over its foot. Without a course, in the same size. */
export function Hero({ course, picture, children }: Props) {
  const minutes = courseMinutes(course?.duration)
  return (
    <header className="relative overflow-hidden bg-deep px-5 pt-8 pb-16 text-on-deep">
      {picture}
      <p className="relative flex min-h-[22px] flex-wrap gap-1.5">
        {course &&
          badgesOf(course).map(({ words, kind }) => (
            <span key={words} className={`rounded-[7px] px-2 py-0.5 text-caption font-semibold ${BADGES[kind]}`}>
              {words}
            </span>
          ))}
      </p>
      <h1 className="relative my-4 min-h-[2.56em] max-w-[min(14rem,60%)] text-[min(2.125rem,11vw)] leading-[1.28] [text-wrap:balance]">
        {course ? <bdi>{course.name}</bdi> : <Ghost className="h-[2.4em]" />}
      </h1>
      <dl className="relative flex min-h-[3.4rem] flex-wrap gap-x-7 gap-y-3">
        {!course && <Ghost className="w-3/5" />}
        {minutes !== undefined && <Figure label="时长" value={minutes} unit="分钟" />}
        {course && course.calorie! >= 0 && <Figure label="消耗" value={Math.round(course.calorie!)} unit="千卡" />}
        {children}
      </dl>
    </header>
  )
}

export const Stat = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-caption text-on-deep-2">{label}</dt>
    <dd className="num flex h-[2.1875rem] items-baseline gap-[3px] text-[1.75rem] leading-[1.25]">{children}</dd>
  </div>
)

const Figure = ({ label, value, unit }: { label: string; value: number; unit: string }) => (
  <Stat label={label}>
    {value}
    <small className="font-sans text-caption font-normal text-on-deep-2">{unit}</small>
  </Stat>
)
