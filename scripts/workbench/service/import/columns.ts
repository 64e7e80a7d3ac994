import { type Part, SEGMENTS, type SegmentKey } from '#scripts/workbench/service/scale/record.ts'
import { type Column, type Field, isMass, isPercent, type Layout, otherKind } from './layout.ts'
import { isMassUnit, nameAndUnit, type Unit } from './units.ts'

/** Names of columns as `nameAndUnit` gives them; 'rate' where the name itself says that it is a percentage. */
const NAMES: readonly (readonly [field: Field, names: string, rates?: string])[] = [
  ['weight', 'weight bodyweight 体重 gewicht poids peso'],
  ['fatPercent', 'bodyfat fat 体脂', 'bodyfatpercentage bodyfatrate fatpercentage fatratio 体脂率 体脂肪率 脂肪率'],
  ['fatMass', 'fatmass bodyfatmass 脂肪量 脂肪重量 体脂肪量 fettmasse massegrasse masagrasa massagrassa vetmassa'],
  ['subcutaneousFat', 'subcutaneousfat 皮下脂肪', 'subcutaneousfatrate 皮下脂肪率'],
  ['visceralFat', 'visceralfat viscfat 内脏脂肪 内脏脂肪等级 内脏脂肪指数'],
  [
    'waterPercent',
    'water bodywater hydration 体水分 身体水分 水分',
    'bodywaterpercentage bodywaterrate 体水分率 水分率',
  ],
  [
    'waterMass',
    'watermass bodywatermass watercontent waterweight 水分量 水含量 身体水分量 hydratation hidratación idratazione',
  ],
  ['skeletalPercent', 'skeletalmuscle skeletalmuscles 骨骼肌', 'skeletalmusclepercentage skeletalmusclerate 骨骼肌率'],
  ['skeletalMass', 'skeletalmusclemass 骨骼肌量'],
  ['muscleMass', 'musclemass 肌肉量 肌肉重量 muskelmasse massemusculaire masamuscular massamuscolare spiermassa'],
  ['musclePercent', 'muscle muscles 肌肉', 'musclepercentage musclerate 肌肉率'],
  ['boneMass', 'bonemass bone 骨量 knochenmasse masseosseuse masaósea massaossea botmassa'],
  ['proteinPercent', 'protein 蛋白质', 'proteinpercentage proteinrate 蛋白质率'],
  ['proteinMass', 'proteinmass 蛋白质量'],
  ['bmi', 'bmi 体质指数'],
  ['bmr', 'bmr 基础代谢 基础代谢率 基础代谢量'],
  ['bodyAge', 'bodyage metabolicage metabage 身体年龄 代谢年龄 体年龄'],
  ['whr', 'whr 腰臀比'],
]
const words = (text: string | undefined) => text?.split(' ') ?? []
const FIELDS = new Map<string, { field: Field; isRate: boolean }>(
  NAMES.flatMap(([field, names, rates]) => [
    ...words(names).map((name) => [name, { field, isRate: false }] as const),
    ...words(rates).map((name) => [name, { field, isRate: true }] as const),
  ]),
)

/** The columns of a header that are told by their names. Where the unit is none that its field can be counted in, the column is left alone. */
export function namedColumns(header: readonly string[]): Column[] {
  return header.flatMap((text, index): Column[] => {
    const { name, unit, isStrange } = nameAndUnit(text)
    const found = FIELDS.get(name)
    if (!found || isStrange) return []
    const { field, isRate } = found
    return fits(field, unit) ? [{ index, name: text, field, unit: unit ?? (isRate ? '%' : undefined) }] : []
  })
}

/** Whether values of a field, or of its other kind, can be counted in a unit. */
export function fits(field: Field, unit: Unit | undefined): boolean {
  if (unit === undefined) return true
  if (unit === 'kcal' || unit === 'kJ') return field === 'bmr'
  if (unit === '%') return isPercent(field) || isPercent(otherKind(field) ?? field)
  return isMass(field) || isMass(otherKind(field) ?? field)
}

/** Parts of the body in the header of a segment's column, and whether it is of fat or muscle. */
const PARTS: readonly (readonly [name: RegExp, part: Part])[] = [
  [/leftarm|左(上肢|手臂|手|臂)/, 'leftArm'],
  [/rightarm|右(上肢|手臂|手|臂)/, 'rightArm'],
  [/trunk|躯干/, 'allBody'],
  [/leftleg|左(下肢|腿)/, 'leftLeg'],
  [/rightleg|右(下肢|腿)/, 'rightLeg'],
]

function segmentOf(name: string): SegmentKey | undefined {
  const part = PARTS.find(([pattern]) => pattern.test(name))?.[1]
  if (!part) return undefined
  if (/fat|脂肪/.test(name)) return part
  return /muscle|肌肉/.test(name) ? `${part}Muscle` : undefined
}

/**
 * Columns of the ten parts of the body, fat and muscle: 'mass/percent/word' in one column, or the mass alone where the percentage has a column of
 * its own that is named alike with 'rate' behind. None unless all are there: the body figure needs all ten.
 */
export function segmentColumns(header: readonly string[]): NonNullable<Layout['segments']> {
  const names = header.map((text) => nameAndUnit(text).name.replace(/_/g, ''))
  const parts = names.flatMap((name, index) => {
    const part = name.endsWith('rate') ? undefined : segmentOf(name)
    const rate = names.indexOf(`${name}rate`)
    return part ? [{ index, part, name: header[index]!, ...(rate >= 0 && { rate }) }] : []
  })
  return SEGMENTS.every((part) => parts.some((one) => one.part === part)) ? parts : []
}

const DATES =
  /^(date|time|datetime|measuretime|measurementtime|timeofmeasurement|datum|fecha|data|日期|时间|测量时间|测量日期)$/
const TIMES = /^(time|时间|测量时间)$/
/** What a Withings table holds besides what is read. */
const WITHINGS =
  /^(weight|gewicht|poids|peso|bodyfat|fatratio|fatmass|fettmasse|massegrasse|masagrasa|massagrassa|vetmassa|leanmass|bonemass|knochenmasse|masseosseuse|masaósea|massaossea|botmassa|musclemass|muskelmasse|massemusculaire|masamuscular|massamuscolare|spiermassa|hydration|hydratation|hidratación|idratazione|comments|kommentare|commentaires|comentarios|commenti|opmerkingen)$/

/** Whose table it is that is read by the names of its columns alone. */
function owner(names: readonly string[], header: readonly string[], segments: NonNullable<Layout['segments']>): string {
  const has = (...all: string[]) => all.every((name) => names.includes(name))
  if (has('time', 'change', 'skeletalmusclemass')) return 'Garmin'
  if (has('familymembers')) return 'eufy'
  if (has('time', 'fatfreebodyweight') && header.includes('Weight')) return 'VeSync'
  if (has('timeofmeasurement') || names.some((name) => name.startsWith('targettooptimal'))) return 'Renpho'
  if (isMassUnit(nameAndUnit(header[1]!).unit) && names.slice(1).every((name) => WITHINGS.test(name))) return 'Withings'
  if (segments.length > 0 || has('subcutaneousfat', 'bodyage') || has('皮下脂肪', '身体年龄')) return 'Fitdays'
  return '体脂秤'
}

/** Any table whose columns are told by their names: a moment in one column or two, a weight, and something that says it is of a scale. */
export function namedTable(header: readonly string[]): Layout | undefined {
  const names = header.map((text) => nameAndUnit(text).name)
  const date = names.findIndex((name) => DATES.test(name))
  const time = names.findIndex((name, index) => index !== date && TIMES.test(name))
  const columns = namedColumns(header)
  const weight = columns.find(({ field }) => field === 'weight')
  const saysMore = columns.some(({ field }) => isPercent(field) || field === 'visceralFat')
  if (date < 0 || !weight || !(saysMore || isMassUnit(weight.unit))) return undefined
  const segments = segmentColumns(header)
  const format = owner(names, header, segments)
  const person = names.indexOf('familymembers')
  return {
    format,
    date,
    columns,
    segments,
    ...(time >= 0 && { time }),
    ...(person >= 0 && { person }),
    ...(format === 'Garmin' && { hasDayRows: true }),
  }
}
