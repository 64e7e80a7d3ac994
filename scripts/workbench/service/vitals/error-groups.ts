import type { DatabaseSync } from 'node:sqlite'
import { allRows } from '#scripts/workbench/service/query.ts'
import type { Kind } from '#shared/app/report/vocabulary.ts'
import { CLIENT } from './figures.ts'

/** The same failure on any number of page views, also of several builds: the same kind at the same place in the sources. */
export interface ErrorGroup {
  kind: Kind
  name: string | null
  fault: string | null
  call: string | null
  directive: string | null
  file: string | null
  place: string
  /** How often; on how many page views. */
  times: number
  views: number
  /** Epoch milliseconds. */
  first: number
  last: number
  routes: string
  /** Each with the client's version where it is known: `wechat 8.0.49`. */
  containers: string
  /** Of one of them, innermost first. */
  frames: string[]
}

/** What went wrong, last seen in front; at most 100 groups. */
export function errorGroups(db: DatabaseSync, since: number): ErrorGroup[] {
  const same = 'kind, name, fault, call, directive, file, place'
  const rows = allRows<Omit<ErrorGroup, 'frames'> & { frames: string }>(
    db,
    `SELECT ${same}, sum(times) AS times, count(DISTINCT viewId) AS views, min(at) AS first, max(at) AS last,
       group_concat(DISTINCT route) AS routes, group_concat(DISTINCT ${CLIENT}) AS containers, max(frames) AS frames
     FROM page_error JOIN page_view USING (viewId) WHERE at >= ?
     GROUP BY ${same} ORDER BY last DESC, times DESC LIMIT 100`,
    since,
  )
  return rows.map((row) => ({ ...row, frames: JSON.parse(row.frames) as string[] }))
}
