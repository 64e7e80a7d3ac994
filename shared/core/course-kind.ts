/** Kinds of course pictures: public/share/course-*.svg. */
export type CourseKind = 'strength' | 'core' | 'legs' | 'cardio' | 'knees' | 'stretch' | 'neck'

/** The service codes only AI and strength; the name gives the rest. The first match decides. */
const KIND_PATTERNS: readonly (readonly [RegExp, CourseKind])[] = [
  [/颈/, 'neck'],
  [/拉伸|伸展|舒展|放松|灵活|瑜伽|普拉提|冥想/, 'stretch'],
  [/下肢|臀|腿|深蹲/, 'legs'],
  [/核心|腹|腰|马甲线|平板/, 'core'],
  [/间歇|高抬腿|HIIT/i, 'knees'],
  [/力量|塑形|铃|2$/, 'strength'],
]

/**
 * Kind of training of a course or a column of courses.
 * @param name as the service returns it
 * @param type codes of the service; 2 is strength
 */
export const getCourseKind = (name: string, type = ''): CourseKind =>
  KIND_PATTERNS.find(([pattern]) => pattern.test(`${name} ${type.includes('2') ? 2 : ''}`))?.[1] ?? 'cardio'

/** Path of the course picture: a person, 150 × 150, with a transparent background. */
export const getCoursePicture = (name: string, type?: string): string =>
  `/share/course-${getCourseKind(name, type)}.svg`
