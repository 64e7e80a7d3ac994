import * as v from 'valibot'
import { asId } from '#shared/core/ids.ts'
import { toNumber } from '#shared/core/numbers.ts'

// Each field is one `transform` of something unknown: of the library only its core is in the first bundle (performance.md, 4).

/** A finite number; the service also sends numbers as text. Anything else counts as missing. */
export const number = v.pipe(
  v.optional(v.unknown()),
  v.transform((value): number | undefined => {
    const read = toNumber(value)
    return read !== undefined && Math.abs(read) <= 1e12 ? read : undefined
  }),
)

/** Text fit to show: at most `max` characters, never anything but text; a number counts as its digits. */
export const text = (max = 200) =>
  v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((value): string =>
        typeof value === 'string' || Number.isFinite(value) ? String(value).slice(0, max) : '',
      ),
    ),
    '',
  )

/** An id of the service, a number as its digits. Without a usable one the item that it names is dropped from its list. */
export const id = v.pipe(
  v.unknown(),
  v.transform((value): string => asId(typeof value === 'number' ? String(value) : value)),
  v.check((value) => value !== ''),
)

/** Yes or no, however the service spells it: true, 1, '1', 'true'. Anything else is no. */
export const flag = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value): boolean => value === true || value === 1 || value === '1' || value === 'true'),
  ),
  false,
)

/** A list without the items that make no sense, at most `max` of them. */
export const list = <T extends v.GenericSchema>(item: T, max = 100_000) =>
  v.fallback(
    v.pipe(
      v.unknown(),
      v.transform((all): v.InferOutput<T>[] =>
        Array.isArray(all)
          ? all.slice(0, max).flatMap((one) => {
              const read = v.safeParse(item, one)
              return read.success ? [read.output] : []
            })
          : [],
      ),
    ),
    [],
  )

/** A part of a reply that may be missing or spoilt: then undefined, and the rest still counts. */
export const part = <T extends v.GenericSchema>(schema: T) => v.fallback(v.optional(schema), undefined)
