import type { SchemaObject } from 'ajv'
import type { Schema } from '#shared/api/schema.ts'
import { ID } from '#shared/core/links/ids.ts'
import type { FieldWords, Words } from './field-words.ts'

/** JSON Schema 2020-12, as OpenAPI 3.1 takes it. `x-unit` is the unit in Chinese. */
export type JsonSchema = SchemaObject

/** Without an id the value may also be empty. */
const ID_OR_NOTHING = '^[\\w-]{0,64}$'
const TYPES: Record<Exclude<FieldWords['type'], 'group'>, string | readonly string[]> = {
  number: 'number',
  whole: 'integer',
  text: 'string',
  flag: 'boolean',
  'text or number': ['string', 'number'],
}

/** What the words add to a field that the schemas of the pages do not say. */
const saidOf = ({ words, type, unit, range, least, isFilled, oneOf, pattern, example }: FieldWords): JsonSchema => ({
  ...(type !== 'group' && { type: TYPES[type] }),
  description: unit && !words.includes(unit) ? `${words}（${unit}）` : words,
  ...(unit && { 'x-unit': unit }),
  ...(range && { minimum: range[0], maximum: range[1] }),
  ...(least && { not: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: least } }),
  ...(isFilled && (type === 'group' ? { minItems: 1 } : { minLength: 1 })),
  ...(oneOf && { enum: oneOf }),
  ...(pattern && { pattern }),
  ...(example !== undefined && { examples: [example] }),
})

const orNull = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  ...(schema.type && { type: [...[schema.type].flat(), 'null'] }),
  ...(schema.enum && { enum: [...schema.enum, null] }),
})

/**
 * The JSON Schema of a schema of the pages, with what is said of its fields.
 * @param extras paths of fields that may be sent and no page reads; `words` tells their types
 * @param path of this schema from the top of the reply, '' for the top
 * @throws Error when nothing is said about a field
 */
export function jsonSchemaOf(
  schema: Schema<unknown>,
  words: Words,
  extras: readonly string[] = [],
  path = '',
): JsonSchema {
  const { kind, max, item, fields } = schema
  if (kind === 'object') {
    const own = extras.filter((extra) => extra.split('.').slice(0, -1).join('.') === path)
    const inside = Object.entries(fields!).map(([name, field]) => [name, propertyOf(field, name)] as const)
    const besides = own.map((extra) => {
      const name = extra.split('.').at(-1)!
      return [name, orNull(saidOf(wordsOf(words, extra, name)))] as const
    })
    return {
      type: 'object',
      properties: Object.fromEntries([...besides, ...inside]),
      required: Object.keys(fields!).filter((name) => !wordsOf(words, joined(path, name), name).isOptional),
      additionalProperties: false,
    }
  }
  if (kind === 'list') return { type: 'array', maxItems: max, items: jsonSchemaOf(item!, words, extras, path) }
  if (kind === 'id') return { type: 'string', pattern: schema.optional ? ID_OR_NOTHING : ID.source }
  if (kind === 'text') return { type: 'string', ...(max && { maxLength: max }) }
  if (kind === 'number') return { type: 'number' }
  if (kind === 'flag') return { type: 'boolean' }
  return {}

  function propertyOf(field: Schema<unknown>, name: string): JsonSchema {
    const said = wordsOf(words, joined(path, name), name)
    const property = { ...jsonSchemaOf(field, words, extras, joined(path, name)), ...saidOf(said) }
    return said.isOptional ? orNull(property) : property
  }
}

const joined = (path: string, name: string) => (path ? `${path}.${name}` : name)

/** What is said of a field: by its path, else by its name. @throws Error when nothing is */
export function wordsOf(words: Words, path: string, name: string): FieldWords {
  const said = words[path] ?? words[name]
  if (!said) throw new Error(`接口文档里没有字段 ${path} 的说明（scripts/site/contract/words）`)
  return said
}
