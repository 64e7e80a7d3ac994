import { BadRow } from './import-error.ts'
import type { Layout } from './layout.ts'
import { CLOCK, dayOrderOf } from './moments.ts'
import type { CsvRow } from './read-csv.ts'
import { isMissing } from './values.ts'

/** A row below the header: its cells, and the date cell with the day that stands above it where days have rows of their own. */
export interface Row {
  line: number
  cells: readonly string[]
  date: string
}

/**
 * The rows below the header that belong to the table, with whole dates. Some exports write '7/18/2026, 5:26 AM' without quotes: what the comma split
 * is put together again.
 */
export async function* tableRows(rows: AsyncIterable<CsvRow>, layout: Layout, width: number): AsyncGenerator<Row> {
  let day = ''
  for await (const { line, cells: found } of rows) {
    const filled = found.filter((cell) => cell !== '')
    if (layout.hasSections && filled.length === 1 && !/\d/.test(filled[0]!)) return
    if (layout.hasDayRows && filled.length === 1 && !CLOCK.test(filled[0]!)) {
      day = filled[0]!
      continue
    }
    const cells = isSplit(found, layout, width) ? mended(found, layout.date) : found
    const date = cells[layout.date] ?? ''
    yield { line, cells, date: layout.hasDayRows ? `${day} ${date}` : date }
  }
}

const isSplit = (cells: readonly string[], { date, time }: Layout, width: number) =>
  time === undefined &&
  cells.length > width &&
  dayOrderOf(cells[date]!) !== undefined &&
  !CLOCK.test(cells[date]!) &&
  CLOCK.exec(cells[date + 1]!)?.[0] === cells[date + 1]

const mended = (cells: readonly string[], date: number) => [
  ...cells.slice(0, date),
  `${cells[date]} ${cells[date + 1]}`,
  ...cells.slice(date + 2),
]

/** @throws BadRow for a row that is shorter than the header, or has something behind it */
export function checkWidth(cells: readonly string[], width: number): void {
  if (cells.length < width || !cells.slice(width).every(isMissing))
    throw new BadRow(`应有 ${width} 列，实际有 ${cells.length} 列`)
}
