import type { Call } from '#shared/api/call.ts'
import { id } from '#shared/api/fields.ts'
import { object, type Schema } from '#shared/api/schema.ts'
import type { Words } from './field-words.ts'
import type { IdName, Ids } from './ids.ts'
import type { Sense } from './sense.ts'

/** One call as back end and pages agreed on it. Method and path are those of what it asks. */
export interface CallEntry {
  /** Unique, the `operationId` of the OpenAPI document. */
  name: string
  /** Chinese: what it does. */
  title: string
  /** It changes something: sent once, and by the checker only when asked to. */
  isChange?: true
  /** The pages' makers chose path or payload, because the product names none: to be confirmed by the service's team. */
  isReading?: true
  query?: Schema<object>
  body?: Schema<object>
  /** The schemas by which pages read `data`; together they are the reply. Without one nothing is read. */
  replies: readonly Schema<unknown>[]
  words: Words
  /** Fields that the service may send besides and no page reads. */
  extras?: readonly string[]
  /** Ids without which nothing can be asked. */
  needs?: readonly IdName[]
  ask: (ids: Ids) => Call
  /** Ids that the reply holds, for later calls. */
  gives?: (data: unknown) => Ids
  /** Which way a list must run by the time in its field. */
  order?: { list: string; by: string; first: 'oldest' | 'newest' }
  /** What else must hold between the values of a reply. */
  sense?: Sense
}

export interface ContractCall extends CallEntry {
  /** A visitor's call takes no token; a member's call is refused without one. */
  who: 'visitor' | 'member'
  method: Call['method']
  /** As the service knows it, path values in braces. */
  path: string
}

/** The first item of a list in a reply, or nothing. */
export const firstOf = (data: unknown, list: string): Readonly<Record<string, unknown>> =>
  ((data as Record<string, unknown> | null)?.[list] as Record<string, unknown>[] | undefined)?.[0] ?? {}

export const asText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** A request that is a few ids. */
export const ids = <const T extends readonly string[]>(...names: T) =>
  object(Object.fromEntries(names.map((name) => [name, id])) as Record<T[number], Schema<string>>)

export const get = (path: string, query?: Call['query']): Call => ({ method: 'GET', path, query })
export const post = (path: string, body: object): Call => ({ method: 'POST', path, body })
