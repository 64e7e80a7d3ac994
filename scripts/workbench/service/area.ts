import type { DatabaseSync } from 'node:sqlite'
import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { FaultSwitch } from './faults.ts'

/** Under a test the app runs without a socket, so the Node parts may be missing. */
export type ServiceApp = Hono<{ Bindings: Partial<HttpBindings> }>

/** What an area's routes work with. */
export interface Service {
  app: ServiceApp
  db: DatabaseSync
  /** Epoch milliseconds. */
  now: () => number
  faults: FaultSwitch
  /** Origins the simulated shell and the site are served from. */
  shellOrigins: readonly string[]
}

/** One topic of the service, whole: its tables, what they hold at first, and its calls. */
export interface Area {
  /** `CREATE TABLE IF NOT EXISTS …` statements. */
  tables?: string
  /** Fills empty tables; the same bytes every time. Runs inside a transaction, in the order of the list of areas. */
  seed?: (db: DatabaseSync) => void
  routes: (service: Service) => void
}
