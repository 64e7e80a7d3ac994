import { groupBy } from '#scripts/base/group-by.ts'
import { object, type Schema } from '#shared/api/schema.ts'
import { CALLS, type ContractCall } from './all-calls.ts'
import { type JsonSchema, toJsonSchema } from './json-schema.ts'

/**
 * Schemas of a request and its reply. A call listed several times (once per time unit or per enum
 * list) is one operation.
 */
export interface Operation {
  call: ContractCall
  /** Of `data`; undefined: the pages read nothing of it. */
  data?: JsonSchema
  body?: JsonSchema
  query?: JsonSchema
}

/** The JSON Schemas of one call. @throws Error for a field without a description */
export const describeOperation = (call: ContractCall): Operation => ({
  call,
  data: describeData(call),
  body: call.body && toJsonSchema(call.body),
  query: call.query && toJsonSchema(call.query),
})

/**
 * All that pages read of a reply: the fields of each schema. One description of a field is enough.
 */
export function mergeReplies({ replies = [] }: ContractCall): Schema<object> | undefined {
  const fields = replies.flatMap((reply) => Object.entries(reply.fields ?? {}))
  if (!fields.length) return undefined
  const described = fields.toSorted(([, a], [, b]) => Number(Boolean(a.description)) - Number(Boolean(b.description)))
  return object({ ...Object.fromEntries(fields), ...Object.fromEntries(described) })
}

function describeData(call: ContractCall): JsonSchema | undefined {
  const reply = mergeReplies(call)
  return reply && toJsonSchema(reply, call.extras)
}

const getOperationKey = ({ method, path }: ContractCall) => `${method} ${path}`

/**
 * Every operation once, those that share method and path put together: what only some of them send
 * or answer is optional.
 */
export function getOperations(): Operation[] {
  return [...groupBy(CALLS, getOperationKey).values()].map((calls) => {
    const all = calls.map(describeOperation)
    const { call, ...rest } = all[0]!
    const data = all.map((one) => one.data).reduce(mergeSchemas)
    return { ...rest, data, call: { ...call, name: call.name.split('_')[0]! } }
  })
}

const mergeSchemas = (a: JsonSchema | undefined, b: JsonSchema | undefined): JsonSchema | undefined =>
  a && {
    ...a,
    properties: { ...a.properties, ...b?.properties },
    required: a.required?.filter((name: string) => b?.required?.includes(name)),
  }
