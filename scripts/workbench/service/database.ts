import { mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { areas } from './areas.ts'
import { allRows, firstRow, inTransaction } from './query.ts'
import { hashOf } from './random.ts'

const TABLES = areas.map((area) => area.tables ?? '').join('\n')
/** Changes with the tables; SQLite keeps 31 bits of it in the file. */
const SHAPE = hashOf(TABLES) >>> 1 || 1
/** SQLite's own number, SQLITE_NOTADB. */
const NOT_A_DATABASE = 26

/**
 * Open a file, or ':memory:', with all tables there. A file made by an older set of tables is kept beside it as
 * `<path>.old`, so that nothing saved is lost, and a new one takes its place.
 * @throws Error in Chinese that names a file which is no database
 */
export function openDatabase(path: string): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  let db = connect(path)
  const shape = firstRow<{ user_version: number }>(db, 'PRAGMA user_version')?.user_version
  if (shape !== SHAPE && tableNames(db).length > 0) {
    db.close()
    renameSync(path, `${path}.old`)
    db = connect(path)
  }
  db.exec(TABLES)
  db.exec(`PRAGMA user_version = ${SHAPE}`)
  return db
}

function connect(path: string): DatabaseSync {
  const db = new DatabaseSync(path)
  try {
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON',
    )
  } catch (error) {
    db.close()
    throw (error as { errcode?: number }).errcode === NOT_A_DATABASE ? new Error(`不是数据库：${path}`) : error
  }
  return db
}

const tableNames = (db: DatabaseSync) =>
  allRows<{ name: string }>(db, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").map(
    ({ name }) => name,
  )

/** True until somebody has seeded the database. */
export const isFresh = (db: DatabaseSync): boolean => firstRow(db, 'SELECT 1 FROM member') === undefined

/** Throw all rows away and put the first ones in, whole or not at all. */
export function seed(db: DatabaseSync): void {
  inTransaction(db, () => {
    db.exec('PRAGMA defer_foreign_keys = ON')
    for (const name of tableNames(db)) db.exec(`DELETE FROM ${name}`)
    for (const area of areas) area.seed?.(db)
  })
}

/** Everything the database holds, as text: equal texts mean equal data. */
export const dump = (db: DatabaseSync): string =>
  tableNames(db)
    .flatMap((name) => [name, ...allRows(db, `SELECT * FROM ${name} ORDER BY 1, 2`).map((row) => JSON.stringify(row))])
    .join('\n')
