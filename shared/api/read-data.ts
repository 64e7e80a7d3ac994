import { loadModule } from '#shared/core/loading/load-module.ts'
import type { Schema } from './schema.ts'

/** What a schema makes of a reply's data, as `schema.read` says it; loads a reader that this data needs first (`prose`). */
export async function readData<T>(schema: Schema<T>, data: unknown): Promise<[T] | undefined> {
  try {
    return schema.read(data)
  } catch (load) {
    if (typeof load !== 'function') throw load
    await loadModule(load as () => Promise<unknown>, false)
    return schema.read(data)
  }
}
