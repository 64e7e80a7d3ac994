import type { DatabaseSync } from 'node:sqlite'
import { listen } from '#scripts/base/listen.ts'
import { createService } from './app.ts'
import { isFresh, openDatabase, seed } from './database.ts'

interface StartOptions {
  /** 0 picks a free one. */
  port: number
  /** A file, or ':memory:'. */
  databasePath?: string
  /** In place of a file: a database that is open already. */
  db?: DatabaseSync
  shellOrigins: string[]
  /** Epoch milliseconds; the clock unless a test says otherwise. */
  now?: () => number
}

/** Start the service on 127.0.0.1; a fresh database is seeded first. Rejects, in Chinese, when the port is taken. */
export async function startService({
  port,
  databasePath = ':memory:',
  db = openDatabase(databasePath),
  shellOrigins,
  now,
}: StartOptions) {
  if (isFresh(db)) seed(db)
  const { app, faults } = createService({ db, shellOrigins, now })
  const { url, close } = await listen(app, port).catch((error) => {
    db.close()
    throw error
  })
  return {
    url,
    db,
    faults,
    /** Ends open connections too, and closes the database. */
    close: async () => {
      await close()
      db.close()
    },
  }
}
