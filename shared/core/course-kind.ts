/** What a course is drawn as: public/share/course-*.svg. */
export type CourseKind = 'strength' | 'legs' | 'cardio' | 'stretch' | 'neck'

/** The service tells only AI and strength; a name tells the rest. The first row that fits decides. */
const KIND_PATTERNS: readonly (readonly [RegExp, CourseKind])[] = [
  [/颈/, 'neck'],
  [/拉伸|伸展|舒展|放松|灵活|瑜伽|普拉提|冥想/, 'stretch'],
  [/下肢|臀|腿|深蹲/, 'legs'],
  [/力量|塑形|核心|铃|2$/, 'strength'],
]

/**
 * What a course, or a column of courses, trains.
 * @param name as the service writes it
 * @param type its codes, of which 2 is strength
 */
export const getCourseKind = (name: string, type = ''): CourseKind =>
  KIND_PATTERNS.find(([pattern]) => pattern.test(`${name} ${type.includes('2') ? 2 : ''}`))?.[1] ?? 'cardio'

/** Address of a person who does it, 150 × 150 without a ground. */
export const getCoursePicture = (name: string, type?: string): string =>
  `/share/course-${getCourseKind(name, type)}.svg`
