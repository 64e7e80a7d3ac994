import type { Point } from '#pages/analysis/model.ts'
import { dayNumber, dayStart } from '#shared/core/dates/calendar-days.ts'
import { dayWords } from '#shared/core/dates/dates.ts'
import { massWords } from '#shared/core/weight-unit.ts'
import { mondayOf } from '#shared/health/trend.ts'
import type { Group, Level } from './groups.ts'

export interface Readout {
  /** '8月16日 08:12', '8月16日', '8月10日–8月16日'. */
  when: string
  /** '56.2kg'. */
  value: string
  /** '3 次平均，55.8–56.6'; '' for a single measurement. */
  spread: string
  /** '56.5kg'; '' where the metric has no trend. */
  trend: string
  /** The trend of the fat: '14.9 kg'; '' where the metric has no second axis. */
  mass: string
  /** '备注：晚饭后'; '' without one. */
  note: string
}

/** One point of the chart in words. @param text a value in the metric's digits @param unit behind it @param now epoch milliseconds */
export function readoutOf(
  group: Group,
  level: Level,
  points: readonly Point[],
  text: (value: number) => string,
  unit: string,
  now: number,
): Readout {
  const [low, high] = [text(group.min), text(group.max)]
  const count = group.last - group.first + 1
  const nameOf = (number: number) => dayWords(dayStart(number), now)
  const day = dayNumber(points[group.first]!.time)
  const when =
    level === 'each'
      ? points[group.first]!.day
      : level === 'day'
        ? nameOf(day)!
        : `${nameOf(mondayOf(day))}–${nameOf(mondayOf(day) + 6)}`
  return {
    when,
    value: text(group.value) + unit,
    spread: count > 1 ? `${count} 次平均${low === high ? '' : `，${low}–${high}`}` : '',
    trend: group.trend === undefined ? '' : text(group.trend) + unit,
    mass: group.mass === undefined ? '' : massWords(group.mass),
    note: group.note && `备注：${group.note}`,
  }
}
