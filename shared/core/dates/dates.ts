/** Business dates are Asia/Shanghai, +08:00 all year, whatever the phone's zone: no Intl, no local getters. */

const HOUR = 3_600_000
/** Shanghai's offset, ms. */
export const SHANGHAI = 8 * HOUR
/** Shanghai years 2–9998: the first and the last that four digits spell mean "never" in many a database, and have no day before or behind. */
const FIRST = -62_104_060_800_000 - SHANGHAI
const LAST = Date.UTC(9999, 0, 1) - SHANGHAI - 1

const PATTERN =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/i

/** What a service may send for a moment. */
export type TimeInput = number | string | null | undefined

const isInRange = (time: number) => time >= FIRST && time <= LAST

/** Epoch milliseconds of 'yyyy-MM-dd', 'yyyy-MM-dd HH:mm[:ss]' (Shanghai), ISO with a zone, or epoch milliseconds as a
 *  number. Undefined for anything else, days that do not exist (02-30) included. */
export function parseTime(input: unknown): number | undefined {
  if (typeof input === 'number') return isInRange(input) ? Math.trunc(input) : undefined
  if (typeof input !== 'string') return undefined
  if (!known.has(input)) {
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(input, readTime(input))
  }
  return known.get(input)
}

/** Whether a moment as it was sent says more than its day. */
export const hasClock = (input: string): boolean => input.includes(':')

/** Moments that were read before: each list of a history names the same ones. */
const known = new Map<string, number | undefined>()
/** More than ten years of days. */
const MOST_KNOWN = 5000

function readTime(input: string): number | undefined {
  const match = PATTERN.exec(input.trim())
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const midnight = new Date(0).setUTCFullYear(year, month - 1, day)
  const check = new Date(midnight)
  if (check.getUTCMonth() !== month - 1 || check.getUTCDate() !== day) return undefined
  const offset = zoneOffset(match[8])
  if (offset === undefined) return undefined
  const milliseconds = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3))
  const time = midnight + hour * HOUR + minute * 60_000 + second * 1000 + milliseconds - offset
  return isInRange(time) ? time : undefined
}

function zoneOffset(zone: string | undefined): number | undefined {
  if (zone === undefined) return SHANGHAI
  if (/z/i.test(zone)) return 0
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(-2))
  if (hours > 14 || minutes > 59) return undefined
  return (zone[0] === '-' ? -1 : 1) * (hours * HOUR + minutes * 60_000)
}

/** Calendar fields of a moment in Shanghai. `month` 1–12, `weekday` 0 = Monday … 6 = Sunday. Undefined for a bad moment. */
export function dateParts(input: TimeInput) {
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
export const two = (value: number) => String(value).padStart(2, '0')

const FIELDS: Record<string, (parts: NonNullable<ReturnType<typeof dateParts>>) => string> = {
  yyyy: ({ year }) => String(year).padStart(4, '0'),
  MM: ({ month }) => two(month),
  M: ({ month }) => String(month),
  dd: ({ day }) => two(day),
  d: ({ day }) => String(day),
  HH: ({ hour }) => two(hour),
  mm: ({ minute }) => two(minute),
  ss: ({ second }) => two(second),
  E: ({ weekday }) => WEEKDAYS[weekday]!,
}

/** Write a moment by pattern: yyyy, MM/M, dd/d, HH, mm, ss, E (一…日). 'M月d日' → 8月16日, '周E' → 周五, 'MM/dd' → 08/16.
 *  Undefined for a bad moment, so the caller chooses what to show instead. */
export function formatTime(input: TimeInput, pattern: string): string | undefined {
  const parts = dateParts(input)
  return parts && pattern.replace(/yyyy|MM?|dd?|HH|mm|ss|E/g, (token) => FIELDS[token]!(parts))
}

/** '8月16日', with the year where it is not that of `now`. Undefined for a bad moment. */
export const dayWords = (input: TimeInput, now: TimeInput): string | undefined =>
  formatTime(input, formatTime(input, 'yyyy') === formatTime(now, 'yyyy') ? 'M月d日' : 'yyyy年M月d日')

/** The Shanghai day of a moment as 'yyyy-MM-dd': sorts and compares as text. */
export const dayKey = (input: TimeInput): string | undefined => formatTime(input, 'yyyy-MM-dd')
