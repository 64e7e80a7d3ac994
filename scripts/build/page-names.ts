import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Route, type RouteName, routes } from '#shared/routes.ts'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The routes that have a page folder, in the order of the route table. */
export function pageNames(): RouteName[] {
  const folders = new Set(existsSync(`${ROOT}pages`) ? readdirSync(`${ROOT}pages`) : [])
  return (Object.keys(routes) as RouteName[]).filter((name) => folders.has(name))
}

/** The row of a route, with the optional fields visible to TypeScript. */
export const routeOf = (name: RouteName): Route => routes[name]
