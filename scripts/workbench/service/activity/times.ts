import { addDays } from '#shared/core/dates/calendar-days.ts'
import { parseTime } from '#shared/core/dates/dates.ts'

const RELATIVE = /^D([+-]\d{1,4})( \d{2}:\d{2}:\d{2})$/

/**
 * A stored moment as `yyyy-MM-dd HH:mm:ss` in Shanghai. Besides that form itself a row may hold 'D+14 23:59:59': so many
 * days from the day of asking, which keeps a seeded challenge running whenever the site is tried out.
 */
export function resolveTime(stored: string, now: number): string {
  const match = RELATIVE.exec(stored)
  return match ? `${addDays(now, Number(match[1]))}${match[2]}` : stored
}

/** 0 not started, 1 running, 2 ended; the end itself is over. */
export function statusAt(startTime: string, endTime: string, now: number): 0 | 1 | 2 {
  const [start, end] = [parseTime(startTime), parseTime(endTime)]
  if (start !== undefined && now < start) return 0
  return end !== undefined && now >= end ? 2 : 1
}
