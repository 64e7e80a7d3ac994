/**
 * What stands behind `valibot` on public pages: the few schemas they use, without messages, paths and metadata
 * (1.5 KB less before the first view). A page that needs more of the library fails to build here, by name; a test holds
 * both to the same answers.
 */

/** [output], or undefined when the input does not fit. */
type Schema = (input: unknown) => [unknown] | undefined

const fits = (test: (input: unknown) => boolean) => (): Schema => (input) => (test(input) ? [input] : undefined)

export const unknown = fits(() => true)
export const string = fits((input) => typeof input === 'string')
export const boolean = fits((input) => typeof input === 'boolean')
export const number = fits((input) => typeof input === 'number' && !Number.isNaN(input))

export const check = (test: (input: unknown) => boolean) => fits(test)()

export const regex =
  (pattern: RegExp): Schema =>
  (input) =>
    pattern.test(input as string) ? [input] : undefined

export const transform =
  (change: (input: unknown) => unknown): Schema =>
  (input) => [change(input)]

export const pipe =
  (...steps: Schema[]): Schema =>
  (input) =>
    steps.reduce<ReturnType<Schema>>((result, step) => result && step(result[0]), [input])

export const optional =
  (schema: Schema, missing?: unknown): Schema =>
  (input) =>
    input === undefined ? [missing] : schema(input)

export const fallback =
  (schema: Schema, value: unknown): Schema =>
  (input) =>
    schema(input) || [value]

export const union =
  (schemas: Schema[]): Schema =>
  (input) => {
    for (const schema of schemas) {
      const result = schema(input)
      if (result) return result
    }
    return undefined
  }

export const object =
  (entries: Record<string, Schema>): Schema =>
  (input) => {
    if (!input || typeof input !== 'object') return undefined
    const output: Record<string, unknown> = {}
    for (const key in entries) {
      const result = entries[key]!((input as Record<string, unknown>)[key])
      if (!result) return undefined
      output[key] = result[0]
    }
    return [output]
  }

export const safeParse = (schema: Schema, input: unknown) => {
  const result = schema(input)
  return result ? { success: true, output: result[0] } : { success: false }
}
