import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { ImportError } from './import-error.ts'

export interface CsvRow {
  /** Where the row ends in the file, from 1. */
  line: number
  cells: string[]
}

const DELIMITERS = [',', ';', '\t']
/** A row of a table is shorter; a quote that nobody closes would otherwise swallow the file. */
const LONGEST_ROW = 100_000

export interface CsvTable {
  /** Cells between semicolons: there the comma is the decimal sign. */
  isDecimalComma: boolean
  /** Rows without the empty ones, as they come; blanks round a cell are dropped. Throws ImportError for broken quotes. */
  rows: AsyncGenerator<CsvRow>
}

/** A CSV text, read as its rows are asked for. @param text gives it from its start each time it is asked */
export function openCsv(text: () => Iterable<string>): CsvTable {
  const [first = '', second = ''] = text()
  const delimiter = delimiterOf(first + second)
  return { isDecimalComma: delimiter === ';', rows: rowsOf(text(), delimiter) }
}

async function* rowsOf(text: Iterable<string>, delimiter: string): AsyncGenerator<CsvRow> {
  const rows = parse({
    bom: true,
    delimiter,
    info: true,
    max_record_size: LONGEST_ROW,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  // An error of the source or the parser ends the loop below, which throws it.
  pipeline(Readable.from(text), rows, () => {})
  try {
    // The shape that `info` gives a row.
    for await (const { record, info } of rows as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      yield { line: info.lines, cells: record }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ImportError('引号没有成对，无法读出各列', typeof error.lines === 'number' ? error.lines : undefined)
  }
}

/** The separator that the first lines hold most of; spreadsheets of comma countries write semicolons. */
function delimiterOf(text: string): string {
  const start = text
    .split('\n', 3)
    .join('')
    .replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => start.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!
}
