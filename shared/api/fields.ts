import { parseId } from '#shared/core/links/ids.ts'
import { hasClock, parseTime, SHANGHAI } from '#shared/format/dates.ts'
import { TOO_LARGE, toNumber } from '#shared/format/numbers.ts'
import { createSchema, type Schema } from './schema.ts'

/** Whatever it is. */
export const anything = createSchema('anything', (value) => value)

/** A number that may be true; the service also sends numbers as text. Anything else counts as missing. */
export const number = createSchema(
  'number',
  (value): number | undefined => {
    const read = toNumber(value)
    return read !== undefined && Math.abs(read) < TOO_LARGE ? read : undefined
  },
  { optional: true },
)

/** A place of a ranking: a whole number from 1. Anything else counts as missing. */
export const rankNumber = createSchema(
  'number',
  (value): number | undefined => {
    const read = Math.floor(toNumber(value) ?? 0)
    return read >= 1 && read <= 1e9 ? read : undefined
  },
  { optional: true },
)

/** Half a character of two units, where a text was cut: it is drawn as �. */
const HALF = /[\uD800-\uDBFF]$/

/** At most `max` characters, the last of them … where there are more. */
export const truncateText = (text: string, max: number) =>
  text.length > max ? `${text.slice(0, max - 1).replace(HALF, '')}…` : text

/** A text that nobody can see, such as a nickname of U+3164 alone. */
const UNSEEN = /^[\s\p{DI}\u2800]+$/u

/**
 * Text of at most `max` characters, trimmed, then `…`; a number becomes its digits, and a text
 * without a visible character ''.
 */
/* @__NO_SIDE_EFFECTS__ */
export const text = (max = 200) =>
  createSchema(
    'text',
    (value) =>
      typeof value === 'string' || Number.isFinite(value)
        ? truncateText(String(value).replace(UNSEEN, '').trim(), max)
        : '',
    {
      max,
    },
  )

/** The reader of rich text. Few replies hold any: it is loaded with the first one (read-data.ts). */
export const richText: { toPlainLines?: (text: string) => string } = {}
export const loadRichText = async () => {
  richText.toPlainLines = (await import('./rich-text.ts')).toPlainLines
}

/**
 * Text that an editor of the operator writes: rich text becomes plain lines (rich-text.ts).
 * @throws what loads the reader of rich text, while that is needed and not there
 */
/* @__NO_SIDE_EFFECTS__ */
export const formattedText = (max = 200): Schema<string> => {
  const plain = text(max)
  return {
    ...plain,
    read: (value) => {
      if (typeof value !== 'string' || !/[<&]/.test(value)) return plain.read(value)
      if (!richText.toPlainLines) throw loadRichText
      return plain.read(richText.toPlainLines(value))
    },
  }
}

/** The longest that Java writes: `2023-09-01T00:00:00.000000000+08:00[Asia/Shanghai]`. */
const LONGEST_TIME = 60
/** As `parseTime` reads it, and people may. */
const PLAIN_TIME = /^\d{4}-\d\d?-\d\d?(?!\d)/

/** Shanghai's calendar fields of epoch milliseconds: `yyyy-MM-dd HH:mm:ss`. */
const writeTime = (at: number) => new Date(at + SHANGHAI).toISOString().slice(0, 19).replace('T', ' ')

/**
 * A moment as text that `parseTime` reads: epoch seconds, milliseconds and Java's formats become
 * `yyyy-MM-dd[ HH:mm:ss]` (Shanghai).
 */
export const time = createSchema(
  'time',
  (value): string => {
    // Jackson writes a LocalDateTime as [2023, 9, 1, 8, 0].
    const [year, month, day, hour = 0, minute = 0, second = 0] = Array.isArray(value) ? value : []
    const clock =
      Array.isArray(value) && value.length > 3
        ? ` ${hour}:${String(minute).padStart(2, '0')}:${String(second).padStart(2, '0')}`
        : ''
    const input = year
      ? `${year}-${month}-${day}${clock}`
      : typeof value === 'number'
        ? String(Math.floor(value))
        : value
    if (typeof input !== 'string') return ''
    const at = PLAIN_TIME.test(input.trim()) && !year ? undefined : parseTime(input)
    if (at === undefined) return year ? '' : truncateText(input.trim(), LONGEST_TIME)
    return hasClock(input) || /^\d{10}/.test(input) ? writeTime(at) : writeTime(at).slice(0, 10)
  },
  { max: LONGEST_TIME },
)

/** Storage services sign their addresses with long tokens. */
const LONGEST_ADDRESS = 2000

/**
 * URL of a picture or a video; dropped if too long. It still has to pass the guard (safe-url.ts).
 */
export const address = createSchema(
  'text',
  (value) => (typeof value === 'string' && value.length <= LONGEST_ADDRESS ? value.trim() : ''),
  { max: LONGEST_ADDRESS },
)

/** An id of the service; an item without a usable id is dropped from its list. */
export const id: Schema<string> = {
  kind: 'id',
  max: 64,
  read: (value) => {
    const read = parseId(typeof value === 'number' ? String(value) : value)
    return read ? [read] : undefined
  },
}

/** Yes or no, however the service spells it: true, 1, '1', 'true'. Anything else is no. */
export const flag = createSchema('flag', (value) => value === true || value === 1 || value === '1' || value === 'true')

/** A list without the items that make no sense, at most `max` of them. */
/* @__NO_SIDE_EFFECTS__ */
export const list = <T>(item: Schema<T>, max = 100_000): Schema<T[]> => ({
  kind: 'list',
  item,
  max,
  read: (all) => [Array.isArray(all) ? all.slice(0, max).flatMap((one) => item.read(one) ?? []) : []],
})

/** A list of things of which each has its own id: of those with the same one the first counts. */
/* @__NO_SIDE_EFFECTS__ */
export const uniqueList = <T>(item: Schema<T>, key: keyof T, max: number): Schema<T[]> => {
  const all = list(item, max)
  const isFirst = (one: T, index: number, items: T[]) => items.findIndex((other) => other[key] === one[key]) === index
  return { ...all, read: (input) => all.read(input)?.map((items) => items.filter(isFirst)) as [T[]] }
}

/** A part of a reply that may be missing or spoilt: then `missing`, and the rest still counts. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <T, M = undefined>(schema: Schema<T>, missing?: M): Schema<T | NoInfer<M>> => ({
  ...schema,
  optional: true,
  read: (input) => schema.read(input) ?? [missing as M],
})
