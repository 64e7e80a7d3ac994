import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

/** All rows of a query, typed as the columns that its SELECT names. */
export const selectAll = <Row>(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row[] =>
  db.prepare(sql).all(...values) as unknown as Row[]

/** The first row of a query; undefined without one. */
export const selectFirst = <Row>(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row | undefined =>
  db.prepare(sql).get(...values) as unknown as Row | undefined

/**
 * Inserts rows with the same keys. Keys are column names and come from code, never from a request.
 */
export function insertRows(db: DatabaseSync, table: string, rows: readonly object[]): void {
  if (!rows[0]) return
  const columns = Object.keys(rows[0])
  const insert = db.prepare(`INSERT INTO ${table} (${columns}) VALUES (${columns.map((name) => `:${name}`)})`)
  for (const row of rows) insert.run(row as Record<string, SQLInputValue>)
}

export const insertRow = (db: DatabaseSync, table: string, row: object): void => insertRows(db, table, [row])

/** Runs `work` in one transaction; rolls back and rethrows what it throws. */
export function runInTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}
