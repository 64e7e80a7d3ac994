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
