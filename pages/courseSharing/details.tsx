import { useEffect } from 'react'
import type { CourseShare } from '#shared/api/course.ts'
import { shareCard } from '#shared/app/wechat/share.ts'
import { coursePicture } from '#shared/core/course-kind.ts'
import { two } from '#shared/core/dates/dates.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { Avatar } from '#shared/ui/people/avatar.tsx'
import { About } from './about.tsx'
import { type CodeWords, difficultyOf, wordsIn } from './codes.ts'
import { courseQuery } from './course-query.ts'
import { Stat } from './figures.tsx'
import { type SegmentView, segmentViews } from './model.ts'
import { DESCRIPTION } from './share.ts'
import { Timeline } from './timeline.tsx'

/** Everything about the course but its head: how hard it is when, what it is about, who teaches, step by step. */
export function Details({ course, words }: { course: CourseShare; words: Remote<CodeWords> }) {
  const segments = segmentViews(course.segments)
  useEffect(() => {
    const link = pageUrl('courseSharing', courseQuery())
    shareCard({ title: course.name, desc: DESCRIPTION, link })
  }, [course])
  return (
    <>
      <Timeline segments={segments} />
      <div className="next-frame flex flex-col gap-3">
        <About course={course} words={words} />
        {course.coach?.name && <CoachCard coach={course.coach} />}
        {segments.length > 0 && <SegmentList segments={segments} />}
      </div>
    </>
  )
}

/** Who teaches. */
function CoachCard({ coach }: { coach: NonNullable<CourseShare['coach']> }) {
  return (
    <Card>
      <div className="flex items-start gap-3.5">
        <Avatar src={imageUrl(coach.avatar)} size={60} who={coach.name} />
        <div className="min-w-0 flex-1">
          <h2 className="text-head leading-[1.4]">
            <bdi>{coach.name}</bdi>
          </h2>
          {coach.intro && (
            <p className="mt-0.5 text-sub leading-[1.65] whitespace-pre-line text-ink-2">{coach.intro}</p>
          )}
        </div>
      </div>
    </Card>
  )
}

/** Who does such a course, on the disc of the hero's rings. */
export const Person = ({ name, type }: { name: string; type: string }) => (
  <img
    src={coursePicture(name, type)}
    alt=""
    width={150}
    height={150}
    className="absolute top-[22%] left-[63.5%] h-auto w-[33%]"
  />
)

/** How hard, behind the other figures: slanted bars, one per level, and the level's word. Nothing for a code that is not in the list. */
export function Difficulty({ code, words }: { code: string; words: Remote<CodeWords> }) {
  const known = wordsIn(words, 'COURSE_DIFFICULTY')
  const difficulty = known && difficultyOf(code, known)
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

/** The course step by step: name and mm:ss; how they compare is drawn above (timeline.tsx). */
const SegmentList = ({ segments }: { segments: readonly SegmentView[] }) => (
  <Card title="课程安排" right={`${segments.length} 个小节`}>
    <ol role="list" className="-mb-2.5">
      {segments.map(({ name, clock }, index) => (
        <li
          key={index}
          className={`grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-2.5 py-[11px] ${index ? 'border-t border-line' : ''}`}
        >
          <b className="num text-ink-3" aria-hidden="true">
            {two(index + 1)}
          </b>
          <span>{name}</span>
          <span className="num text-fig-xs text-ink-2">{clock}</span>
        </li>
      ))}
    </ol>
  </Card>
)
