import { SEED_TODAY } from '#scripts/workbench/service/seed-members.ts'

/** How one member exercises. */
export interface SportPlan {
  memberNo: string
  /** Days before `until` that the history starts. */
  days: number
  until: string
  /** Chance of an exercise on a day, Monday to Sunday, at the start; grows by half to the end. */
  week: readonly number[]
  /** How likely each category is, by sort. */
  taste: readonly [course: number, strength: number, fun: number]
  /** kcal a minute of the lightest course. */
  burn: number
  /** Usual hour of the first exercise of a day, minutes after midnight. */
  start: number
}

type Taste = SportPlan['taste']
type When = readonly [days: number, until: string, start: number]
const plan = (
  memberNo: string,
  [days, until, start]: When,
  taste: Taste,
  burn: number,
  week: readonly number[],
): SportPlan => {
  return { memberNo, days, until, week, taste, burn, start }
}

/** 14 months to SEED_TODAY, a Friday. 1003 has never exercised. */
export const SPORT_PLANS: readonly SportPlan[] = [
  plan('1001', [425, SEED_TODAY, 1165], [0.5, 0.28, 0.22], 6.2, [0.62, 0.5, 0.58, 0.36, 0.48, 0.66, 0.42]),
  plan('1002', [424, '2026-11-19', 405], [0.2, 0.68, 0.12], 7.6, [0.4, 0.24, 0.44, 0.2, 0.4, 0.3, 0.14]),
  plan('1004', [80, '2026-11-18', 1110], [0.3, 0.1, 0.6], 6.8, [0.2, 0.2, 0.3, 0.2, 0.3, 0.6, 0.6]),
  plan('1005', [120, '2026-11-16', 1290], [0.8, 0.1, 0.1], 5.6, [0.5, 0.2, 0.5, 0.2, 0.5, 0.1, 0.1]),
  plan('1006', [2, '2026-11-14', 600], [0, 0, 1], 5, [1, 1, 1, 1, 1, 1, 1]),
]

/** Kinds of courses by category, with how hard they are (times `burn`) and how long (minutes). */
export const KINDS = {
  1: [
    ['燃脂 HIIT', 1.5, [12, 28]],
    ['瑜伽拉伸', 0.55, [15, 40]],
    ['核心塑形', 1, [12, 25]],
    ['有氧舞蹈', 1.2, [18, 36]],
  ],
  2: [
    ['力量塑形', 1.05, [20, 45]],
    ['臀腿雕刻', 1.1, [18, 38]],
    ['上肢力量', 0.95, [18, 36]],
  ],
  3: [
    ['直播跟练', 1.15, [20, 45]],
    ['多人 PK', 1.3, [8, 20]],
    ['体感游戏', 0.9, [10, 25]],
  ],
} as const
