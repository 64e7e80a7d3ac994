import type { DatabaseSync } from 'node:sqlite'
import { grouped } from '#scripts/base/grouped.ts'
import { allRows } from '#scripts/workbench/service/query.ts'
import { FIGURES, type Figure } from '#shared/app/report/vocabulary.ts'

/** SQL: the container of a page view with the client's version where it is known, `wechat 8.0.49`. */
export const CLIENT = "container || coalesce(' ' || client, '')"

/** The 75th percentile by nearest rank: three of four page views were at least this good. undefined without any. */
export function p75(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.75) - 1]
}

export type P75 = Partial<Record<Figure, number>>

export interface PageFigures extends P75 {
  route: string
  /** undefined: all builds of the page. */
  build?: string
  views: number
  /** When the first view of it came in, epoch milliseconds. */
  since: number
  /** Views that ended before the report was loaded: nothing more is known of them. */
  left: number
  /** Views on which something went wrong, of the others. An item that is gone is the service's answer, and the page is whole with it. */
  spoilt: number
}

type View = { route: string; build: string; at: number; hasError: number; isLeft: number } & Record<
  Figure,
  number | null
>

/** 75th percentiles of each page, those opened most in front, each followed by its builds where there are several, newest first. */
export function pageFigures(db: DatabaseSync, since: number): PageFigures[] {
  const views = allRows<View>(
    db,
    `SELECT route, build, at, ${FIGURES.join(', ')}, container IS NULL AS isLeft,
       EXISTS (SELECT 1 FROM page_error e WHERE e.viewId = v.viewId AND e.fault IS NOT 'refused') AS hasError
     FROM page_view v WHERE at >= ? ORDER BY at`,
    since,
  )
  const byRoute = [...grouped(views, ({ route }) => route)].sort(([, a], [, b]) => b.length - a.length)
  return byRoute.flatMap(([route, all]) => {
    const builds = [...grouped(all, ({ build }) => build)].map(([build, some]) => ({
      ...summary(route, some),
      build,
    }))
    return [summary(route, all), ...builds.sort((a, b) => b.since - a.since)]
  })
}

function summary(route: string, views: readonly View[]): PageFigures {
  const figures: P75 = {}
  for (const name of FIGURES) figures[name] = p75(views.flatMap((view) => view[name] ?? []))
  return {
    route,
    views: views.length,
    since: views[0]!.at,
    left: views.filter(({ isLeft }) => isLeft).length,
    spoilt: views.filter(({ hasError }) => hasError).length,
    ...figures,
  }
}

/** 75th percentiles over all pages. */
export function overall(db: DatabaseSync, since: number): P75 {
  const views = allRows<Record<Figure, number | null>>(
    db,
    `SELECT ${FIGURES.join(', ')} FROM page_view WHERE at >= ?`,
    since,
  )
  return Object.fromEntries(FIGURES.map((name) => [name, p75(views.flatMap((view) => view[name] ?? []))]))
}

export interface PlaceRow {
  container: string
  engine: string | null
  views: number
  taps: number
  unopened: number
  downloads: number
}

/** In which apps and engines the pages were opened. */
export const placeRows = (db: DatabaseSync, since: number): PlaceRow[] =>
  allRows(
    db,
    `SELECT container, engine, count(*) AS views, sum(taps) AS taps, sum(unopened) AS unopened, sum(downloads) AS downloads
     FROM page_view WHERE at >= ? AND container IS NOT NULL GROUP BY container, engine ORDER BY views DESC LIMIT 20`,
    since,
  )

export interface UnopenedRow {
  route: string
  client: string
  engine: string | null
  taps: number
  unopened: number
}

/** On which pages and in which clients the app stayed closed, most often in front. */
export const unopenedRows = (db: DatabaseSync, since: number): UnopenedRow[] =>
  allRows(
    db,
    `SELECT route, ${CLIENT} AS client, engine, sum(taps) AS taps, sum(unopened) AS unopened
     FROM page_view WHERE at >= ? GROUP BY 1, 2, 3 HAVING sum(unopened) > 0 ORDER BY 5 DESC LIMIT 50`,
    since,
  )
