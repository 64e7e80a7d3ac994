import { queryIds } from '#shared/app/page/query.ts'

/** The course that the address names. A kind of course is a small number; anything else counts as not given. */
export function courseQuery() {
  const { courseNo, type } = queryIds('courseNo', 'type')
  return { courseNo, type: /^\d\d?$/.test(type) ? type : '' }
}
