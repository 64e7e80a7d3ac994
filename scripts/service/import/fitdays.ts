import { SEGMENTS, type SegmentKey } from '#scripts/service/scale/record.ts'
import type { Column, Field, Layout } from './layout.ts'
import { unitIn } from './values.ts'

/** Columns of a Fitdays table by their names without blanks, brackets and case; the second field where the cell holds the other unit. */
const NAMES: readonly (readonly [names: string, field: Field, other?: Field])[] = [
  ['weight 体重', 'weight'],
  ['bmi', 'bmi'],
  ['bodyfat bodyfatpercentage 体脂率 体脂', 'fatPercent', 'fatMass'],
  ['fatmass bodyfatmass 脂肪量 脂肪重量 体脂肪量', 'fatMass'],
  ['subcutaneousfat 皮下脂肪 皮下脂肪率', 'subcutaneousFat'],
  ['visceralfat 内脏脂肪 内脏脂肪等级 内脏脂肪指数', 'visceralFat'],
  ['bodywater 体水分 体水分率 身体水分 水分率 水分', 'waterPercent', 'waterMass'],
  ['watermass watercontent waterweight 水分量 水含量 身体水分量', 'waterMass'],
  ['skeletalmuscle skeletalmusclerate 骨骼肌 骨骼肌率', 'skeletalPercent', 'skeletalMass'],
  ['skeletalmusclemass 骨骼肌量', 'skeletalMass'],
  ['musclemass 肌肉量 肌肉重量', 'muscleMass', 'musclePercent'],
  ['musclerate musclepercentage 肌肉率', 'musclePercent'],
  ['bonemass 骨量', 'boneMass'],
  ['protein proteinrate 蛋白质 蛋白质率', 'proteinPercent', 'proteinMass'],
  ['proteinmass 蛋白质量', 'proteinMass'],
  ['bmr 基础代谢 基础代谢率 基础代谢量', 'bmr'],
  ['bodyage metabolicage 身体年龄 代谢年龄 体年龄', 'bodyAge'],
  ['whr 腰臀比', 'whr'],
]
const FIELDS = new Map(NAMES.flatMap(([names, ...fields]) => names.split(' ').map((name) => [name, fields] as const)))

const DATES = /^(date|time|datetime|measuretime|measurementtime|timeofmeasurement|日期|时间|测量时间|测量日期)$/

/** Parts of the body in the header of a segment's column, and whether it is of fat or muscle. */
const PARTS: readonly (readonly [name: RegExp, part: 'leftArm' | 'rightArm' | 'allBody' | 'leftLeg' | 'rightLeg'])[] = [
  [/leftarm|左(上肢|手臂|手|臂)/, 'leftArm'],
  [/rightarm|右(上肢|手臂|手|臂)/, 'rightArm'],
  [/trunk|躯干/, 'allBody'],
  [/leftleg|左(下肢|腿)/, 'leftLeg'],
  [/rightleg|右(下肢|腿)/, 'rightLeg'],
]

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[(（[].*$/, '')
    .replace(/[\s._-]/g, '')

function segmentOf(name: string): SegmentKey | undefined {
  const part = PARTS.find(([pattern]) => pattern.test(name))?.[1]
  if (!part) return undefined
  if (/fat|脂肪/.test(name)) return part
  return /muscle|肌肉/.test(name) ? `${part}Muscle` : undefined
}

/**
 * A table of the Fitdays app, saved as CSV: one column for the moment, one per value, and on scales with eight electrodes one per
 * part of the body. Undefined without a moment, a weight and something else that only a body-fat scale tells.
 */
export function fitdays(header: readonly string[]): Layout | undefined {
  const names = header.map(plain)
  const date = names.findIndex((name) => DATES.test(name))
  const columns = names.flatMap((name, index): Column[] => {
    const [field, other] = FIELDS.get(name) ?? []
    return field ? [{ index, field, name: header[index]!, ...(other && { other }) }] : []
  })
  const fields = columns.map(({ field }) => field)
  const isScale =
    fields.includes('weight') && fields.some((field) => /^(fatPercent|visceralFat|waterPercent)$/.test(field))
  if (date < 0 || !isScale) return undefined
  const parts = names.flatMap((name, index) => {
    const part = segmentOf(name)
    return part ? [{ index, part, name: header[index]! }] : []
  })
  // The body figure needs all ten; fewer are columns that are not read, and the report says so.
  const isWhole = SEGMENTS.every(
    (part) => parts.some((one) => one.part === part) && parts.some((one) => one.part === `${part}Muscle`),
  )
  const segments = isWhole ? parts : []
  const unit = unitIn(header[columns.find(({ field }) => field === 'weight')!.index]!)
  return { format: 'Fitdays', date, unit, columns, segments, hasUnits: true }
}
