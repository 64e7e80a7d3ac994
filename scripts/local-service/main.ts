import type { DatabaseSync } from 'node:sqlite'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { createService } from './app.ts'
import { isUnseeded, openDatabase, seedDatabase } from './database.ts'

interface StartOptions {
  /** 0 picks a free one. */
  port: number
  /** A file, or ':memory:'. */
  databasePath?: string
  /** An open database in place of a file. */
  db?: DatabaseSync
  shellOrigins: string[]
  /** Epoch milliseconds; the clock unless a test says otherwise. */
  now?: () => number
}

/**
 * Starts the service on 127.0.0.1 and seeds a new database. Rejects in Chinese when the port is
 * taken.
 */
export async function startService({
  port,
  databasePath = ':memory:',
  db = openDatabase(databasePath),
  shellOrigins,
  now,
}: StartOptions) {
  if (isUnseeded(db)) seedDatabase(db)
  const { app, faults } = createService({ db, shellOrigins, now })
  const { url, close } = await startHttpServer(app, port).catch((error) => {
    db.close()
    throw error
  })
  return {
    url,
    db,
    faults,
    /** Ends open connections and closes the database. */
    close: async () => {
      await close()
      db.close()
    },
  }
}
