import { grouped } from '#scripts/base/grouped.ts'
import { object, type Schema } from '#shared/api/schema.ts'
import { CALLS } from './all-calls.ts'
import type { ContractCall } from './contract-call.ts'
import type { Words } from './field-words.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'

/** What one request and its reply must look like. A call that stands in the list several times (one per unit of time, one per list of words) is one operation here. */
export interface Operation {
  call: ContractCall
  /** Of `data`; undefined: the pages read nothing of it. */
  data?: JsonSchema
  body?: JsonSchema
  query?: JsonSchema
}

/** The JSON Schemas of one call. @throws Error when nothing is said about a field */
export const operationOf = (call: ContractCall): Operation => ({
  call,
  data: dataOf(call.replies, call.words, call.extras),
  body: call.body && jsonSchemaOf(call.body, call.words),
  query: call.query && jsonSchemaOf(call.query, call.words),
})

/** All that pages read of a reply: the fields of each schema. */
function dataOf(replies: readonly Schema<unknown>[], words: Words, extras?: readonly string[]): JsonSchema | undefined {
  const fields = replies.flatMap((reply) => (reply.fields ? [reply.fields] : []))
  return fields.length ? jsonSchemaOf(object(Object.assign({}, ...fields)), words, extras) : undefined
}

const keyOf = ({ method, path }: ContractCall) => `${method} ${path}`

/** Every operation once, those that share method and path put together: what only some of them send or answer is optional. */
export function operations(): Operation[] {
  return [...grouped(CALLS, keyOf).values()].map((calls) => {
    const all = calls.map(operationOf)
    const { call, ...rest } = all[0]!
    const data = all.map((one) => one.data).reduce(either)
    return { ...rest, data, call: { ...call, name: call.name.split('_')[0]! } }
  })
}

const either = (a: JsonSchema | undefined, b: JsonSchema | undefined): JsonSchema | undefined =>
  a && {
    ...a,
    properties: { ...a.properties, ...b?.properties },
    required: a.required?.filter((name: string) => b?.required?.includes(name)),
  }
