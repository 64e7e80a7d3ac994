import { CsvError, parse } from 'csv-parse/sync'
import { ImportError } from './import-error.ts'

export interface CsvRow {
  /** Where the row ends in the file, from 1. */
  line: number
  cells: string[]
}

const DELIMITERS = [',', ';', '\t']

/** UTF-8 text of a file; a byte-order mark is dropped, other encodings are refused. */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ImportError('文件不是 UTF-8 编码的文本')
  }
}

/** Rows of a CSV text without the empty ones; blanks round a cell are dropped. Throws ImportError for broken quotes. */
export function readCsv(text: string): CsvRow[] {
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[] // what `info` makes of it
    return rows.map(({ record, info }) => ({ line: info.lines, cells: record }))
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
