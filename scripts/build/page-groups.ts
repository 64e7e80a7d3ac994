import type { RouteName } from '#shared/routes.ts'

/** In-app pages that are visited in one session share chunks; the first is the one that members open first. */
const FAMILIES: readonly (readonly RouteName[])[] = [
  ['bodyFatScale', 'bodyFatScaleList', 'analysis', 'bodyComposition', 'set'],
  ['columnCourses', 'columnDetails'],
]

/** What is built together: a family, its first page first, or a page that is opened alone. */
export function pageGroups(names: readonly RouteName[]): RouteName[][] {
  const families = FAMILIES.map((family) => family.filter((name) => names.includes(name)))
  const alone = names.filter((name) => !FAMILIES.some((family) => family.includes(name)))
  return [...families.filter((family) => family.length > 0), ...alone.map((name) => [name])]
}
