import { hash } from 'node:crypto'
import { mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { areas } from './areas.ts'
import { runInTransaction, selectAll, selectFirst } from './query.ts'

const TABLES = areas.map((area) => area.tables ?? '').join('\n')
/** Changes with the tables. SQLite stores 31 bits as `user_version`; 0 is a new file. */
const SCHEMA_VERSION = Number.parseInt(hash('sha1', TABLES).slice(0, 8), 16) >>> 1 || 1
/** SQLITE_NOTADB of sqlite3.h. */
const NOT_A_DATABASE = 26

/**
 * Opens a file, or ':memory:', and creates its tables. A file with other tables is renamed to
 * `<path>.old`.
 * @throws Error in Chinese, with the path, for a file that is no database
 */
export function openDatabase(path: string): DatabaseSync {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  let db = connectDatabase(path)
  const version = selectFirst<{ user_version: number }>(db, 'PRAGMA user_version')?.user_version
  if (version !== SCHEMA_VERSION && getTableNames(db).length > 0) {
    db.close()
    renameSync(path, `${path}.old`)
    db = connectDatabase(path)
  }
  db.exec(TABLES)
  db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
  return db
}

function connectDatabase(path: string): DatabaseSync {
  const db = new DatabaseSync(path)
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    db.exec('PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = ON')
  } catch (error) {
    db.close()
    throw (error as { errcode?: number }).errcode === NOT_A_DATABASE ? new Error(`不是数据库：${path}`) : error
  }
  return db
}

const getTableNames = (db: DatabaseSync): string[] =>
  selectAll<{ name: string }>(db, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").map(
    ({ name }) => name,
  )

/** Whether the database was never seeded. */
export const isUnseeded = (db: DatabaseSync): boolean => selectFirst(db, 'SELECT 1 FROM member') === undefined

/** Replaces all rows by the seeded ones, in one transaction. */
export function seedDatabase(db: DatabaseSync): void {
  runInTransaction(db, () => {
    db.exec('PRAGMA defer_foreign_keys = ON')
    for (const name of getTableNames(db)) db.exec(`DELETE FROM ${name}`)
    for (const area of areas) area.seed?.(db)
  })
}
