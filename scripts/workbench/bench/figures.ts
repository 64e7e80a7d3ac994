import { columnsOf } from '#scripts/base/columns.ts'
import { median } from './median.ts'
import type { Visit } from './visit.ts'

/** Several openings of one page: the middle of each figure, and the least and most of `painted`. */
export interface Figures {
  middle: Visit
  paintedFrom: number
  paintedTo: number
}

export function figuresOf(visits: readonly Visit[]): Figures {
  const painted = visits.map((visit) => visit.painted)
  return { middle: median(visits), paintedFrom: Math.min(...painted), paintedTo: Math.max(...painted) }
}

/** Columns of the report. */
const COLUMNS: readonly [head: string, cell: (figures: Figures) => string][] = [
  ['首次绘制', ({ middle }) => ms(middle.firstPaint)],
  ['内容出现', ({ middle }) => ms(middle.painted)],
  ['最快–最慢', ({ paintedFrom, paintedTo }) => `${ms(paintedFrom)}–${ms(paintedTo)}`],
  ['首屏齐全', ({ middle }) => ms(middle.screen)],
  ['整页齐全', ({ middle }) => ms(middle.all)],
  ['LCP', ({ middle }) => ms(middle.lcp)],
  ['CLS', ({ middle }) => middle.cls.toFixed(3)],
  ['最长任务', ({ middle }) => ms(middle.longest)],
  ['线路极限', ({ middle }) => ms(middle.limit)],
  ['KB', ({ middle }) => (middle.bytes / 1024).toFixed(1)],
  ['每源连接', ({ middle }) => String(middle.connections)],
]
const ms = (value: number) => value.toFixed(0)

const padded = (text: string, width: number) => ' '.repeat(Math.max(1, width - columnsOf(text))) + text

export const headLine = () => ' '.repeat(30) + COLUMNS.map(([head]) => padded(head, 11)).join('')
export const figureLine = (name: string, figures: Figures) =>
  name + ' '.repeat(Math.max(1, 30 - columnsOf(name))) + COLUMNS.map(([, cell]) => padded(cell(figures), 11)).join('')

/** Ratios to the times of another opening: of the page written by hand, or of the same page in another way. */
export interface Ratios {
  painted: number
  screen: number
  all: number
}
export const ratiosOf = ({ middle: page }: Figures, { middle: floor }: Figures): Ratios => ({
  painted: page.painted / floor.painted,
  screen: page.screen / floor.screen,
  all: page.all / floor.all,
})
/** @param what the names of both, as in `第二天与第一次之比` */
export const ratioLine = (what: string, { painted, screen, all }: Ratios) =>
  `  ${what}：内容出现 ${painted.toFixed(2)}，首屏 ${screen.toFixed(2)}，整页 ${all.toFixed(2)}`
