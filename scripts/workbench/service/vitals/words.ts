import type { Figure, Kind } from '#shared/app/report/vocabulary.ts'
import { dateParts } from '#shared/core/dates/dates.ts'

/** What the page of the vitals says, in Chinese. */

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

export type Rating = 'good' | 'middling' | 'poor'

/** How good a figure is. */
export function ratingOf(figure: Figure, value: number): Rating {
  const [good, poor] = LIMITS[figure]
  return value <= good ? 'good' : value <= poor ? 'middling' : 'poor'
}

export const KIND_NAMES: Record<Kind, string> = {
  error: '未处理的错误',
  rejection: '未处理的拒绝',
  render: '渲染出错',
  lost: '文件丢失',
  call: '接口失败',
  csp: '违反安全策略',
  wechat: '微信',
}

/** What a lost file was, by its name, where no source is called so: the kit has parts of several. */
export const PART_NAMES: Record<string, string> = { kit: '微信的接口和开放标签' }

const two = (value: number) => String(value).padStart(2, '0')

/** `11-22 14:05`, Shanghai. */
export function momentText(at: number): string {
  const { month, day, hour, minute } = dateParts(at)!
  return `${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}

/** A share in percent, a tenth where it is small. */
export function shareText(part: number, whole: number): string {
  const percent = whole ? (part / whole) * 100 : 0
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`
}
