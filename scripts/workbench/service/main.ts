import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { DatabaseSync } from 'node:sqlite'
import { createAdaptorServer } from '@hono/node-server'
import { takenPort } from '#scripts/base/ports.ts'
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
  /** Folder with the source maps of the site's build. */
  maps?: string
  /** Epoch milliseconds; the clock unless a test says otherwise. */
  now?: () => number
  /** Seed again even when there is data. */
  reset?: boolean
}

/** Start the service on 127.0.0.1; a fresh database is seeded first. Rejects, in Chinese, when the port is taken. */
export async function startService({
  port,
  databasePath = ':memory:',
  db = openDatabase(databasePath),
  shellOrigins,
  maps,
  now,
  reset = false,
}: StartOptions) {
  if (reset || isFresh(db)) seed(db)
  const { app, faults } = createService({ db, shellOrigins, now, maps })
  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    db.close()
    throw error.code === 'EADDRINUSE' ? new Error(takenPort(port, 'SERVICE_PORT')) : error
  })
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${bound}`,
    db,
    faults,
    /** Ends open connections too, and closes the database. */
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
      db.close()
    },
  }
}

if (import.meta.main) {
  const site = process.env.PORT ?? '4173'
  try {
    const { url, close } = await startService({
      port: Number(process.env.SERVICE_PORT ?? 8787),
      databasePath: '.data/service.sqlite',
      shellOrigins: [`http://127.0.0.1:${site}`, `http://localhost:${site}`],
    })
    console.log(`本地服务 ${url}`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
