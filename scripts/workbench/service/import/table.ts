import { layoutOf } from './formats.ts'
import { BadRow, ImportError } from './import-error.ts'
import { type Column, isMass, type Layout } from './layout.ts'
import { CLOCK, type DayOrder, dayOrderOf } from './moments.ts'
import type { Answers } from './options.ts'
import { type CsvRow, openCsv } from './read-csv.ts'
import { isMassUnit, isMissing } from './units.ts'

/** Exports may open with lines of their own before the header. */
const HEADER_WITHIN = 3
const FORMATS =
  '本产品、openScale、Withings、TrendWeight、Fitdays、Zepp Life、Renpho、VeSync、eufy、Garmin 和 Fitbit 导出的 CSV'

/** The table in a text, from its first row below the header. @throws ImportError for a text that is none */
export async function openTable(text: () => Iterable<string>, { unit }: Answers) {
  const { isDecimalComma, rows } = openCsv(text)
  let first: CsvRow | undefined
  for (let count = 0; count < HEADER_WITHIN; count++) {
    const next = await rows.next()
    if (next.done) break
    const row = next.value
    first ??= row
    const found = layoutOf(row.cells)
    if (found) {
      const layout = withUnit(found, unit)
      const width = row.cells.findLastIndex((name) => name !== '') + 1
      return { layout, header: row.cells, width, isDecimalComma, rows: tableRows(rows, layout, width) }
    }
  }
  await rows.return(undefined)
  if (!first) throw new ImportError('文件是空的')
  throw new ImportError(`表头无法识别，支持 ${FORMATS}`, first.line)
}

/** Masses without a unit of their own are counted like the weight beside them. */
function withUnit(layout: Layout, given: Answers['unit']): Layout {
  const told = layout.columns.find(({ field }) => field === 'weight')?.unit
  if (isMassUnit(told) && given && told !== given)
    throw new ImportError(`${layout.format} 的体重单位是 ${told}，与 --unit ${given} 不一致，请去掉 --unit`)
  const columns = layout.columns.map((one): Column => (isMass(one.field) ? { ...one, unit: one.unit ?? told } : one))
  return { ...layout, columns }
}

/** Which number is the day, by the dates of the whole table that leave no doubt; 'open' where there are none, or some for either. */
export async function dayOrder(text: () => Iterable<string>, options: Answers): Promise<DayOrder | 'open'> {
  const seen = new Set<DayOrder>()
  for await (const { date } of (await openTable(text, options)).rows) {
    const order = dayOrderOf(date)
    if (order !== undefined && order !== 'open') seen.add(order)
  }
  return seen.size === 1 ? [...seen][0]! : 'open'
}

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
async function* tableRows(rows: AsyncIterable<CsvRow>, layout: Layout, width: number): AsyncGenerator<Row> {
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
