import type { DatabaseSync } from 'node:sqlite'
import { allRows } from '#scripts/workbench/service/query.ts'
import { FIGURES } from '#shared/app/report/vocabulary.ts'
import { GET_APP, NAME, OPEN_APP } from '#shared/brand.ts'
import { escaped } from '#shared/core/escaped.ts'
import { errorTable, violationTable } from './errors.ts'
import { CLIENT, figuresSince, pageTable } from './figures.ts'
import { clientCell, FIGURE_NAMES, figureCell, momentText, pageName, rated, shareText, table } from './html.ts'
import { linkTable } from './link-views.ts'

const DAY = 86_400_000
const RANGES: [days: number, name: string][] = [
  [1, '24 小时'],
  [7, '7 天'],
  [30, '30 天'],
]

/** The whole page as HTML, anew every minute: it may be left on a wall. @param days how far back it looks; links always one */
export function vitalsPage(db: DatabaseSync, days: number, now: number): string {
  const since = now - days * DAY
  const { all, pages } = figuresSince(db, since)
  const { views, left, spoilt } = all
  const ranges = RANGES.map(
    ([length, name]) => `<a href="?days=${length}"${length === days ? ' aria-current="page"' : ''}>${name}</a>`,
  )
  const tiles = [
    tile('浏览', String(views), left ? `其中 ${left} 次没等页面打开完` : ''),
    tile('出错的浏览', rated(shareText(spoilt, views - left), spoilt ? 'poor' : 'good'), `${spoilt} 次`),
    ...FIGURES.map((name) => tile(FIGURE_NAMES[name][0], figureCell(name, all[name]), FIGURE_NAMES[name][1])),
  ]
  const body = views
    ? [
        `<section class="tiles" aria-label="全部页面">${tiles.join('')}</section>`,
        section('页面', '每项是 75 分位：四次浏览里有三次不超过它', pageTable(pages)),
        section('错误', '同类、同一处算一组，最近出现的在前', errorTable(db, since) || '<p class="none">没有错误</p>'),
        section('安全策略', '浏览器自己报告的违规，页面的脚本没有运行时也在内', violationTable(db, since)),
        section('在哪里打开', `点“${OPEN_APP}”、没有打开和点“${GET_APP}”的次数`, placeTable(db, since)),
        section('没有打开', `点了“${OPEN_APP}”而 App 没有打开，按页面、容器和版本`, unopenedTable(db, since)),
        section(
          '推广链接',
          '最近一天，按页面、来源和渠道号',
          linkTable(db, now - DAY) || '<p class="none">没有从推广链接来的浏览</p>',
        ),
      ]
    : ['<p class="none">这段时间没有收到浏览。打开页面再离开，就会出现在这里。</p>']
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="60">
<title>页面体验 · ${NAME}</title>
<link rel="stylesheet" href="/local/vitals/style.css">
</head>
<body>
<header>
<h1>页面体验</h1>
<nav aria-label="时间范围">${ranges.join('')}</nav>
<p>更新于 ${momentText(now)}，每分钟刷新</p>
</header>
<main>
${body.filter(Boolean).join('\n')}
</main>
</body>
</html>
`
}

const tile = (name: string, value: string, note: string) =>
  `<div class="tile"><h2>${name}</h2><p class="big">${value}</p><p class="note">${note}</p></div>`

/** Nothing where there is nothing to show. */
const section = (title: string, note: string, content: string) =>
  content && `<section><h2>${title}</h2><p class="note">${note}</p>${content}</section>`

interface Opened {
  client: string
  engine: string | null
  views: number
  taps: number
  unopened: number
  downloads: number
}

/** In which apps and engines the pages were opened. */
function placeTable(db: DatabaseSync, since: number): string {
  const rows = allRows<Opened>(
    db,
    `SELECT container AS client, engine, count(*) AS views, sum(taps) AS taps, sum(unopened) AS unopened, sum(downloads) AS downloads
     FROM page_view WHERE at >= ? AND container IS NOT NULL GROUP BY container, engine ORDER BY views DESC LIMIT 20`,
    since,
  )
  return table(
    ['容器', '引擎', '#浏览', `#点“${OPEN_APP}”`, '#没有打开', `#点“${GET_APP}”`],
    rows.map((row) => [...whereOf(row), row.views, row.taps, row.unopened, row.downloads]),
  )
}

/** On which pages and in which clients the app stayed closed, most often in front. */
function unopenedTable(db: DatabaseSync, since: number): string {
  const rows = allRows<Opened & { route: string }>(
    db,
    `SELECT route, ${CLIENT} AS client, engine, sum(taps) AS taps, sum(unopened) AS unopened
     FROM page_view WHERE at >= ? GROUP BY 1, 2, 3 HAVING sum(unopened) > 0 ORDER BY 5 DESC LIMIT 50`,
    since,
  )
  return table(
    ['页面', '容器', '引擎', `#点“${OPEN_APP}”`, '#没有打开'],
    rows.map((row) => [pageName(row.route), ...whereOf(row), row.taps, row.unopened]),
  )
}

const whereOf = ({ client, engine }: Opened) => [clientCell(client), escaped(engine ?? '–')]
