import { loadModule } from '#shared/core/loading/load-module.ts'
import type { Schema } from './schema.ts'

/** Parses data by the schema; first loads the rich-text reader if needed. */
export async function readData<T>(schema: Schema<T>, data: unknown): Promise<[T] | undefined> {
  try {
    return schema.read(data)
  } catch (load) {
    if (typeof load !== 'function') throw load
    await loadModule(load as () => Promise<unknown>, false)
    return schema.read(data)
  }
}
