import type { DatabaseSync } from 'node:sqlite'
import { openDatabase, seedDatabase } from '#scripts/local-service/database.ts'

let seeded: Uint8Array | undefined

/** A seeded in-memory database. The seed is computed once per test process and then copied. */
export function createSeededDatabase(): DatabaseSync {
  const db = openDatabase(':memory:')
  if (seeded) db.deserialize(seeded)
  else {
    seedDatabase(db)
    seeded = db.serialize()
  }
  return db
}
