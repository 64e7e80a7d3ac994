import { BANNER_TEXTS } from '#pages/activityShare/banner-texts.ts'
import { ITEM_ROUTES } from '#scripts/edge/cards.ts'
import { type Route, type RouteName, routes } from '#shared/routes.ts'

export interface LinkField {
  name: string
  isNeeded: boolean
  /** A closed list of values; without one any id fits. */
  oneOf?: readonly string[]
}

/** The values that each page knows. */
const LISTED: Partial<Record<RouteName, Record<string, readonly string[]>>> = {
  down: { toApp: ['1'] },
  groupInfoShare: { targetType: ['0', '1', '2', '3'] },
  courseEndShare: { type: ['1', '2', '3'] },
  groupReport: { meetStandardCondition: ['0', '1'] },
  activityShare: { type: Object.keys(BANNER_TEXTS) },
}

/** Pages a link may lead to, with the query values each knows: the public ones that have a card. */
export const LINK_ROUTES = Object.entries(routes as Record<string, Route>)
  .filter(([, { access, share }]) => access === 'public' && share)
  .map(([key, { title }]) => {
    const name = key as RouteName
    const { ids = [], takes = [] } = ITEM_ROUTES[name] ?? {}
    const listed = LISTED[name] ?? {}
    const names = [...new Set([...ids, ...takes, ...Object.keys(listed)])]
    const fields: LinkField[] = names.map((field) => ({
      name: field,
      isNeeded: ids.includes(field),
      oneOf: listed[field],
    }))
    return { name, title, fields }
  })
