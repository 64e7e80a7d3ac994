import { clientName, figureText } from '#scripts/site/links/reported.ts'
import type { Figure } from '#shared/app/report/vocabulary.ts'
import { formatTime } from '#shared/core/dates/dates.ts'
import { escaped } from '#shared/core/escaped.ts'
import { type RouteName, routes } from '#shared/routes.ts'

/** What the page of the vitals says, in Chinese, and how it draws it. */

export const FIGURE_NAMES: Record<Figure, [name: string, meaning: string]> = {
  painted: ['内容出现', '第一批请求有了结果、画在屏幕上的时间'],
  lcp: ['LCP', '最大的一块内容画出来的时间'],
  inp: ['INP', '点按以后多久有反应'],
  cls: ['CLS', '内容移动了多少'],
  ttfb: ['TTFB', '第一个字节到达的时间'],
}

/**
 * Where a figure stops being good, and where it becomes poor: Google's thresholds of the Web Vitals (web.dev/articles/vitals);
 * `painted`, which is ours, is held to those of LCP.
 */
const LIMITS: Record<Figure, [good: number, poor: number]> = {
  painted: [2500, 4000],
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  ttfb: [800, 1800],
}

type Rating = 'good' | 'middling' | 'poor'

/** How good a figure is. */
export function ratingOf(figure: Figure, value: number): Rating {
  const [good, poor] = LIMITS[figure]
  return value <= good ? 'good' : value <= poor ? 'middling' : 'poor'
}

/** `11-22 14:05`, Shanghai. */
export const momentText = (at: number): string => formatTime(at, 'MM-dd HH:mm')!

/** A share in percent, a tenth where it is small. */
export function shareText(part: number, whole: number): string {
  const percent = whole ? (part / whole) * 100 : 0
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`
}

/** A shape and a word besides the colour. */
const MARKS: Record<Rating, string> = { good: '', middling: '<i title="一般">▲</i>', poor: '<i title="差">■</i>' }

/** A value with its rating. */
export const rated = (value: string, rating: Rating) => `<span class="${rating}">${MARKS[rating]}${value}</span>`

/** A figure with its rating, a dash where nobody measured. */
export const figureCell = (name: Figure, value: number | null | undefined) =>
  value == null ? '–' : rated(figureText(name, value), ratingOf(name, value))

export const code = (text: string) => `<code>${escaped(text)}</code>`

/** A table in a box of its own that can be moved sideways; '' without rows. @param heads those that begin with `#` stand over figures */
export function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  if (rows.length === 0) return ''
  const isFigure = heads.map((head) => head.startsWith('#'))
  const row = (tag: 'th' | 'td', cells: readonly (string | number)[]) =>
    `<tr>${cells.map((cell, at) => `<${tag}${isFigure[at] ? ' class="n"' : ''}>${cell}</${tag}>`).join('')}</tr>`
  const head = row(
    'th',
    heads.map((one) => one.replace('#', '')),
  )
  const body = rows.map((cells) => row('td', cells))
  return `<div class="scroll" tabindex="0"><table><thead>${head}</thead><tbody>${body.join('')}</tbody></table></div>`
}

/** A page's title and address. */
export const pageName = (route: string) =>
  `${escaped(routes[route as RouteName]?.title ?? '')} <small>/${escaped(route)}</small>`

/** `微信 8.0.49` of `wechat 8.0.49`. */
export const clientCell = (client: string) => escaped(clientName(client))
