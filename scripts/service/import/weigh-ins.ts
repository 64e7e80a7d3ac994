import { parseTime } from '#shared/core/dates/dates.ts'
import { round } from '#shared/core/numbers.ts'
import { type Field, type Layout, layoutOf } from './formats.ts'
import { ImportError } from './import-error.ts'
import { type CsvRow, readCsv } from './read-csv.ts'
import { type MassUnit, readNumber, readTime, toKg } from './values.ts'

/** One line of somebody's export: weight in kg, other masses in kg, the rest as `Field` says. */
export type WeighIn = { measuredAt: string; weight: number } & Partial<Record<Exclude<Field, 'weight'>, number>>

export interface Reading {
  format: string
  weighIns: WeighIn[]
  /** Lines without a weight, and weigh-ins that another one of the same minute replaced. */
  skipped: number
}

interface ReadOptions {
  /** For files whose header names no unit. */
  unit?: MassUnit
  /** Epoch milliseconds; nothing may be measured more than a day later. */
  now: number
}

/** Highest value that can be true, per field: kg, percent, levels, kcal, cm. */
const HIGHEST: Record<Field, number> = {
  weight: 300,
  fatPercent: 100,
  waterPercent: 100,
  musclePercent: 100,
  proteinPercent: 100,
  fatMass: 300,
  boneMass: 50,
  muscleMass: 300,
  waterMass: 300,
  visceralFat: 60,
  bmr: 9999,
  waist: 300,
  hip: 300,
}
/** Below this it is a parcel on the scale. */
const LIGHTEST = 2
/** Exports may open with a line of their own before the header. */
const HEADER_WITHIN = 3
const DAY = 86_400_000

/** Everything a file says, oldest first, one weigh-in a minute. Throws ImportError with line and reason. */
export function readWeighIns(text: string, { unit = 'kg', now }: ReadOptions): Reading {
  const rows = readCsv(text)
  if (rows.length === 0) throw new ImportError('文件是空的')
  const start = rows.slice(0, HEADER_WITHIN).findIndex(({ cells }) => layoutOf(cells))
  const header = rows[start]
  const layout = header && layoutOf(header.cells)
  if (!layout) throw new ImportError('表头无法识别，支持 openScale、Withings 和 TrendWeight 导出的 CSV', rows[0]!.line)

  const body = rows.slice(start + 1)
  const found = body.flatMap(
    (row) => weighIn(row, header.cells.length, { ...layout, unit: layout.unit ?? unit }, now) ?? [],
  )
  if (found.length === 0) throw new ImportError('文件里没有体重记录')
  const weighIns = onePerMinute(found)
  return { format: layout.format, weighIns, skipped: body.length - weighIns.length }
}

function weighIn({ line, cells }: CsvRow, width: number, layout: Layout, now: number): WeighIn | undefined {
  if (cells.length < width || cells.slice(width).some((cell) => cell !== '')) {
    throw new ImportError(`应有 ${width} 列，实际有 ${cells.length} 列`, line)
  }
  const measuredAt = readTime(cells[layout.date]!, layout.time === undefined ? undefined : cells[layout.time], line)
  if ((parseTime(measuredAt) ?? 0) > now + DAY) throw new ImportError(`日期“${measuredAt}”在将来`, line)

  const values: Partial<Record<Field, number>> = {}
  for (const { index, field, name } of layout.columns) {
    const value = readNumber(cells[index]!, name, line)
    if (value === undefined) continue
    const isMass = field === 'weight' || field.endsWith('Mass')
    const exact = isMass ? round(toKg(value, layout.unit ?? 'kg'), 2) : value
    if (exact > HIGHEST[field]) throw new ImportError(`${name}“${cells[index]}”超出范围`, line)
    values[field] = exact
  }
  const { weight, ...rest } = values
  if (weight === undefined) return undefined
  if (weight < LIGHTEST) throw new ImportError(`体重 ${weight} kg 超出范围`, line)
  const isTooMuch = (['fatMass', 'boneMass', 'muscleMass', 'waterMass'] as const).some(
    (part) => (rest[part] ?? 0) > weight,
  )
  if (isTooMuch) throw new ImportError('身体成分比体重还重', line)
  return { measuredAt, weight, ...rest }
}

/** Of several in a minute the one that says most stays; of equals the later one. */
function onePerMinute(found: readonly WeighIn[]): WeighIn[] {
  const byMinute = new Map<string, WeighIn>()
  const says = (one: WeighIn) => Object.keys(one).length
  const inOrder = [...found].sort((one, other) =>
    one.measuredAt < other.measuredAt ? -1 : one.measuredAt > other.measuredAt ? 1 : 0,
  )
  for (const one of inOrder) {
    const minute = one.measuredAt.slice(0, 16)
    const rival = byMinute.get(minute)
    if (!rival || says(one) >= says(rival)) byMinute.set(minute, one)
  }
  return [...byMinute.values()]
}
