import { getDisplayWidth } from '#scripts/base/display-width.ts'
import type { Visit } from './visit.ts'

/** Several openings of one page: the middle of each figure, and the least and most of `painted`. */
export interface Figures {
  middle: Visit
  paintedFrom: number
  paintedTo: number
}

export function computeFigures(visits: readonly Visit[]): Figures {
  const painted = visits.map((visit) => visit.painted)
  return { middle: computeMedian(visits), paintedFrom: Math.min(...painted), paintedTo: Math.max(...painted) }
}

/** The median of several openings, value by value. */
function computeMedian(visits: readonly Visit[]): Visit {
  const keys = Object.keys(visits[0]!) as (keyof Visit)[]
  const getMedian = (key: keyof Visit) => visits.map((visit) => visit[key]).sort((a, b) => a - b)[visits.length >> 1]!
  return Object.fromEntries(keys.map((key) => [key, getMedian(key)])) as Record<keyof Visit, number>
}

/** Columns of the report. */
const COLUMNS: readonly [head: string, cell: (figures: Figures) => string][] = [
  ['首次绘制', ({ middle }) => formatMs(middle.firstPaint)],
  ['内容出现', ({ middle }) => formatMs(middle.painted)],
  ['最快–最慢', ({ paintedFrom, paintedTo }) => `${formatMs(paintedFrom)}–${formatMs(paintedTo)}`],
  ['首屏齐全', ({ middle }) => formatMs(middle.screen)],
  ['整页齐全', ({ middle }) => formatMs(middle.all)],
  ['LCP', ({ middle }) => formatMs(middle.lcp)],
  ['CLS', ({ middle }) => middle.cls.toFixed(3)],
  ['最长任务', ({ middle }) => formatMs(middle.longest)],
  ['线路极限', ({ middle }) => formatMs(middle.limit)],
  ['KB', ({ middle }) => (middle.bytes / 1024).toFixed(1)],
  ['每源连接', ({ middle }) => String(middle.connections)],
]
const formatMs = (value: number) => value.toFixed(0)

const padColumn = (text: string, width: number) => ' '.repeat(Math.max(1, width - getDisplayWidth(text))) + text

export const formatHeader = () => ' '.repeat(30) + COLUMNS.map(([head]) => padColumn(head, 11)).join('')
export const formatFigures = (name: string, figures: Figures) =>
  name +
  ' '.repeat(Math.max(1, 30 - getDisplayWidth(name))) +
  COLUMNS.map(([, cell]) => padColumn(cell(figures), 11)).join('')

/**
 * Ratios to the times of another opening: of the page written by hand, or of the same page in
 * another way.
 */
export interface Ratios {
  painted: number
  screen: number
  all: number
}
export const computeRatios = ({ middle: page }: Figures, { middle: floor }: Figures): Ratios => ({
  painted: page.painted / floor.painted,
  screen: page.screen / floor.screen,
  all: page.all / floor.all,
})
/** @param what the names of both */
export const formatRatios = (what: string, { painted, screen, all }: Ratios) =>
  `  ${what}：内容出现 ${painted.toFixed(2)}，首屏 ${screen.toFixed(2)}，整页 ${all.toFixed(2)}`
