import type uPlot from 'uplot'
import type { Group } from './groups.ts'

/** uPlot's columns: day, least, greatest, mean, trend (the mean where there is none). A row of nothing stands in each gap of more than
 *  14 days, half-way, and breaks the lines. @param groups oldest first */
export function columnsOf(groups: readonly Group[]): uPlot.AlignedData {
  const x: number[] = []
  const values: [(number | null)[], (number | null)[], (number | null)[], (number | null)[]] = [[], [], [], []]
  const add = (day: number, row: readonly (number | null)[]) => {
    x.push(day)
    for (const [index, column] of values.entries()) column.push(row[index]!)
  }
  groups.forEach((group, index) => {
    const before = groups[index - 1]
    if (before && group.isAfterGap) add((before.x + group.x) / 2, [null, null, null, null])
    add(group.x, [group.min, group.max, group.value, group.trend ?? group.value])
  })
  return [x, ...values]
}
