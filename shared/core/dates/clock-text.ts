import { clamp, toNumber } from '#shared/core/numbers.ts'
import { two } from './dates.ts'

/** Seconds as mm:ss, floored; minutes run on past 60. '-' when missing, 00:00 when negative. */
export function clockText(seconds: unknown): string {
  const value = toNumber(seconds)
  if (value === undefined || value > Number.MAX_SAFE_INTEGER) return '-'
  const whole = Math.max(0, Math.floor(value))
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

const HIGHEST_DAYS = 999

/** What is left until `end` at `now` (epoch milliseconds): zero-padded texts, floored to seconds, days up to three digits.
 *  All 00 and over once the end is reached. */
export function countdown(end: number, now: number) {
  const left = clamp(Math.floor((end - now) / 1000), 0, (HIGHEST_DAYS + 1) * 86_400 - 1)
  return {
    days: two(Math.floor(left / 86_400)),
    hours: two(Math.floor(left / 3600) % 24),
    minutes: two(Math.floor(left / 60) % 60),
    seconds: two(left % 60),
    isOver: end <= now,
  }
}
