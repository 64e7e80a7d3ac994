import { shareCall } from '#shared/api/course.ts'
import { ENUMS, enumCall } from '#shared/api/enum-words.ts'
import type { FirstCalls } from '#shared/api/first-calls.ts'

/** The course and the words for its codes. A link without its type is asked for by the page itself. */
export const first: FirstCalls<'courseNo' | 'type'> = {
  needs: ['courseNo', 'type'],
  parts: ['details.tsx'],
  calls: ({ courseNo = '', type = '' }) => [shareCall(courseNo, type), ...ENUMS.map(enumCall)],
}
