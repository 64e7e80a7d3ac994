import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

/** All rows of a query, as the shape the caller's SELECT spells. */
export const allRows = <Row>(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row[] =>
  db.prepare(sql).all(...values) as unknown as Row[]

/** The first row of a query, undefined when there is none. */
export const firstRow = <Row>(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row | undefined =>
  db.prepare(sql).get(...values) as unknown as Row | undefined

/** Put many rows of one shape in with one prepared statement; keys are column names and come from code, never from a request. */
export function insertRows(db: DatabaseSync, table: string, rows: readonly object[]): void {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const places = columns.map(() => '?').join(', ')
  const insert = db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`)
  for (const row of rows) insert.run(...(Object.values(row) as SQLInputValue[]))
}

export const insertRow = (db: DatabaseSync, table: string, row: object): void => insertRows(db, table, [row])

/** Do `work` whole or not at all; what it throws comes through after the rollback. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
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
