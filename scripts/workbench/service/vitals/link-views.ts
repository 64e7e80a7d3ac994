import type { DatabaseSync } from 'node:sqlite'
import type { LinkViews } from '#scripts/site/links/reported.ts'
import { allRows } from '#scripts/workbench/service/query.ts'
import { GET_APP, OPEN_APP } from '#shared/brand.ts'
import { escaped } from '#shared/core/escaped.ts'
import { CLIENT, p75 } from './figures.ts'
import { clientCell, figureCell, pageName, table } from './html.ts'

/** A link as it is counted: its page and its tags, '' for one it does not carry. */
interface CountedLink {
  route: string
  source: string
  channel: string
}

interface Row {
  client: string
  painted: number | null
  taps: number
  unopened: number
  downloads: number
}

/** Openings by one link since a moment in epoch milliseconds. */
export function linkViews(db: DatabaseSync, { route, source, channel }: CountedLink, since: number): LinkViews {
  const ofLink = "at >= ? AND route = ? AND coalesce(source, '') = ? AND coalesce(channel, '') = ?"
  const values = [since, route, source, channel] as const
  const rows = allRows<Row>(
    db,
    `SELECT ${CLIENT} AS client, painted, taps, unopened, downloads FROM page_view WHERE ${ofLink}`,
    ...values,
  )
  const faults = allRows<{ what: string; times: number }>(
    db,
    `SELECT fault || ' ' || ${CLIENT} AS what, sum(times) AS times FROM page_error JOIN page_view USING (viewId)
     WHERE kind = 'wechat' AND ${ofLink} GROUP BY what ORDER BY times DESC`,
    ...values,
  )
  const unopened: Record<string, number> = {}
  for (const row of rows) if (row.unopened) unopened[row.client] = (unopened[row.client] ?? 0) + row.unopened
  return {
    views: rows.length,
    painted: p75(rows.flatMap(({ painted }) => painted ?? [])) ?? null,
    taps: rows.reduce((sum, { taps }) => sum + taps, 0),
    unopened,
    downloads: rows.reduce((sum, { downloads }) => sum + downloads, 0),
    ...(faults.length && { wechat: Object.fromEntries(faults.map(({ what, times }) => [what, times])) }),
  }
}

/** Openings by links of `npm run links`, most views first. */
export function linkTable(db: DatabaseSync, since: number): string {
  const links = allRows<CountedLink>(
    db,
    `SELECT route, coalesce(source, '') AS source, coalesce(channel, '') AS channel FROM page_view
     WHERE at >= ? AND (source IS NOT NULL OR channel IS NOT NULL)
     GROUP BY 1, 2, 3 ORDER BY count(*) DESC LIMIT 50`,
    since,
  )
  return table(
    ['页面', '来源', '渠道号', '#浏览', '#内容出现', `#点“${OPEN_APP}”`, '#没有打开', `#点“${GET_APP}”`],
    links.map((link) => {
      const { views, painted, taps, unopened, downloads = 0 } = linkViews(db, link, since)
      const closed = Object.entries(unopened).map(([client, times]) => `${clientCell(client)} ${times}`)
      const [source, channel] = [escaped(link.source || '–'), escaped(link.channel || '–')]
      const time = figureCell('painted', painted)
      return [pageName(link.route), source, channel, views, time, taps, closed.join('，') || '–', downloads]
    }),
  )
}
