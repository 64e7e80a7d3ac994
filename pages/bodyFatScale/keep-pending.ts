import { removeStored, writeStored } from '#shared/bridge/storage.ts'

/** Remember for the next visit whether records wait (early.ts). */
export const keepPending = (hasPending: boolean): void =>
  hasPending ? writeStored('bodyFatScale.pending', true) : removeStored('bodyFatScale.pending')
