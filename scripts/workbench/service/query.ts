import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

/** All rows of a query, as the shape the caller's SELECT spells. */
export const allRows = <Row>(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row[] =>
  db.prepare(sql).all(...values) as unknown as Row[]

/** The first row of a query, undefined when there is none. */
export const firstRow = <Row>(db: DatabaseSync, sql: string, ...values: SQLInputValue[]): Row | undefined =>
  db.prepare(sql).get(...values) as unknown as Row | undefined

/** Put many rows with the same keys in with one prepared statement; keys are column names and come from code, never from a request. */
export function insertRows(db: DatabaseSync, table: string, rows: readonly object[]): void {
  if (!rows[0]) return
  const columns = Object.keys(rows[0])
  const insert = db.prepare(`INSERT INTO ${table} (${columns}) VALUES (${columns.map((name) => `:${name}`)})`)
  for (const row of rows) insert.run(row as Record<string, SQLInputValue>)
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
