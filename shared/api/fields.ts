import * as v from 'valibot'

/** A finite number; the service also sends numbers as text. Anything else counts as missing. */
export const number = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
      v.transform(Number),
      v.finite(),
      v.maxValue(1e12),
      v.minValue(-1e12),
    ),
  ),
  undefined,
)

/** Text fit to show: at most `max` characters, never anything but text; a number counts as its digits. */
export const text = (max = 200) =>
  v.fallback(
    v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))]),
      v.transform((words) => words.slice(0, max)),
    ),
    '',
  )

/** A list without the items that make no sense, at most `max` of them. */
export const list = <T extends v.GenericSchema>(item: T, max = 100_000) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((all) =>
        all.slice(0, max).flatMap((one): v.InferOutput<T>[] => {
          const read = v.safeParse(item, one)
          return read.success ? [read.output] : []
        }),
      ),
    ),
    [],
  )

/** A part of a reply that may be missing or spoilt: then undefined, and the rest still counts. */
export const part = <T extends v.GenericSchema>(schema: T) => v.fallback(v.optional(schema), undefined)
