import type { VariantCounts } from '#scripts/site/experiments/compare.ts'
import { figureText, type LinkViews } from '#scripts/site/links/reported.ts'
import { FIGURES } from '#shared/app/report/vocabulary.ts'
import { GET_APP, NAME, OPEN_APP } from '#shared/brand.ts'
import type { ViolationGroup } from './browser-reports.ts'
import type { ErrorGroup } from './error-groups.ts'
import { errorTable, violationTable } from './error-table.ts'
import type { P75, PageFigures, PlaceRow, UnopenedRow } from './figures.ts'
import type { CountedLink } from './link-views.ts'
import { figureCell, linkTable, pageTable, placeTable, unopenedTable, variantTable } from './tables-html.ts'
import { FIGURE_NAMES, momentText, ratingOf, shareText } from './words.ts'

interface VitalsData {
  /** How far back it looks. */
  days: number
  /** Epoch milliseconds. */
  now: number
  all: P75
  pages: readonly PageFigures[]
  errors: readonly ErrorGroup[]
  places: readonly PlaceRow[]
  unopened: readonly UnopenedRow[]
  violations: readonly ViolationGroup[]
  /** Of the last day. */
  links: readonly (CountedLink & LinkViews)[]
  experiments: VariantCounts
}

const RANGES: [days: number, name: string][] = [
  [1, '24 小时'],
  [7, '7 天'],
  [30, '30 天'],
]

const EXPERIMENT_NOTE = `一次浏览里点了“${OPEN_APP}”或“${GET_APP}”的比例。区间含 0 就还看不出差别；等到最后一天再下结论`

/** The whole page as HTML, anew every minute: it may be left on a wall. */
export function vitalsPage({
  days,
  now,
  all,
  pages,
  errors,
  violations,
  places,
  unopened,
  links,
  experiments,
}: VitalsData): string {
  const whole = pages.filter(({ build }) => build === undefined)
  const views = whole.reduce((sum, page) => sum + page.views, 0)
  const left = whole.reduce((sum, page) => sum + page.left, 0)
  const spoilt = whole.reduce((sum, page) => sum + page.spoilt, 0)
  const ranges = RANGES.map(
    ([length, name]) => `<a href="?days=${length}"${length === days ? ' aria-current="page"' : ''}>${name}</a>`,
  )
  const tiles = [
    tile('浏览', String(views), '', left ? `其中 ${left} 次没等页面打开完` : ''),
    tile('出错的浏览', shareText(spoilt, views - left), spoilt ? 'poor' : 'good', `${spoilt} 次`),
    ...FIGURES.map((name) => {
      const value = all[name]
      return tile(
        FIGURE_NAMES[name][0],
        figureText(name, value),
        value === undefined ? '' : ratingOf(name, value),
        FIGURE_NAMES[name][1],
      )
    }),
  ]
  const body = views
    ? [
        `<section class="tiles" aria-label="全部页面">${tiles.join('')}</section>`,
        section('页面', '每项是 75 分位：四次浏览里有三次不超过它', pageTable(pages)),
        section(
          '错误',
          '同类、同一处算一组，最近出现的在前',
          errors.length ? errorTable(errors) : '<p class="none">没有错误</p>',
        ),
        ...(violations.length
          ? [section('安全策略', '浏览器自己报告的违规，页面的脚本没有运行时也在内', violationTable(violations))]
          : []),
        section('在哪里打开', `点“${OPEN_APP}”、没有打开和点“${GET_APP}”的次数`, placeTable(places)),
        ...(unopened.length
          ? [section('没有打开', `点了“${OPEN_APP}”而 App 没有打开，按页面、容器和版本`, unopenedTable(unopened))]
          : []),
        section(
          '推广链接',
          '最近一天，按页面、来源和渠道号',
          links.length ? linkTable(links) : '<p class="none">没有从推广链接来的浏览</p>',
        ),
        ...(Object.keys(experiments).length ? [section('实验', EXPERIMENT_NOTE, variantTable(experiments))] : []),
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
${body.join('\n')}
</main>
</body>
</html>
`
}

const tile = (name: string, value: string, rating = '', note = '') =>
  `<div class="tile"><h2>${name}</h2><p class="big">${rating ? figureCell(value, rating) : value}</p><p class="note">${note}</p></div>`

const section = (title: string, note: string, content: string) =>
  `<section><h2>${title}</h2><p class="note">${note}</p>${content}</section>`
