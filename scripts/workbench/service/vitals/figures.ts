import type { DatabaseSync } from 'node:sqlite'
import { grouped } from '#scripts/base/grouped.ts'
import { allRows } from '#scripts/workbench/service/query.ts'
import { FIGURES, type Figure } from '#shared/app/report/vocabulary.ts'
import { code, FIGURE_NAMES, figureCell, momentText, pageName, shareText, table } from './html.ts'

/** SQL: the container of a page view with the client's version where it is known, `wechat 8.0.49`. */
export const CLIENT = "container || coalesce(' ' || client, '')"

/** The 75th percentile by nearest rank: three of four page views were at least this good. undefined without any. */
export function p75(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.75) - 1]
}

interface Summary extends Partial<Record<Figure, number>> {
  views: number
  /** When the first of them came in, epoch milliseconds. */
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

/** 75th percentiles over all pages and of each, those opened most in front, with its builds, the newest first. */
export function figuresSince(db: DatabaseSync, since: number) {
  const views = allRows<View>(
    db,
    `SELECT route, build, at, ${FIGURES.join(', ')}, container IS NULL AS isLeft,
       EXISTS (SELECT 1 FROM page_error e WHERE e.viewId = v.viewId AND e.fault IS NOT 'refused') AS hasError
     FROM page_view v WHERE at >= ? ORDER BY at`,
    since,
  )
  const byRoute = [...grouped(views, ({ route }) => route)].sort(([, a], [, b]) => b.length - a.length)
  const pages = byRoute.map(([route, all]) => {
    const builds = [...grouped(all, ({ build }) => build)].map(([build, some]) => ({ build, ...summary(some) }))
    return { route, ...summary(all), builds: builds.sort((a, b) => b.since - a.since) }
  })
  return { all: summary(views), pages }
}

function summary(views: readonly View[]): Summary {
  return {
    views: views.length,
    since: views[0]?.at ?? 0,
    left: views.filter(({ isLeft }) => isLeft).length,
    spoilt: views.filter(({ hasError }) => hasError).length,
    ...Object.fromEntries(FIGURES.map((name) => [name, p75(views.flatMap((view) => view[name] ?? []))])),
  }
}

/** One row for each page, and one for each of its builds where it has more than one. */
export function pageTable(pages: ReturnType<typeof figuresSince>['pages']): string {
  const figures = FIGURES.map((name) => `#${FIGURE_NAMES[name][0]}`)
  return table(
    ['页面', '构建', '#浏览', '#出错', ...figures, '#提前离开', '#首次收到'],
    pages.flatMap(({ route, builds, ...page }) => [
      [pageName(route), builds.length === 1 ? code(builds[0]!.build) : `${builds.length} 个`, ...cellsOf(page)],
      ...(builds.length === 1 ? [] : builds.map(({ build, ...own }) => ['', code(build), ...cellsOf(own)])),
    ]),
  )
}

const cellsOf = (page: Summary) => [
  page.views,
  page.left < page.views ? shareText(page.spoilt, page.views - page.left) : '–',
  ...FIGURES.map((name) => figureCell(name, page[name])),
  page.left,
  momentText(page.since),
]
