import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Route, type RouteName, routes } from '#shared/routes.ts'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The routes that have a page folder, in the order of the route table. */
export function pageNames(): RouteName[] {
  return (Object.keys(routes) as RouteName[]).filter((name) => existsSync(`${ROOT}pages/${name}/page.tsx`))
}

/** The row of a route, with the optional fields visible to TypeScript. */
export const routeOf = (name: RouteName): Route => routes[name]
