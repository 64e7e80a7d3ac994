import type { Segments } from '#scripts/service/scale/record.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import { round } from '#shared/core/numbers.ts'
import { layoutOf } from './formats.ts'
import { ImportError } from './import-error.ts'
import { type Column, type Field, HIGHEST, isMass, type Layout } from './layout.ts'
import { type CsvRow, readCsv } from './read-csv.ts'
import { readSegments } from './segment-cells.ts'
import { type MassUnit, readCode, readMeasured, readNumber, readSpokenTime, readTime, toKg } from './values.ts'

/** One line of somebody's export: weight in kg, other masses in kg, the rest as `Field` says. */
export type WeighIn = { measuredAt: string; weight: number; segments?: Segments } & Partial<
  Record<Exclude<Field, 'weight'>, number>
>

export interface Reading {
  format: string
  /** Lines below the header that hold anything. */
  rows: number
  /** Of them those without a weight, and those whose weight was not measured but interpolated. */
  empty: number
  interpolated: number
  /** Columns that hold nothing the service keeps. */
  ignored: string[]
}

interface ReadOptions {
  /** For files whose header names no unit. */
  unit?: MassUnit | undefined
  /** Epoch milliseconds; nothing may be measured more than a day later. */
  now: number
}

/** Exports may open with a line of their own before the header. */
const HEADER_WITHIN = 3
const DAY = 86_400_000
const FORMATS = 'openScale、Withings、TrendWeight 和 Fitdays 导出的 CSV'

/** Hand over every weigh-in of a text as it is read, with its line. Throws ImportError with line and reason. */
export async function readWeighIns(
  chunks: Iterable<string>,
  { unit, now }: ReadOptions,
  take: (one: WeighIn, line: number) => void,
): Promise<Reading> {
  let found: { layout: Layout; width: number; reading: Reading } | undefined
  let first: CsvRow | undefined
  let count = 0
  for await (const row of readCsv(chunks)) {
    count++
    first ??= row
    if (!found) {
      const layout = layoutOf(row.cells)
      if (layout) found = begin(layout, row.cells, unit)
      else if (count >= HEADER_WITHIN) break
      continue
    }
    const { layout, width, reading } = found
    reading.rows++
    const one = weighIn(row, width, layout, now)
    if (typeof one === 'string') reading[one]++
    else take(one, row.line)
  }
  if (!first) throw new ImportError('文件是空的')
  if (!found) throw new ImportError(`表头无法识别，支持 ${FORMATS}`, first.line)
  return found.reading
}

function begin(layout: Layout, header: readonly string[], given: MassUnit | undefined) {
  if (layout.unit && given && layout.unit !== given)
    throw new ImportError(`${layout.format} 的体重单位是 ${layout.unit}，与 --unit ${given} 不一致，请去掉 --unit`)
  const unit = layout.unit ?? given
  if (!unit && !layout.hasUnits)
    throw new ImportError(`${layout.format} 的表头没有写单位，请加上 --unit kg 或 --unit lb`)
  const used = new Set([
    layout.date,
    layout.time,
    ...(layout.segments ?? []).flatMap(({ index, rate }) => [index, rate]),
  ])
  for (const { index, unless } of layout.columns) used.add(index).add(unless)
  const ignored = header.filter((name, index) => name !== '' && !used.has(index))
  const reading: Reading = { format: layout.format, rows: 0, empty: 0, interpolated: 0, ignored }
  return { layout: { ...layout, unit: unit ?? 'kg' }, width: header.length, reading }
}

function weighIn({ line, cells }: CsvRow, width: number, layout: Layout, now: number) {
  if (cells.length < width || cells.slice(width).some((cell) => cell !== '')) {
    throw new ImportError(`应有 ${width} 列，实际有 ${cells.length} 列`, line)
  }
  const date = cells[layout.date]!
  const measuredAt = layout.hasUnits
    ? readSpokenTime(date, line)
    : readTime(date, layout.time === undefined ? undefined : cells[layout.time], line)
  if ((parseTime(measuredAt) ?? 0) > now + DAY) throw new ImportError(`日期“${measuredAt}”在将来`, line)

  const values: Partial<Record<Field, number>> = {}
  let interpolated = 0
  for (const column of layout.columns) {
    if (column.unless !== undefined && /^(yes|true|1)$/i.test(cells[column.unless]!)) {
      if (column.field === 'weight') interpolated++
      continue
    }
    const [field, value] = cellOf(cells[column.index]!, column, layout, line)
    if (value === undefined) continue
    if (value > HIGHEST[field]) throw new ImportError(`${column.name}“${cells[column.index]}”超出范围`, line)
    values[field] ??= value
  }
  const { weight, ...rest } = values
  if (weight === undefined) return interpolated > 0 ? 'interpolated' : 'empty'
  const isTooMuch = (Object.keys(rest) as Field[]).some((field) => isMass(field) && values[field]! > weight)
  if (isTooMuch) throw new ImportError('身体成分比体重还重', line)
  const segments = readSegments(cells, layout, line)
  return { measuredAt, weight, ...rest, ...(segments && { segments }) } satisfies WeighIn
}

/** Which field a cell holds, and its value in the field's unit; masses to 10 g. */
function cellOf(cell: string, { field, other, name }: Column, { hasUnits, unit = 'kg' }: Layout, line: number) {
  if (field === 'bodyType') return [field, readCode(cell, name, line)] as const
  if (!hasUnits) {
    const value = readNumber(cell, name, line)
    return [field, value !== undefined && isMass(field) ? round(toKg(value, unit), 2) : value] as const
  }
  const read = readMeasured(cell, name, line, unit)
  const isOther = other && read && (isMass(other) ? read.isMass : read.isPercent)
  const kind = isOther ? other : field
  return [kind, read && (isMass(kind) ? round(read.kg, 2) : read.value)] as const
}
