import { useEffect } from 'react'
import type { CourseShare } from '#shared/api/course.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { shareCard } from '#shared/app/wechat/share.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import { About } from './about.tsx'
import { CoachCard } from './coach-card.tsx'
import { segmentViews } from './model.ts'
import { SegmentList } from './segment-list.tsx'
import { DESCRIPTION } from './share.ts'
import { Timeline } from './timeline.tsx'
import type { Words } from './words.ts'

export { PosterButton } from '#shared/app/poster/button.tsx'
export { Difficulty } from './difficulty.tsx'
export { Person } from './person.tsx'

/** Everything about the course but its head: how hard it is when, what it is about, who teaches, step by step. */
export function Details({ course, words }: { course: CourseShare; words: Remote<Words> }) {
  const segments = segmentViews(course.segments)
  useEffect(() => {
    const link = pageUrl('courseSharing', queryIds('courseNo', 'type'))
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
