import { type Call, getCallKey } from './call.ts'
import { fetchData } from './client.ts'
import type { Schema } from './schema.ts'

/** Sends a read, or finds its reply. @throws ServiceError */
export type Fetch = <T>(call: Call, schema: Schema<T>) => Promise<T>

/** Data that a page reads, as `useQuery` takes it (shared/data/README.md). */
export interface Query<T> {
  /**
   * Identifies the data: another key requests anew. Never holds a token. Of a CallQuery: the keys of
   * its calls, one a line.
   */
  queryKey: string
  /** @throws ServiceError */
  queryFn: (fetch: Fetch, signal?: AbortSignal) => Promise<T>
}

/** A query that names its calls, so that the <head> and the edge send them first. */
export interface CallQuery<T> extends Query<T> {
  calls: readonly Call[]
}

/** Creates the query of a call. @param select what the page needs of the reply; may reject */
/* @__NO_SIDE_EFFECTS__ */
export const createQuery = <R, T = R>(
  call: Call,
  schema: Schema<R>,
  select: (reply: Promise<R>) => Promise<T> = (reply) => reply as Promise<unknown> as Promise<T>,
): CallQuery<T> => ({
  queryKey: getCallKey(call),
  calls: [call],
  queryFn: (fetch) => select(fetch(call, schema)),
})

/** Requests the data of a query once, outside of a component. @throws ServiceError */
export const fetchQuery = <T>({ queryFn }: Query<T>, signal?: AbortSignal): Promise<T> =>
  queryFn((call, schema) => fetchData(call, schema, signal), signal)
