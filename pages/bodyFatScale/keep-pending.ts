import { removeStored, writeStored } from '#shared/bridge/storage.ts'
import { PENDING } from './pending-key.ts'

/** Remember for the next visit whether records wait (early.ts). */
export const keepPending = (hasPending: boolean): void =>
  hasPending ? writeStored(PENDING, true) : removeStored(PENDING)
