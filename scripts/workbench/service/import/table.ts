import type { Answers } from './answers.ts'
import { layoutOf } from './formats.ts'
import { ImportError } from './import-error.ts'
import { type Column, isMass, type Layout } from './layout.ts'
import { type DayOrder, dayOrderOf } from './moments.ts'
import { type CsvRow, openCsv } from './read-csv.ts'
import { tableRows } from './rows.ts'
import { isMassUnit } from './units.ts'

/** Exports may open with lines of their own before the header. */
const HEADER_WITHIN = 3
const FORMATS =
  '本产品、openScale、Withings、TrendWeight、Fitdays、Zepp Life、Renpho、VeSync、eufy、Garmin 和 Fitbit 导出的 CSV'

/** The table in a text, from its first row below the header. @throws ImportError for a text that is none */
export async function openTable(text: () => Iterable<string>, { unit }: Answers) {
  const { isDecimalComma, rows } = openCsv(text())
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
