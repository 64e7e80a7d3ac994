import type { DatabaseSync } from 'node:sqlite'
import { openDatabase, seed } from '#scripts/workbench/service/database.ts'

let seeded: Uint8Array | undefined

/** A seeded database in memory. The seed is computed once for each process of tests (0.1 s of processor time) and copied from then on (1 ms). */
export function seededDatabase(): DatabaseSync {
  const db = openDatabase(':memory:')
  if (seeded) db.deserialize(seeded)
  else {
    seed(db)
    seeded = db.serialize()
  }
  return db
}
