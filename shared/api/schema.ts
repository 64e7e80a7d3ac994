/**
 * What a reply may hold, as data (`kind`, `fields`, `item`, `max`, `optional`) that also reads it. Replies are taken as they come: each
 * kind makes a value of anything, or says that the input does not fit, and what holds it decides (fields.ts).
 * A module of our own: no messages, paths or metadata, 0.9 KB less before the first view than valibot's parts for the same.
 */
export interface Schema<T> {
  readonly kind: 'anything' | 'number' | 'text' | 'text or number' | 'time' | 'id' | 'flag' | 'list' | 'object'
  /** The value; undefined instead of `[value]` when the input does not fit. */
  readonly read: (input: unknown) => [T] | undefined
  /** Longest text in characters, longest list in items; more is cut off. */
  readonly max?: number
  /** May be missing. */
  readonly optional?: true
  /** Of a list. */
  readonly item?: Schema<unknown>
  /** Of an object. */
  readonly fields?: Fields
}

type Fields = { readonly [name: string]: Schema<unknown> }

/** What a schema reads. */
export type Infer<S> = S extends Schema<infer T> ? T : never

type Optional<F extends Fields> = { [K in keyof F]: undefined extends Infer<F[K]> ? K : never }[keyof F]
type Shape<F extends Fields> = { [K in Exclude<keyof F, Optional<F>>]: Infer<F[K]> } & {
  [K in Optional<F>]?: Infer<F[K]>
}
/** What an object of these fields reads: those that may be undefined may also be left out. One flat type, worked out from the fields only. */
type Output<F extends Fields> = { [K in keyof Shape<F>]: Shape<F>[K] }

/** A field whose value is worked out from anything: never a misfit. */
/* @__NO_SIDE_EFFECTS__ */
export const from = <T>(
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
