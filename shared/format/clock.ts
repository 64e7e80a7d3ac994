import { clamp, toNumber } from '#shared/format/numbers.ts'
import { pad2 } from './dates.ts'

/** Seconds as mm:ss, floored; minutes run on past 60. '-' when missing, 00:00 when negative. */
export function formatClock(seconds: unknown): string {
  const value = toNumber(seconds)
  if (value === undefined || value > Number.MAX_SAFE_INTEGER) return '-'
  const rounded = Math.max(0, Math.floor(value))
  return `${pad2(Math.floor(rounded / 60))}:${pad2(rounded % 60)}`
}

const HIGHEST_DAYS = 999

/**
 * Time left until `end` at `now` (epoch milliseconds): zero-padded texts, floored to seconds, days up
 * to three digits. All 00 and `isOver` once the end is reached.
 */
export function getCountdown(end: number, now: number) {
  const left = clamp(Math.floor((end - now) / 1000), 0, (HIGHEST_DAYS + 1) * 86_400 - 1)
  return {
    days: pad2(Math.floor(left / 86_400)),
    hours: pad2(Math.floor(left / 3600) % 24),
    minutes: pad2(Math.floor(left / 60) % 60),
    seconds: pad2(left % 60),
    isOver: end <= now,
  }
}
