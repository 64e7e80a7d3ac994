import { existsSync } from 'node:fs'
import { type Route, type RouteName, routes } from '#shared/routes.ts'
import { ROOT } from './root.ts'

export { ROOT }

/**
 * The oldest engines the pages are made for: iOS 15.4 and Chromium 90 web views. Named 91, so that
 * optional chaining is not rewritten: 90 has it, but for `f?.(...list, last)`, which the build
 * refuses (scripts/build/check-floor.ts).
 */
export const FLOOR = ['ios15.4', 'chrome91']

/** The routes that have a page folder, in the order of the route table. */
export function getPageNames(): RouteName[] {
  return (Object.keys(routes) as RouteName[]).filter((name) => existsSync(`${ROOT}pages/${name}/page.tsx`))
}

/** The first module of a page's own script. */
export const getPageEntry = (name: string): string => `${ROOT}pages/${name}/main.tsx`

/** The row of a route, with the optional fields visible to TypeScript. */
export const getRoute = (name: RouteName): Route => routes[name]

/**
 * Pages named on the command line, with or without a slash.
 * @throws Error in Chinese when there is no such page
 */
export function parsePageNames(text: readonly string[]): string[] {
  const names = text.map((word) => word.replace(/^\//, ''))
  const unknown = names.filter((name) => !(name in routes))
  if (unknown.length) throw new Error(`没有这个页面：${unknown.join(' ')}`)
  return names
}
