import type { Call } from './call.ts'
import { ServiceError } from './errors.ts'
import { address, flag, list, number, part, prose, text } from './fields.ts'
import { read } from './http.ts'
import { type Infer, object } from './schema.ts'

const Segment = object({
  name: text(60),
  /** Seconds. */
  duration: number,
})

/** A course as visitors see it. Lists of codes are separated by commas. */
export const CourseShare = object({
  name: text(100),
  /** 1 AI course, 2 strength; a course may be both. */
  type: text(),
  isVipCourse: flag,
  difficulty: text(),
  /** Seconds. */
  duration: number,
  /** kcal */
  calorie: number,
  content: prose(2000),
  characteristics: text(),
  parts: text(),
  drives: text(),
  coach: part(object({ avatar: address, name: text(60), intro: prose(500) })),
  segments: list(Segment, 200),
})
export type CourseShare = Infer<typeof CourseShare>

/** `type` is left out when the address has none: the service reads it as a number. */
export const shareCall = (courseNo: string, type: string): Call => ({
  method: 'POST',
  path: 'api/course/share',
  body: { courseNo, ...(type && { type }) },
})

/** A course as visitors see it. @throws ServiceError; a reply without a course is refused as 查询失败 */
export async function getCourseShare(courseNo: string, type: string, signal?: AbortSignal): Promise<CourseShare> {
  const course = await read(shareCall(courseNo, type), CourseShare, { signal })
  if (!course.name) throw new ServiceError('refused', '查询失败')
  return course
}
