import type { CourseShare } from '#shared/api/course.ts'
import { clockText } from '#shared/core/dates/clock-text.ts'
import { percentOf } from '#shared/core/percent.ts'

export interface SegmentView {
  name: string
  /** mm:ss, '-' when unknown. */
  clock: string
  /** Length beside the longest one, 0–100. */
  percent: number
}

/** The steps of a course; those without a name are left out. */
export function segmentViews(segments: CourseShare['segments']): SegmentView[] {
  const longest = segments.reduce((most, { duration = 0 }) => Math.max(most, duration), 0)
  return segments
    .filter(({ name }) => name)
    .map(({ name, duration }) => ({ name, clock: clockText(duration), percent: percentOf(duration, longest) }))
}
