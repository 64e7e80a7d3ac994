import type { CourseShare } from '#shared/api/course.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { formatClock } from '#shared/format/clock.ts'
import { pad2 } from '#shared/format/dates.ts'
import { getPercent } from '#shared/format/percent.ts'
import type { SegmentKey } from '#shared/health/segments.ts'
import { createBodyFrame } from '#shared/ui/figures/body-frame.ts'
import { createBodyOutline, SEGMENT_PARTS } from '#shared/ui/figures/body-outline.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { Avatar } from '#shared/ui/people/avatar.tsx'

export { openPoster } from './poster.ts'

interface SegmentView {
  name: string
  /** mm:ss, '-' when unknown. */
  clock: string
  /** Length relative to the longest segment, 0–100; 0 when unknown. */
  percent: number
}

/**
 * The segments of a course. An unnamed segment keeps its duration; one without name and duration is
 * omitted.
 */
export function getSegmentViews(segments: CourseShare['segments']): SegmentView[] {
  const longest = segments.reduce((seconds, { duration = 0 }) => Math.max(seconds, duration), 0)
  return segments
    .filter(({ name, duration = 0 }) => name || duration > 0)
    .map(({ name, duration }) => ({
      name: name || '小节',
      clock: formatClock(duration),
      percent: getPercent(duration, longest),
    }))
}

/** Coach and segments. */
export function Below({ course }: { course: CourseShare }) {
  const segments = getSegmentViews(course.segments)
  return (
    <div className="next-frame flex flex-col gap-3">
      {course.coach?.name && <CoachCard coach={course.coach} />}
      {segments.length > 0 && <SegmentList segments={segments} />}
    </div>
  )
}

/** Card of the coach. */
function CoachCard({ coach }: { coach: NonNullable<CourseShare['coach']> }) {
  return (
    <Card>
      <div className="flex items-start gap-3.5">
        <Avatar src={toImageUrl(coach.avatar)} size={60} who={coach.name} />
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

/** Segments of the course: name, duration as mm:ss, and a bar relative to the longest segment. */
const SegmentList = ({ segments }: { segments: readonly SegmentView[] }) => (
  <Card title="课程安排" right={`共 ${segments.length} 节`}>
    <ol role="list" className="-mb-2.5">
      {segments.map(({ name, clock, percent }, index) => (
        <li
          key={index}
          className={`grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-2.5 py-[11px] ${index ? 'border-t border-line' : ''}`}
        >
          <b className="num text-ink-3" aria-hidden="true">
            {pad2(index + 1)}
          </b>
          <span>{name}</span>
          <span className="num text-fig-xs text-ink-2">{clock}</span>
          <svg className="col-start-2 -col-end-1 mt-1.5 h-1 w-full rounded-[2px] bg-fill" aria-hidden="true">
            <rect width={`${percent}%`} height="4" rx="2" fill="var(--color-brand)" />
          </svg>
        </li>
      ))}
    </ol>
  </Card>
)

/**
 * Body outline with the trained parts in green. Hidden from screen readers: the text next to it
 * names them.
 */
export function TrainedFigure({ parts }: { parts: ReadonlySet<SegmentKey> }) {
  const outline = createBodyOutline(createBodyFrame('female', {}))
  return (
    <svg width="66" height="180" viewBox="18 -10 164 450" className="h-auto w-[58px]" aria-hidden="true">
      <g stroke="var(--color-surface)" strokeWidth={5} strokeLinejoin="round">
        {SEGMENT_PARTS.map(([key, part]) => (
          <path key={key} d={outline[part]} fill={parts.has(key) ? 'var(--color-brand)' : 'var(--color-fill)'} />
        ))}
        <path d={outline.head} fill="var(--color-fill)" />
      </g>
      <path d={outline.hair} fill="var(--color-tick)" />
    </svg>
  )
}
