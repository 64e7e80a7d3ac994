import { SEED_TODAY } from '#scripts/workbench/service/seed-members.ts'
import { two } from '#shared/core/dates/dates.ts'

/** How one member weighed in: from where to where, how often, at what time. */
export interface Plan {
  memberNo: string
  scaleType: 0 | 1
  /** Days before `until` that the history starts. */
  days: number
  until: string
  weight: readonly [first: number, last: number]
  /** Percent. */
  fat: readonly [first: number, last: number]
  /** Chance that a day has no measurement. */
  skips: number
  /** Usual hour of the day, minutes after midnight. */
  minutes: number
}

/** 14 months to SEED_TODAY. */
const LONG = 425

type Rest = Pick<Plan, 'weight' | 'fat' | 'skips' | 'minutes'>
const plan = (memberNo: string, scaleType: 0 | 1, days: number, until: string, rest: Rest): Plan => {
  return { memberNo, scaleType, days, until, ...rest }
}

export const PLANS: readonly Plan[] = [
  plan('1001', 0, LONG - 1, '2026-11-19', { weight: [63.2, 58], fat: [29.8, 25.7], skips: 0.08, minutes: 455 }),
  plan('1002', 1, LONG, SEED_TODAY, { weight: [78.4, 84.6], fat: [21.6, 25.4], skips: 0.12, minutes: 418 }),
  plan('1004', 1, 80, SEED_TODAY, { weight: [60.1, 61.2], fat: [14.2, 13.8], skips: 0.6, minutes: 1270 }),
  plan('1005', 0, 120, '2026-11-18', { weight: [57.4, 56.1], fat: [27.6, 26.4], skips: 0.45, minutes: 1335 }),
  plan('1006', 1, 20, '2026-11-17', { weight: [66.3, 65.8], fat: [0, 0], skips: 0.7, minutes: 500 }),
]

/** Whose scale sends no protein standards; of whom the weight alone is known. */
export const NO_PROTEIN = '1005'
export const WEIGHT_ALONE = '1006'

/** Days nobody weighs in: National Day and Spring Festival holidays, first to last. */
export const HOLIDAYS: readonly (readonly [from: string, to: string])[] = [
  ['2025-10-01', '2025-10-08'],
  ['2026-02-15', '2026-02-23'],
  ['2026-10-01', '2026-10-07'],
]

export const isHoliday = (date: string): boolean => HOLIDAYS.some(([from, to]) => date >= from && date <= to)

/** yyyy-MM-dd HH:mm:ss of so many minutes after midnight. */
export const momentOf = (date: string, minutes: number, seconds: number): string =>
  `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds)}`

/** Waiting for 1001 to decide; the second one is somebody else who stepped on the scale. No history on these days. */
export const PENDING = [
  { measuredAt: '2026-11-20 08:12:00', weight: 57.8, bodyFat: 25.6 },
  { measuredAt: '2026-11-19 21:40:00', weight: 71.4, bodyFat: 18.9 },
  { measuredAt: '2026-11-18 07:58:00', weight: 58.1, bodyFat: 25.9 },
] as const
