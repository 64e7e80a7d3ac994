import { SHARE_PAGES } from '#scripts/share/pages.ts'
import { type RouteName, routes } from '#shared/routes.ts'

export interface LinkField {
  name: string
  isNeeded: boolean
  /** A closed list; without one any id fits. */
  oneOf?: readonly string[]
  /** A day; `after`: the day of the address that it does not come before. */
  day?: { after?: string }
}

/** Pages a link may lead to, with the query values each knows, in the order of the route table. */
export const LINK_ROUTES = (Object.keys(routes) as RouteName[]).flatMap((name) => {
  const page = SHARE_PAGES[name]
  if (!page) return []
  const { ids, takes = [], oneOf = {}, days = [] } = page
  const fields: LinkField[] = [...ids, ...takes].map((field) => ({
    name: field,
    isNeeded: ids.includes(field),
    oneOf: oneOf[field],
    ...(days.includes(field) && { day: { after: days[days.indexOf(field) - 1] } }),
  }))
  return [{ name, title: routes[name].title, fields }]
})
