import type { ReactNode } from 'react'
import type { CourseShare } from '#shared/api/course.ts'
import { courseMinutes } from '#shared/core/dates/course-minutes.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import { levelOf, type Words, wordsIn } from './words.ts'

/** How long, how much, how hard: each only when it is known. */
export function Figures({ course, words }: { course: CourseShare; words: Remote<Words> }) {
  const minutes = courseMinutes(course.duration)
  return (
    <>
      {minutes !== undefined && <Figure label="时长" value={minutes} unit="分钟" />}
      {course.calorie! >= 0 && <Figure label="消耗" value={Math.round(course.calorie!)} unit="千卡" />}
      <Difficulty code={course.difficulty} words={words} />
    </>
  )
}

const Stat = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-caption text-on-deep-2">{label}</dt>
    <dd className="num flex h-[2.1875rem] items-baseline gap-[3px] text-fig-xl leading-[1.25]">{children}</dd>
  </div>
)

const Figure = ({ label, value, unit }: { label: string; value: number; unit: string }) => (
  <Stat label={label}>
    {value}
    <small className="font-sans text-caption font-normal text-on-deep-2">{unit}</small>
  </Stat>
)

/** Slanted bars, one per level, and the level's word. */
function Difficulty({ code, words }: { code: string; words: Remote<Words> }) {
  const known = wordsIn(words, 'COURSE_DIFFICULTY')
  const difficulty = known && levelOf(code, known)
  if (!difficulty) return null
  const { word, level, of } = difficulty
  return (
    <Stat label={`难度 · ${word}`}>
      <span className="flex gap-[3px] self-center" role="img" aria-label={`难度 ${level} 级，共 ${of} 级`}>
        {Array.from({ length: of }, (_, index) => (
          <i
            key={index}
            className={`h-[18px] w-[7px] rounded-[2px] [transform:skew(-12deg)] ${index < level ? 'bg-sprout' : 'bg-[#ffffff24]'}`}
          />
        ))}
      </span>
    </Stat>
  )
}
