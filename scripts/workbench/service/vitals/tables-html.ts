import { compared, type VariantCounts } from '#scripts/site/experiments/compare.ts'
import { clientName, figureText, type LinkViews } from '#scripts/site/links/reported.ts'
import { FIGURES } from '#shared/app/report/vocabulary.ts'
import { GET_APP, OPEN_APP } from '#shared/brand.ts'
import { escaped } from '#shared/core/escaped.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import type { PageFigures, PlaceRow, UnopenedRow } from './figures.ts'
import type { CountedLink } from './link-views.ts'
import { FIGURE_NAMES, momentText, type Rating, ratingOf, shareText } from './words.ts'

/** A shape and a word besides the colour. */
const MARKS: Record<Rating, string> = { good: '', middling: '<i title="一般">▲</i>', poor: '<i title="差">■</i>' }

/** A value with its rating. */
export const figureCell = (value: string, rating: string) =>
  `<span class="${rating}">${MARKS[rating as Rating]}${value}</span>`

/** A table in a box of its own that can be moved sideways. @param heads those that begin with `#` stand over figures */
export function table(heads: readonly string[], rows: readonly string[]): string {
  const cells = heads.map((head) => (head.startsWith('#') ? `<th class="n">${head.slice(1)}</th>` : `<th>${head}</th>`))
  return `<div class="scroll" tabindex="0"><table><thead><tr>${cells.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

export const cell = (content: string | number) => `<td>${content}</td>`
export const figure = (content: string | number) => `<td class="n">${content}</td>`

/** A page's title and address. */
export const pageName = (route: string) =>
  `${escaped(routes[route as RouteName]?.title ?? '')} <small>/${escaped(route)}</small>`

/** `微信 8.0.49` of `wechat 8.0.49`. */
export const clientCell = (client: string) => escaped(clientName(client))

/** One row for each page, and one for each of its builds where it has more than one. */
export function pageTable(pages: readonly PageFigures[]): string {
  const builds = (route: string) => pages.filter((page) => page.route === route && page.build).length
  const rows = pages.filter(({ route, build }) => !build || builds(route) > 1)
  const heads = [
    '页面',
    '构建',
    '#浏览',
    '#出错',
    ...FIGURES.map((name) => `#${FIGURE_NAMES[name][0]}`),
    '#提前离开',
    '#首次收到',
  ]
  return table(
    heads,
    rows.map((page) => {
      const first = page.build
        ? cell('') + cell(`<code>${escaped(page.build)}</code>`)
        : cell(pageName(page.route)) + cell(onlyBuild(page, pages))
      const figures = FIGURES.map((name) => {
        const value = page[name]
        return figure(value === undefined ? '–' : figureCell(figureText(name, value), ratingOf(name, value)))
      })
      return `<tr${page.build ? ' class="build"' : ''}>${first}${figure(page.views)}${figure(page.left < page.views ? shareText(page.spoilt, page.views - page.left) : '–')}${figures.join('')}${figure(page.left)}${figure(momentText(page.since))}</tr>`
    }),
  )
}

function onlyBuild({ route }: PageFigures, pages: readonly PageFigures[]): string {
  const builds = pages.filter((page) => page.route === route && page.build)
  return builds.length === 1 ? `<code>${escaped(builds[0]!.build!)}</code>` : `${builds.length} 个`
}

/** Where pages were opened. */
export const placeTable = (rows: readonly PlaceRow[]): string =>
  table(
    ['容器', '引擎', '#浏览', `#点“${OPEN_APP}”`, '#没有打开', `#点“${GET_APP}”`],
    rows.map(
      ({ container, engine, views, taps, unopened, downloads }) =>
        `<tr>${cell(clientCell(container))}${cell(escaped(engine ?? '–'))}${figure(views)}${figure(taps)}${figure(unopened)}${figure(downloads)}</tr>`,
    ),
  )

/** Where the app stayed closed. */
export const unopenedTable = (rows: readonly UnopenedRow[]): string =>
  table(
    ['页面', '容器', '引擎', `#点“${OPEN_APP}”`, '#没有打开'],
    rows.map(
      ({ route, client, engine, taps, unopened }) =>
        `<tr>${cell(pageName(route))}${cell(clientCell(client))}${cell(escaped(engine ?? '–'))}${figure(taps)}${figure(unopened)}</tr>`,
    ),
  )

/** Openings by links of `npm run links`. */
export const linkTable = (links: readonly (CountedLink & LinkViews)[]): string =>
  table(
    ['页面', '来源', '渠道号', '#浏览', '#内容出现', `#点“${OPEN_APP}”`, '#没有打开', `#点“${GET_APP}”`],
    links.map(({ route, source, channel, views, painted, taps, unopened, downloads = 0 }) => {
      const time = painted === null ? '–' : figureCell(figureText('painted', painted), ratingOf('painted', painted))
      const closed = Object.entries(unopened).map(([client, times]) => `${clientCell(client)} ${times}`)
      return `<tr>${cell(pageName(route))}${cell(escaped(source || '–'))}${cell(escaped(channel || '–'))}${figure(views)}${figure(time)}${figure(taps)}${figure(closed.join('，') || '–')}${figure(downloads)}</tr>`
    }),
  )

/** Variants of experiments, each against the first of its own. */
export const variantTable = (counts: VariantCounts): string =>
  table(
    ['实验', '方案', '#浏览', '#点了', '#比例', '#95% 区间', '#比第一个方案（百分点，95% 区间）', '结论'],
    compared(counts).map(
      ({ name, variant, views, acted, share, range, gap, gapRange, verdict }) =>
        `<tr>${cell(escaped(name))}${cell(escaped(variant))}${figure(views)}${figure(acted)}${figure(share)}${figure(range)}${figure(gap ? `${gap}（${gapRange}）` : '–')}${cell(verdict || '–')}</tr>`,
    ),
  )
