import { TIME_UNITS, type TimeUnit } from '#shared/api/member-calls.ts'
import { getSearch, queryIds } from '#shared/page/query.ts'

/** Unit of the `timeUnit` query code; days by default. */
export function getUnitParam(): TimeUnit {
  const { timeUnit } = queryIds(getSearch(), 'timeUnit')
  const units = Object.keys(TIME_UNITS) as TimeUnit[]
  return units.find((unit) => String(TIME_UNITS[unit]) === timeUnit) ?? 'day'
}
