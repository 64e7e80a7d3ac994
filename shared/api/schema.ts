/**
 * Schema of a value in a reply, which also parses it. Invalid input becomes a default or is
 * rejected, as each kind defines (fields.ts). Smaller than valibot.
 */
export interface Schema<T> {
  readonly kind: 'anything' | 'number' | 'text' | 'text or number' | 'time' | 'id' | 'flag' | 'list' | 'object'
  /** The value; undefined instead of `[value]` when the input does not fit. */
  readonly read: (input: unknown) => [T] | undefined
  /** Longest text in characters, longest list in items; more is cut off. */
  readonly max?: number
  /** May be missing. */
  readonly optional?: true
  /** What the field is, in tests and scripts; bundles hold none. */
  readonly description?: Description
  /** Of a list. */
  readonly item?: Schema<unknown>
  /** Of an object. */
  readonly fields?: Fields
}

/**
 * Description of a field, for the OpenAPI document and the service check. The build drops it from
 * the bundles (scripts/build/drop-descriptions.ts).
 */
export interface Description {
  /** Chinese: what it is. */
  title: string
  /** How it is written in JSON. */
  type: 'number' | 'whole' | 'text' | 'flag' | 'group' | 'text or number'
  unit?: string
  /** Least and greatest; outside it, the value cannot be true. */
  range?: readonly [number, number]
  /** Smallest value distinguished from 0; a smaller one has another unit. */
  min?: number
  /** A text that says something, a list with items. */
  isFilled?: true
  oneOf?: readonly (number | string)[]
  /** A regular expression of a text. */
  pattern?: string
  /** Format of a text in Chinese, next to its example. */
  form?: string
  /** May be missing or null. */
  isOptional?: true
  example?: unknown
  /** Of an object that several fields share: its fields by name, in place of what the object says. */
  fields?: Readonly<Record<string, Description>>
}

type Fields = { readonly [name: string]: Schema<unknown> }

/** What a schema reads. */
export type Infer<S> = S extends Schema<infer T> ? T : never

type Optional<F extends Fields> = { [K in keyof F]: undefined extends Infer<F[K]> ? K : never }[keyof F]
type Shape<F extends Fields> = { [K in Exclude<keyof F, Optional<F>>]: Infer<F[K]> } & {
  [K in Optional<F>]?: Infer<F[K]>
}
/** Output of an object's fields; those that may be undefined are optional. */
type Output<F extends Fields> = { [K in keyof Shape<F>]: Shape<F>[K] }

/** A field whose value is worked out from anything: never a misfit. */
/* @__NO_SIDE_EFFECTS__ */
export const createSchema = <T>(
  kind: Schema<T>['kind'],
  value: (input: unknown) => T,
  limits?: { max?: number; optional?: true },
): Schema<T> => ({
  kind,
  read: (input) => [value(input)],
  ...limits,
})

/** An object with these fields and no others; a field that does not fit spoils it. */
/* @__NO_SIDE_EFFECTS__ */
export const object = <F extends Fields>(fields: F): Schema<Output<F>> => ({
  kind: 'object',
  fields,
  read: (input) => {
    if (!input || typeof input !== 'object') return undefined
    const output: Record<string, unknown> = {}
    for (const name in fields) {
      const value = fields[name]!.read((input as Record<string, unknown>)[name])
      if (!value) return undefined
      output[name] = value[0]
    }
    return [output as Output<F>]
  },
})
