import type { DatabaseSync } from 'node:sqlite'
import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'

/** Tests run the app without a socket, so the bindings of Node may be missing. */
export type ServiceApp = Hono<{ Bindings: Partial<HttpBindings> }>

/** What the routes of an area work with. */
export interface Service {
  app: ServiceApp
  db: DatabaseSync
  /** Epoch milliseconds. */
  now: () => number
  /** Origins that serve the simulated shell and the site. */
  shellOrigins: readonly string[]
}

/** One topic of the service: its tables, their first rows and its calls. */
export interface Area {
  /** `CREATE TABLE IF NOT EXISTS …` statements. */
  tables?: string
  /** Fills empty tables, with the same rows every time. Runs inside a transaction. */
  seed?: (db: DatabaseSync) => void
  addRoutes: (service: Service) => void
}
