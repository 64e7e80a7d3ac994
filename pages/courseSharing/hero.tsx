import type { ReactNode } from 'react'
import type { CourseShare } from '#shared/api/course.ts'
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

/** Figures end where the one who trains begins (`Person`, whose picture is empty at its edge); at 320 px they stand below. */
const BESIDE_PERSON = 'min-[321px]:max-w-[calc(100%+28px-min(390px,100vw)*.365)]'

interface Props {
  course: CourseShare | undefined
  /** On the rings. */
  person?: ReactNode
  /** At the right of the badges. */
  action?: ReactNode
  /** Key figures. */
  children: ReactNode
}

/** Badges, name and key figures, on a dark ground; the first card lies over its foot. What is not there yet keeps its place. */
export const Hero = ({ course, person, action, children }: Props) => {
  const Figures = children ? 'dl' : 'div'
  return (
    <header className="deep-side relative overflow-hidden bg-deep px-5 pt-8 pb-16 text-on-deep">
      <div className="absolute top-[calc(2.5rem-32px)] right-0 w-[min(390px,100vw)]">
        <img src="/share/halo-course.svg" alt="" width={390} height={330} className="h-auto w-full max-w-none" />
        {person}
      </div>
      <div className="relative flex items-start">
        <p className="flex min-h-[22px] flex-1 flex-wrap gap-1.5">
          {course &&
            badgesOf(course).map(({ words, kind }) => (
              <span key={words} className={`rounded-[7px] px-2 py-0.5 text-caption font-semibold ${BADGES[kind]}`}>
                {words}
              </span>
            ))}
        </p>
        {action}
      </div>
      <h1
        className="relative my-4 min-h-[2.56em] max-w-[min(14rem,60%)] text-[min(2.125rem,11vw)] leading-[1.28]"
        aria-label={course ? undefined : '正在加载'}
      >
        {course ? (
          <span className="off-marks block w-fit">
            <bdi>{course.name}</bdi>
          </span>
        ) : (
          <Ghost className="h-[2.4em]" />
        )}
      </h1>
      <Figures
        className={`relative flex min-h-[3.4rem] flex-wrap gap-x-4 gap-y-3 ${BESIDE_PERSON} ${children ? '*:off-marks' : ''}`}
      >
        {children || <Ghost className="w-3/5" />}
      </Figures>
    </header>
  )
}
