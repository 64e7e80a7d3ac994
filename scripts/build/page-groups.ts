import type { RouteName } from '#shared/routes.ts'
import { routeOf } from './page-names.ts'

/** What is built together: a family, the page that members open first in front, or a page that is opened alone and gets one script of its own. */
export function pageGroups(names: readonly RouteName[]): RouteName[][] {
  const alone = names.filter((name) => !routeOf(name).family)
  const families = new Map<string, RouteName[]>()
  for (const name of names) {
    const { family } = routeOf(name)
    if (family) families.set(family, [...(families.get(family) ?? []), name])
  }
  const firstOnes = [...families].map(([first, family]) =>
    family.sort((a, b) => Number(b === first) - Number(a === first)),
  )
  return [...firstOnes, ...alone.map((name) => [name])]
}
