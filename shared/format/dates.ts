/**
 * Business dates are Asia/Shanghai, +08:00 all year, in any time zone of the phone: no Intl, no
 * local getters.
 */

const HOUR = 3_600_000
/** Shanghai's offset, ms. */
export const SHANGHAI = 8 * HOUR
/**
 * Shanghai years 2–9998: many databases use the first and last four-digit years for "never", and
 * they have no day before or after.
 */
const FIRST = -62_104_060_800_000 - SHANGHAI
const LAST = Date.UTC(9999, 0, 1) - SHANGHAI - 1

/**
 * `yyyy-MM-dd`, also with other separators, a clock, AM or PM, a zone and Java's `[Asia/Shanghai]`.
 */
const PATTERN =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ] ?(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.(\d{1,9}))?)? ?([AP])?M? ?(\w*(?:[+-]\d{2}(?::?\d{2})?)?)(?:\[[\w/]+\])?)?$/i
/** Dates with an English month: Java's `Date.toString()`, its `DateFormat` and RFC 1123. */
const NAMED =
  /^(?:[a-z]{3},? )?(?:([a-z]{3}) (\d{1,2})|(\d{1,2}) ([a-z]{3})),?(?: (\d{4}),?)?( \d{1,2}:.*?)?(?: (\d{4}))?$/i
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec'

/** What a service may send for a moment. */
export type TimeInput = number | string | null | undefined

const isInRange = (time: number) => time >= FIRST && time <= LAST

/**
 * Parses a moment to epoch milliseconds: 'yyyy-MM-dd', 'yyyy-MM-dd HH:mm[:ss]' (Shanghai), ISO with
 * a zone, epoch seconds (10 digits) and milliseconds (13 digits) as text, Java's other formats
 * (`PATTERN`, `NAMED`); or epoch milliseconds as a number. Undefined for anything else, also for
 * days that do not exist (02-30).
 */
export function parseTime(input: unknown): number | undefined {
  if (typeof input === 'number') return isInRange(input) ? Math.trunc(input) : undefined
  if (typeof input !== 'string') return undefined
  if (!cache.has(input)) {
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(input, readTime(input))
  }
  return cache.get(input)
}

/** Whether a moment as it was sent says more than its day. */
export const hasClock = (input: string): boolean => input.includes(':')

/** Moments that were read before: each list of a history names the same ones. */
const cache = new Map<string, number | undefined>()
/** More than ten years of days. */
const MAX_CACHED = 5000

/** A date with an English month, or of digits alone, as `PATTERN` reads it. */
function normalizeDate(text: string): string {
  const named = NAMED.exec(text)
  if (!named)
    return text.replace(
      /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d))?$/,
      (_, year, month, day, hour, minute, second) =>
        `${year}-${month}-${day}${hour ? ` ${hour}:${minute}:${second}` : ''}`,
    )
  const [, monthFirst, day = named[3], , month = monthFirst!, year = named[7], clock = ''] = named
  return `${year}-${MONTHS.indexOf(month.toLowerCase()) / 3 + 1}-${day}${clock}`
}

function readTime(input: string): number | undefined {
  const text = input.replace(/\s+/g, ' ').trim()
  if (/^\d{10}(\d{3})?$/.test(text)) return Number(text.padEnd(13, '0'))
  const match = PATTERN.exec(normalizeDate(text))
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, clockHour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  const half = match[8]?.toUpperCase()
  if (clockHour > (half ? 12 : 23) || minute > 59 || second > 59) return undefined
  const hour = half ? (clockHour % 12) + (half === 'P' ? 12 : 0) : clockHour
  const midnight = new Date(0).setUTCFullYear(year, month - 1, day)
  const check = new Date(midnight)
  if (check.getUTCMonth() !== month - 1 || check.getUTCDate() !== day) return undefined
  const offset = parseZoneOffset(match[9])
  if (offset === undefined) return undefined
  const milliseconds = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3))
  const time = midnight + hour * HOUR + minute * 60_000 + second * 1000 + milliseconds - offset
  return isInRange(time) ? time : undefined
}

/**
 * Offset of a zone in milliseconds: `Z`, `+08:00`, `+0800`, `+08`, `GMT+08:00`, Java's CST (China);
 * Shanghai's without a zone.
 */
function parseZoneOffset(zone = ''): number | undefined {
  if (/^(CST)?$/i.test(zone)) return SHANGHAI
  const match = /^(?:Z|UTC|GMT)?(?:([+-])(\d{2}):?(\d{2})?)?$/i.exec(zone)
  if (!match) return undefined
  const [hours, minutes] = [Number(match[2] ?? 0), Number(match[3] ?? 0)]
  if (hours > 14 || minutes > 59) return undefined
  return (match[1] === '-' ? -1 : 1) * (hours * HOUR + minutes * 60_000)
}

/**
 * Calendar fields of a moment in Shanghai. `month` 1–12, `weekday` 0 = Monday … 6 = Sunday.
 * Undefined for a bad moment.
 */
export function getDateParts(input: TimeInput) {
  const time = parseTime(input)
  if (time === undefined) return undefined
  const date = new Date(time + SHANGHAI)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: (date.getUTCDay() + 6) % 7,
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  }
}

const WEEKDAYS = '一二三四五六日'
/** 7 → '07'. */
export const pad2 = (value: number) => String(value).padStart(2, '0')

const FIELDS: Record<string, (parts: NonNullable<ReturnType<typeof getDateParts>>) => string> = {
  yyyy: ({ year }) => String(year).padStart(4, '0'),
  MM: ({ month }) => pad2(month),
  M: ({ month }) => String(month),
  dd: ({ day }) => pad2(day),
  d: ({ day }) => String(day),
  HH: ({ hour }) => pad2(hour),
  mm: ({ minute }) => pad2(minute),
  ss: ({ second }) => pad2(second),
  E: ({ weekday }) => WEEKDAYS[weekday]!,
}

/**
 * Formats a moment by pattern: yyyy, MM/M, dd/d, HH, mm, ss, E (一…日). 'M月d日' → 8月16日, '周E' → 周五,
 * 'MM/dd' → 08/16. Undefined for a bad moment.
 */
export function formatTime(input: TimeInput, pattern: string): string | undefined {
  const parts = getDateParts(input)
  return parts && pattern.replace(/yyyy|MM?|dd?|HH|mm|ss|E/g, (token) => FIELDS[token]!(parts))
}

/** '8月16日', with the year where it is not that of `now`. Undefined for a bad moment. */
export const formatDayText = (input: TimeInput, now: TimeInput): string | undefined =>
  formatTime(input, formatTime(input, 'yyyy') === formatTime(now, 'yyyy') ? 'M月d日' : 'yyyy年M月d日')

/** The Shanghai day of a moment as 'yyyy-MM-dd': sorts and compares as text. */
export const toDayKey = (input: TimeInput): string | undefined => formatTime(input, 'yyyy-MM-dd')
