import type { DatabaseSync } from 'node:sqlite'
import { insertRows } from '#scripts/workbench/service/query.ts'
import { createRandom, type Random } from '#scripts/workbench/service/random.ts'
import { SEED_MEMBERS } from '#scripts/workbench/service/seed-members.ts'
import { addDays, daysBetween } from '#shared/core/dates/calendar-days.ts'
import { dateParts } from '#shared/core/dates/dates.ts'
import { clamp, round } from '#shared/core/numbers.ts'
import type { Body } from '#shared/health/body.ts'
import { recordNo, recordRow, type ScaleRecord } from './record.ts'
import { bodyAt } from './record-view.ts'
import { composition, segmentsOf } from './seed-model.ts'
import { HOLIDAYS, isHoliday, momentOf, NO_PROTEIN, PENDING, PLANS, type Plan, WEIGHT_ALONE } from './seed-plan.ts'

/** kg added to the trend, Monday to Sunday: highest after the weekend, lowest on Friday. */
const WEEKDAYS = [0.35, 0.25, 0.1, 0, -0.15, -0.05, 0.2]
/** Share (0–1) of the change from first to last weight that is done, with two plateaus. */
const PROGRESS = [0, 0.14, 0.28, 0.33, 0.36, 0.5, 0.66, 0.69, 0.72, 0.86, 1]
/** kg after a holiday, gone in two weeks. */
const FEAST = 0.9
const FEAST_DAYS = 14
/** Random noise from day to day, kg and percent. */
const WEIGHT_NOISE = 0.18
const FAT_NOISE = 0.22

export function seedRecords(db: DatabaseSync): void {
  insertRows(db, 'scale_record', [...PLANS.flatMap(recordsOf), ...PENDING.map(pendingRow)])
}

function recordsOf(plan: Plan): ScaleRecord[] {
  const random = createRandom(`scale ${plan.memberNo}`)
  const rows: ScaleRecord[] = []
  for (let day = 0; day <= plan.days; day += 1) {
    const date = addDays(plan.until, day - plan.days)!
    const isSkipped = random.next() < plan.skips
    const row = measurement(plan, date, day / plan.days, random)
    const isEnd = day === 0 || day === plan.days
    if (isEnd || !(isSkipped || isHoliday(date) || isLeftToPending(plan, date))) rows.push(row)
  }
  return rows
}

const isLeftToPending = (plan: Plan, date: string) =>
  plan.memberNo === PENDING_MEMBER && PENDING.some(({ measuredAt }) => measuredAt.startsWith(date))

function measurement(plan: Plan, date: string, share: number, random: Random): ScaleRecord {
  const done = between(PROGRESS, share)
  const rhythm = WEEKDAYS[dateParts(date)!.weekday]! + afterFeast(date)
  const onTheWay = ([first, last]: Plan['fat']) => first + (last - first) * done
  const kg = round(onTheWay(plan.weight) + rhythm + WEIGHT_NOISE * random.normal(), 1)
  const percent = round(onTheWay(plan.fat) + rhythm * 0.3 + FAT_NOISE * random.normal(), 1)
  const minutes = plan.minutes + Math.round(14 * random.normal())
  return readingRow(plan, momentOf(date, minutes, random.between(0, 59)), kg, percent, random)
}

function readingRow(plan: Plan, measuredAt: string, weight: number, bodyFat: number, random: Random): ScaleRecord {
  const { memberNo, scaleType } = plan
  const given = {
    no: recordNo(memberNo, measuredAt),
    memberNo,
    source: 'scale',
    scaleType,
    measuredAt,
    weight,
  } as const
  if (memberNo === WEIGHT_ALONE) return recordRow(given)
  const member = SEED_MEMBERS.find((one) => one.memberNo === memberNo)!
  const body = bodyAt(member, measuredAt) as Required<Body>
  const made = composition(body, weight, bodyFat)
  const segments = scaleType === 0 && segmentsOf(body, made.fatMass, made.muscleMass, () => random.normal())
  return recordRow({
    ...given,
    ...made,
    ...(memberNo === NO_PROTEIN && { proteinMassMin: null, proteinMassMax: null }),
    segments: segments ? JSON.stringify(segments) : null,
  })
}

const PENDING_MEMBER = PLANS[0]!.memberNo

function pendingRow({ measuredAt, weight, bodyFat }: (typeof PENDING)[number]): ScaleRecord {
  const random = createRandom(`pending ${measuredAt}`)
  return { ...readingRow(PLANS[0]!, measuredAt, weight, bodyFat, random), status: 'pending' }
}

function afterFeast(date: string): number {
  const ages = HOLIDAYS.map(([, to]) => daysBetween(to, date)!).filter((days) => days > 0 && days <= FEAST_DAYS)
  return ages.length === 0 ? 0 : FEAST * (1 - ages[0]! / FEAST_DAYS)
}

/** The value of an evenly spaced table at 0–1, straight between its points. */
function between(table: readonly number[], share: number): number {
  const place = clamp(share, 0, 1) * (table.length - 1)
  const index = Math.min(Math.floor(place), table.length - 2)
  return table[index]! + (table[index + 1]! - table[index]!) * (place - index)
}
