import * as v from 'valibot'
import type { Service } from '#scripts/workbench/service/area.ts'
import { memberCall } from '#scripts/workbench/service/calls.ts'
import { integer } from '#scripts/workbench/service/fields.ts'
import type { Member } from '#scripts/workbench/service/members.ts'
import { type Body, isMinor } from '#shared/health/body.ts'
import { scaleNumber, standardWeight } from '#shared/health/scale-results.ts'
import { scoreRating } from '#shared/health/score.ts'
import { confirmedRecords, type ScaleRecord, SEGMENTS, type Segments } from './record.ts'
import { bodyAt } from './record-view.ts'
import { segmentViews } from './segment-view.ts'
import { boneRange, standardSkeletalMuscle, waterRange } from './standards.ts'

const HistoryRequest = v.object({
  entry: v.optional(integer('入口', 0, 99), 0),
  all: v.optional(integer('全部', 0, 1), 0),
})

/** How many measurements a trend chart gets where not all are asked for: about three months of daily ones. Chosen here (scripts/workbench/service/README.md, "What is chosen here"). */
const NEWEST = 90

/** Lists by their names; water in kg (moisture percent × weight / 100). */
const LISTS: Record<string, (record: ScaleRecord) => number | null> = {
  weight: ({ weight }) => weight,
  visceral_fat_level: ({ vfr }) => vfr,
  body_mass_index: ({ bmi }) => bmi,
  body_fat_percentage: ({ bodyFat }) => bodyFat,
  skeletal_muscle_weight: ({ ssm }) => ssm,
  water_content: ({ bwp, weight }) => (bwp === null ? null : (scaleNumber((bwp * weight) / 100) ?? null)),
  bone_mass: ({ bmd }) => bmd,
}

const snake = (part: string) => part.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Body composition level data: oldest first, items `{ value, measurement_time }`. */
export function historyCall(service: Service): void {
  const { db } = service
  memberCall(
    service,
    'POST',
    '/api/app/homepage/v1/getHistoryBodyMeasurements',
    HistoryRequest,
    ({ member, input }) => {
      const whole = confirmedRecords(db, member.memberNo)
      const records = (input.all ? whole : whole.slice(0, NEWEST)).reverse()
      const latest = records[records.length - 1]
      // The newest one that measured more than a weight: its form and score belong together, with or without a score.
      const newest = records.filter(({ btCode, score }) => btCode !== null || score !== null).at(-1)
      return {
        ...Object.fromEntries(
          Object.entries(LISTS).map(([name, read]) => [`history_${name}`, timed(records, (one) => valued(read(one)))]),
        ),
        ...segmentLists(records, member),
        ...(latest && standards(latest, bodyAt(member, latest.measuredAt))),
        latest_bodily_form: newest?.btCode ?? null,
        latest_rate: newest && !isMinor(bodyAt(member, newest.measuredAt)) ? (scoreRating(newest.score) ?? null) : null,
        latest_score: newest?.score ?? null,
      }
    },
  )
}

const valued = (value: number | null) => (value === null ? undefined : { value })

function timed(records: readonly ScaleRecord[], read: (record: ScaleRecord) => object | undefined) {
  return records.flatMap((record) => {
    const value = read(record)
    return value ? [{ ...value, measurement_time: record.measuredAt }] : []
  })
}

function segmentLists(records: readonly ScaleRecord[], member: Member) {
  const views = new Map(
    records.flatMap((one) =>
      one.segments
        ? [[one, segmentViews(JSON.parse(one.segments) as Segments, bodyAt(member, one.measuredAt))] as const]
        : [],
    ),
  )
  return Object.fromEntries(
    SEGMENTS.map((key) => [`history_${snake(key)}`, timed(records, (record) => views.get(record)?.[key])]),
  )
}

/** What the scale sent along with the newest record stands; the rest is computed. */
function standards({ weight, standards: sent }: ScaleRecord, body: Body) {
  const [water, bone] = [waterRange(body, weight), boneRange(body, weight)]
  const computed = {
    history_sbw: standardWeight(body) ?? null,
    history_smm_standard: standardSkeletalMuscle(body) ?? null,
    history_water_mass_min: water.min,
    history_water_mass_max: water.max,
    history_bone_min: bone.min,
    history_bone_max: bone.max,
  }
  const given: [string, number | null][] = sent ? Object.entries(JSON.parse(sent)) : []
  return {
    ...computed,
    ...Object.fromEntries(given.flatMap(([key, value]) => (value === null ? [] : [[`history_${snake(key)}`, value]]))),
  }
}
