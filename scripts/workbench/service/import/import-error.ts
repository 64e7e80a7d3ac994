/** A file that cannot be imported, with the line to look at when there is one. */
export class ImportError extends Error {
  override name = 'ImportError'
  constructor(reason: string, line?: number) {
    super(line === undefined ? reason : `第 ${line} 行：${reason}`)
  }
}

/** A row that cannot be taken. The file goes on without it, unless it is read strictly. */
export class BadRow extends Error {
  override name = 'BadRow'
}

/** Rows that are not taken: how many, and the first of them by line and reason. */
export interface LeftOut {
  count: number
  named: string[]
}

/** How many of them are named. */
const NAMED = 20

/** Note a row that is not taken. */
export function leaveOut(rows: LeftOut, line: number, why: string): void {
  rows.count++
  if (rows.named.length < NAMED) rows.named.push(`第 ${line} 行：${why}`)
}

/** Those named, and how many more there are. */
export const leftOutLines = ({ count, named }: LeftOut): string[] =>
  count > named.length ? [...named, `另有 ${count - named.length} 行`] : named
