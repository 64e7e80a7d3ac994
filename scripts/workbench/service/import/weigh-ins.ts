import type { Segments } from '#scripts/workbench/service/scale/record.ts'
import { type Reader, readCell, readSegments } from './cells.ts'
import { BadRow, ImportError, type LeftOut, leaveOut } from './import-error.ts'
import { type Field, isMass, type Layout } from './layout.ts'
import { type DayOrder, dayOrderOf, readMoment } from './moments.ts'
import { type Answers, openQuestions } from './options.ts'
import { checkWidth, dayOrder, openTable, type Row } from './table.ts'

/** One line of somebody's export: weight in kg, other masses in kg, the rest as `Field` says. */
export type WeighIn = { measuredAt: string; weight: number; segments?: Segments } & Partial<
  Record<Exclude<Field, 'weight'>, number>
>

export interface Reading {
  format: string
  /** Lines below the header that hold anything. */
  rows: number
  /** Of them those without a weight, those whose weight was not measured but interpolated, and those of other people. */
  empty: number
  interpolated: number
  others: number
  /** Those that cannot be read. */
  bad: LeftOut
  /** Columns that hold nothing the service keeps. */
  ignored: string[]
}

export interface ReadOptions extends Answers {
  /** Epoch milliseconds; nothing may be measured more than a day later. */
  now: number
}

/**
 * Hand over every weigh-in of a text as it is read, with its line. A row that cannot be read is left out and named.
 * @param text gives the text from its start each time it is asked: dates that leave day and month open need all of it before
 * @throws ImportError for what is no table of weigh-ins, for what the file leaves open, and for a bad row where `isStrict`
 */
export async function readWeighIns(
  text: () => Iterable<string>,
  options: ReadOptions,
  take: (one: WeighIn, line: number) => void,
): Promise<Reading> {
  const { layout, header, width, isDecimalComma, rows } = await openTable(text, options)
  const reading = begin(layout, header)
  const questions = openQuestions()
  const reader: Reader = { isDecimalComma, answers: options, questions }
  const persons = new Set<string>()
  let order: DayOrder | 'open' | undefined = options.dates
  for await (const row of rows) {
    reading.rows++
    try {
      checkWidth(row.cells, width)
      const person = layout.person === undefined ? undefined : row.cells[layout.person]!
      if (person !== undefined) persons.add(person)
      if (person !== undefined && options.persons && !options.persons.some((one) => isSame(one, person))) {
        reading.others++
        continue
      }
      if (order === undefined && dayOrderOf(row.date) === 'open') order = await dayOrder(text, options)
      if (order === 'open') questions.dates(row.date)
      const one = weighIn(row, layout, reader, order === 'open' ? undefined : order, options.now)
      if (typeof one === 'string') reading[one]++
      else take(one, row.line)
    } catch (error) {
      if (!(error instanceof BadRow)) throw error
      if (options.isStrict) throw new ImportError(error.message, row.line)
      leaveOut(reading.bad, row.line, error.message)
    }
  }
  if (persons.size > 1 && !options.persons) questions.persons(persons)
  const open = questions.words(layout.format)
  if (open !== undefined) throw new ImportError(open)
  return reading
}

/** Whether a person is the one that is asked for: by name, or by a height, of which 165 and 165.0 are one. */
const isSame = (asked: string, found: string) => asked === found || (found !== '' && Number(asked) === Number(found))

/** What is told of a file before its first row. */
function begin(layout: Layout, header: readonly string[]): Reading {
  const { date, time, person, segments = [] } = layout
  const used = new Set([date, time, person, ...segments.flatMap(({ index, rate }) => [index, rate])])
  for (const { index, unless } of layout.columns) used.add(index).add(unless)
  const ignored = header.filter((name, index) => name !== '' && !used.has(index))
  const bad: LeftOut = { count: 0, named: [] }
  return { format: layout.format, rows: 0, empty: 0, interpolated: 0, others: 0, bad, ignored }
}

function weighIn({ cells, date }: Row, layout: Layout, reader: Reader, order: DayOrder | undefined, now: number) {
  if (layout.hasZones && !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(date)) throw new BadRow(`日期“${date}”没有时区`)
  const time = layout.time === undefined ? undefined : cells[layout.time]
  const measuredAt = readMoment(date, time, order, now)
  const values: Partial<Record<Field, number>> = {}
  let interpolated = 0
  for (const column of layout.columns) {
    if (column.unless !== undefined && /^(yes|true|1)$/i.test(cells[column.unless]!)) {
      if (column.field === 'weight') interpolated++
      continue
    }
    const [field, value] = readCell(cells[column.index]!, column, reader) ?? []
    if (field !== undefined) values[field] ??= value
  }
  const { weight, ...rest } = values
  if (weight === undefined) return interpolated > 0 ? 'interpolated' : 'empty'
  const isTooMuch = (Object.keys(rest) as Field[]).some((field) => isMass(field) && values[field]! > weight)
  if (isTooMuch) throw new BadRow('身体成分比体重还重')
  const segments = readSegments(cells, layout, reader)
  return { measuredAt, weight, ...rest, ...(segments && { segments }) } satisfies WeighIn
}
