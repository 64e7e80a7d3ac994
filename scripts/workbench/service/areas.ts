import type { DatabaseSync } from 'node:sqlite'
import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { activity } from './areas/activity.ts'
import { chat } from './areas/chat.ts'
import { column } from './areas/column.ts'
import { course } from './areas/course.ts'
import { evaluation } from './areas/evaluation.ts'
import { group } from './areas/group.ts'
import { pictures } from './areas/pictures.ts'
import { share } from './areas/share.ts'
import { sport } from './areas/sport.ts'
import { user } from './areas/user.ts'
import { vitals } from './areas/vitals.ts'
import { workOrder } from './areas/work-order.ts'
import { control, type FaultSwitch } from './faults.ts'
import { scale } from './scale/scale.ts'

/** Tests run the app without a socket, so the bindings of Node may be missing. */
export type ServiceApp = Hono<{ Bindings: Partial<HttpBindings> }>

/** What the routes of an area work with. */
export interface Service {
  app: ServiceApp
  db: DatabaseSync
  /** Epoch milliseconds. */
  now: () => number
  faults: FaultSwitch
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

/** All areas, in the order they are seeded: members first, because other rows reference them. */
export const areas: readonly Area[] = [
  ...[user, scale, sport, evaluation, course, column, activity, group, share],
  ...[chat, workOrder, pictures, vitals, control],
]
