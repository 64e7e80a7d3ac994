import { CourseShare, shareCall } from '#shared/api/course.ts'
import { ENUMS, enumCall } from '#shared/api/enum-words.ts'
import type { SharePage } from '#shared/api/share-page.ts'
import { courseMinutes } from '#shared/core/dates/course-minutes.ts'
import { withCommas } from '#shared/core/numbers.ts'

export const DESCRIPTION = '这节课适合你，在家就能练'

/** Besides the course, the words for its codes are asked for. */
export const share: SharePage<'courseNo' | 'type', CourseShare> = {
  description: DESCRIPTION,
  ids: ['courseNo'],
  takes: ['type'],
  oneOf: { type: ['1', '2'] },
  calls: ({ courseNo, type }) => [shareCall(courseNo, type), ...ENUMS.map(enumCall)],
  reply: CourseShare,
  card: ({ name, duration, calorie }, words) => {
    const minutes = courseMinutes(duration)
    const facts = [
      minutes && `${withCommas(minutes)}分钟`,
      calorie! >= 1 && `${withCommas(Math.round(calorie!))}千卡`,
      '在家就能练',
    ]
    return name ? { title: words(name), description: facts.filter(Boolean).join(' · ') } : undefined
  },
}
