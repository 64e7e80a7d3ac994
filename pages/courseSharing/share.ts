import { CourseShare, createCourseQuery } from '#shared/api/course.ts'
import type { SharePage } from '#shared/api/share-page.ts'
import { getCourseMinutes } from '#shared/format/course-minutes.ts'
import { addCommas } from '#shared/format/numbers.ts'
import { LABELS_QUERY } from './model.ts'

export const DESCRIPTION = '这节课适合你，在家就能练'

/** Requests the course and the labels of its codes. */
export const share: SharePage<'courseNo' | 'type', CourseShare> = {
  description: DESCRIPTION,
  ids: ['courseNo'],
  takes: ['type'],
  oneOf: { type: ['1', '2'] },
  preload: ({ courseNo, type }) => [createCourseQuery(courseNo, type), LABELS_QUERY],
  reply: CourseShare,
  card: ({ name, duration, calorie }, toText) => {
    const minutes = getCourseMinutes(duration)
    const facts = [
      minutes && `${addCommas(minutes)}分钟`,
      calorie! >= 1 && `${addCommas(Math.round(calorie!))}千卡`,
      '在家就能练',
    ]
    return name ? { title: toText(name), description: facts.filter(Boolean).join(' · ') } : undefined
  },
}
