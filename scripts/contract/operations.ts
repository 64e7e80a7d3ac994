import type { SchemaObject } from 'ajv'
import { groupBy } from '#scripts/base/group-by.ts'
import { type Description, object, type Schema } from '#shared/api/schema.ts'
import { ID } from '#shared/core/links/ids.ts'
import { CALLS, type ContractCall } from './all-calls.ts'

/**
 * JSON Schema 2020-12, as in OpenAPI 3.1. `x-unit` is the unit and `x-form` the format of a text,
 * in Chinese.
 */
export type JsonSchema = SchemaObject

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

export function describeData(call: ContractCall): JsonSchema | undefined {
  const reply = mergeReplies(call)
  return reply && toJsonSchema(reply, call.extras)
}

/**
 * Every operation once, those that share method and path put together: what only some of them send
 * or answer is optional.
 */
export function getOperations(): Operation[] {
  return [...groupBy(CALLS, ({ method, path }) => `${method} ${path}`).values()].map((calls) => {
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

const TYPES: Record<Exclude<Description['type'], 'group'>, string | readonly string[]> = {
  number: 'number',
  whole: 'integer',
  text: 'string',
  flag: 'boolean',
  'text or number': ['string', 'number'],
}
const TYPE_LABELS: Record<string, string> = {
  number: '数字',
  integer: '整数',
  string: '文字',
  boolean: '真假值',
  object: '对象',
  array: '列表',
  null: '空',
}
/** Chinese names of one JSON type, or of several. */
export const formatTypes = (types: string | readonly string[]) =>
  [types]
    .flat()
    .map((type) => TYPE_LABELS[type])
    .join('或')

function toConstraints(description: Description): JsonSchema {
  const { title, type, unit, range, min, isFilled, oneOf, pattern, form, example, isOptional } = description
  const types = type === 'group' ? undefined : TYPES[type]
  return {
    ...(types && { type: isOptional ? [types, 'null'].flat() : types }),
    description: unit && !title.includes(unit) ? `${title}（${unit}）` : title,
    ...(unit && { 'x-unit': unit }),
    ...(range && { minimum: range[0], maximum: range[1] }),
    ...(min && { not: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: min } }),
    ...(isFilled && (type === 'group' ? { minItems: 1 } : { minLength: 1 })),
    ...(oneOf && { enum: isOptional ? [...oneOf, null] : oneOf }),
    ...(pattern && { pattern }),
    ...(form && { 'x-form': form }),
    ...(example !== undefined && { examples: [example] }),
  }
}

/** Without an id the value may also be empty. */
const ID_OR_NOTHING = '^[\\w-]{0,64}$'
const ID_FORM = '字母、数字、横线和下划线，最多 64 个'

/**
 * The JSON Schema of a schema of the pages, with the descriptions of its fields.
 * @param extras fields by path that may be sent and no page reads
 * @param path of this schema from the top of the reply, '' for the top
 * @throws Error for a field without a description
 */
function toJsonSchema(
  schema: Schema<unknown>,
  extras: Readonly<Record<string, Description>> = {},
  path = '',
): JsonSchema {
  const { kind, max, item, fields, description } = schema
  if (kind === 'object') {
    const besides = Object.entries(extras).flatMap(([extra, description]) => {
      const [, parent = '', name = ''] = /^(?:(.*)\.)?(\w+)$/.exec(extra)!
      return parent === path ? [[name, toConstraints(description)] as const] : []
    })
    const inside = Object.entries(fields!).map(([name, field]) => {
      const fieldPath = path ? `${path}.${name}` : name
      const text = description?.fields?.[name] ?? field.description
      if (!text) throw new Error(`接口文档里没有字段 ${fieldPath} 的说明（shared/api）`)
      const property = { ...toJsonSchema(field, extras, fieldPath), ...toConstraints(text) }
      const isOpenList = text.isOptional && text.type === 'group' && property.type
      return [name, text, isOpenList ? { ...property, type: [property.type, 'null'].flat() } : property] as const
    })
    return {
      type: 'object',
      properties: Object.fromEntries([...besides, ...inside.map(([name, , property]) => [name, property])]),
      required: inside.flatMap(([name, { isOptional }]) => (isOptional ? [] : [name])),
      additionalProperties: false,
    }
  }
  if (kind === 'list') return { type: 'array', maxItems: max, items: toJsonSchema(item!, extras, path) }
  if (kind === 'id') return { type: 'string', pattern: schema.optional ? ID_OR_NOTHING : ID.source, 'x-form': ID_FORM }
  if (kind === 'text') return { type: 'string', ...(max && { maxLength: max }) }
  if (kind === 'number') return { type: 'number' }
  if (kind === 'flag') return { type: 'boolean' }
  return {}
}
