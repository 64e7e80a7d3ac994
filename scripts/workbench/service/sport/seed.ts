import type { DatabaseSync } from 'node:sqlite'
import { insertRows } from '#scripts/workbench/service/query.ts'
import { createRandom, type Random } from '#scripts/workbench/service/random.ts'
import { isHoliday, momentOf } from '#scripts/workbench/service/scale/seed-plan.ts'
import { addDays } from '#shared/core/dates/calendar-days.ts'
import { dateParts } from '#shared/core/dates/dates.ts'
import { KINDS, SPORT_PLANS, type SportPlan } from './seed-plan.ts'

/** One finished exercise. Sums over these rows are what every page shows. */
export interface SportSession {
  memberNo: string
  /** yyyy-MM-dd HH:mm:ss, Shanghai. */
  startedAt: string
  /** Category, 1–3: see areas/sport.ts. */
  sort: 1 | 2 | 3
  /** Kind of course, as a report names the favourite ones. */
  courseType: string
  minutes: number
  /** kcal */
  calorie: number
  /** kg lifted in all; 0 where nothing is lifted. */
  weight: number
}

/** Chance of a second exercise on the same day, and how long after the first it may begin, minutes. */
const SECOND = 0.22
const PAUSE = [5, 20] as const
/** kg lifted in a minute of strength training. */
const LIFTED = [34, 62] as const
/** A planned day has one or two courses; a day without exercise may have been planned all the same. */
const TWO_PLANNED = 0.3
const MISSED = 0.22

export function seedSport(db: DatabaseSync): void {
  for (const plan of SPORT_PLANS) {
    const { sessions, planned } = historyOf(plan)
    insertRows(db, 'sport_session', sessions)
    insertRows(db, 'planned_course', planned)
  }
}

interface Planned {
  memberNo: string
  day: string
  position: number
  isDone: 0 | 1
}

function historyOf(plan: SportPlan) {
  const random = createRandom(`sport ${plan.memberNo}`)
  const sessions: SportSession[] = []
  const planned: Planned[] = []
  for (let day = 0; day <= plan.days; day += 1) {
    const date = addDays(plan.until, day - plan.days)!
    const isActive = isExerciseDay(plan, date, day / plan.days, random)
    const done = isActive ? sessionsOn(plan, date, random) : []
    sessions.push(...done)
    planned.push(...plannedOn(plan.memberNo, date, done.length, random))
  }
  return { sessions, planned }
}

function isExerciseDay(plan: SportPlan, date: string, share: number, random: Random): boolean {
  const chance = plan.week[dateParts(date)!.weekday]! * (1 + share / 2)
  const isLucky = random.next() < chance
  return !isHoliday(date) && (isLucky || date === plan.until)
}

function sessionsOn(plan: SportPlan, date: string, random: Random): SportSession[] {
  const sessions: SportSession[] = []
  let begin = plan.start + Math.round(25 * random.normal())
  for (let turn = 0; turn === 0 || (turn === 1 && random.next() < SECOND); turn += 1) {
    const session = sessionAt(plan, date, begin, random)
    sessions.push(session)
    begin += session.minutes + random.between(...PAUSE)
  }
  // Past midnight it would be another day's.
  return sessions.filter(({ startedAt }) => startedAt.startsWith(date))
}

function sessionAt(plan: SportPlan, date: string, begin: number, random: Random): SportSession {
  const sort = categoryOf(plan.taste, random.next())
  const [courseType, effort, [shortest, longest]] = random.pick<readonly [string, number, readonly [number, number]]>(
    KINDS[sort],
  )
  const minutes = random.between(shortest, longest)
  const clock = Math.min(begin, 24 * 60 - 1)
  return {
    memberNo: plan.memberNo,
    startedAt: momentOf(date, clock, random.between(0, 59)),
    sort,
    courseType,
    minutes,
    calorie: Math.round(minutes * plan.burn * effort * (1 + 0.06 * random.normal())),
    weight: sort === 2 ? minutes * random.between(...LIFTED) : 0,
  }
}

function categoryOf(taste: SportPlan['taste'], chance: number): 1 | 2 | 3 {
  if (chance < taste[0]) return 1
  return chance < taste[0] + taste[1] ? 2 : 3
}

function plannedOn(memberNo: string, day: string, done: number, random: Random): Planned[] {
  const [more, missed] = [random.next() < TWO_PLANNED, random.next() < MISSED]
  const total = done > 0 ? Math.max(done, more ? 2 : 1) : missed ? 1 : 0
  return Array.from({ length: total }, (_, position) => ({ memberNo, day, position, isDone: position < done ? 1 : 0 }))
}
