import { lazy } from '#shared/core/loading/lazy.ts'
import type { Schema } from './schema.ts'

/** What a schema makes of a reply's data, as `schema.read` says it; loads a reader that this data needs first (`prose`). */
export async function readData<T>(schema: Schema<T>, data: unknown): Promise<[T] | undefined> {
  try {
    return schema.read(data)
  } catch (load) {
    if (typeof load !== 'function') throw load
    await lazy(load as () => Promise<unknown>, false)
    return schema.read(data)
  }
}
