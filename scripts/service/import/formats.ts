import type { Segment } from '#scripts/service/scale/record.ts'
import { fitdays } from './fitdays.ts'
import type { Column, Field, Layout } from './layout.ts'
import { unitIn } from './values.ts'

/** openScale keys, 2.x as they are and 3.x in lower case without underscores, and the types of one's own that the export of this
 *  product adds. Its percentages and kilograms are fixed. */
const OPENSCALE: Record<string, Field> = {
  weight: 'weight',
  fat: 'fatPercent',
  bodyfat: 'fatPercent',
  water: 'waterPercent',
  muscle: 'musclePercent',
  musclemass: 'muscleMass',
  protein: 'proteinPercent',
  bone: 'boneMass',
  visceralfat: 'visceralFat',
  bmi: 'bmi',
  bmr: 'bmr',
  waist: 'waist',
  hip: 'hip',
  hips: 'hip',
  whr: 'whr',
  bodyage: 'bodyAge',
  bodytype: 'bodyType',
  skeletalmuscle: 'skeletalMass',
  subcutaneousfat: 'subcutaneousFat',
}

/** Parts of the body as this product's export names them: '_FAT' and '_MUSCLE' in kg, '_RATE' behind them in percent of what is standard. */
const PARTS: readonly (readonly [name: string, segment: Segment])[] = [
  ['leftarm', 'leftArm'],
  ['rightarm', 'rightArm'],
  ['trunk', 'allBody'],
  ['leftleg', 'leftLeg'],
  ['rightleg', 'rightLeg'],
]
const TISSUES = [
  ['fat', ''],
  ['muscle', 'Muscle'],
] as const

function segmentsIn(names: readonly string[]): NonNullable<Layout['segments']> {
  return PARTS.flatMap(([name, segment]) =>
    TISSUES.flatMap(([tissue, suffix]) => {
      const [index, rate] = [names.indexOf(name + tissue), names.indexOf(`${name}${tissue}rate`)]
      return index < 0 || rate < 0 ? [] : [{ index, rate, name: names[index]!, part: `${segment}${suffix}` as const }]
    }),
  )
}

const plain = (name: string) => name.toLowerCase().replaceAll('_', '')

function openScale(header: readonly string[]): Layout | undefined {
  const names = header.map(plain)
  const [dateTime, date, time] = ['datetime', 'date', 'time'].map((name) => names.indexOf(name)) as [
    number,
    number,
    number,
  ]
  if (!names.includes('weight') || (dateTime < 0 && (date < 0 || time < 0))) return undefined
  const columns = names.flatMap((name, index) => {
    const field = OPENSCALE[name]
    return field ? [{ index, field, name: header[index]! }] : []
  })
  return dateTime >= 0
    ? { format: 'openScale 2.x', date: dateTime, unit: 'kg', columns }
    : { format: 'openScale 3.x', date, time, unit: 'kg', columns, segments: segmentsIn(names) }
}

/** The masses of a Withings export stand in this order in every language; older ones have fewer of them. */
const WITHINGS: readonly Field[] = ['weight', 'fatMass', 'boneMass', 'muscleMass', 'waterMass']
/** The English names, which older and newer exports order otherwise; fat also as a percentage. */
const WITHINGS_NAMES: readonly (readonly [name: RegExp, field: Field])[] = [
  [/^weight \((kg|lbs?)\)$/i, 'weight'],
  [/^fat (mass|ratio) \(%\)$/i, 'fatPercent'],
  [/^fat mass \((kg|lbs?)\)$/i, 'fatMass'],
  [/^bone mass \((kg|lbs?)\)$/i, 'boneMass'],
  [/^muscle mass \((kg|lbs?)\)$/i, 'muscleMass'],
  [/^hydration \((kg|lbs?)\)$/i, 'waterMass'],
]

function withings(header: readonly string[]): Layout | undefined {
  const unit = unitIn(header[1] ?? '')
  if (!unit) return undefined
  const named = header.flatMap((name, index): Column[] => {
    const field = WITHINGS_NAMES.find(([pattern]) => pattern.test(name))?.[1]
    return field ? [{ index, field, name }] : []
  })
  const isEnglish = named.some(({ field }) => field === 'weight')
  const end = header.findIndex((name, index) => index > 0 && unitIn(name) !== unit)
  const inOrder = header.slice(1, end < 0 ? undefined : end).slice(0, WITHINGS.length)
  const columns = isEnglish
    ? named
    : inOrder.map((name, index) => ({ index: index + 1, field: WITHINGS[index]!, name }))
  const isMixed = columns.some(({ name }) => (unitIn(name) ?? unit) !== unit)
  return isMixed ? undefined : { format: 'Withings', date: 0, unit, columns }
}

const TRENDWEIGHT = /^date,time,weight( \((kg|lbs?)\))?,body fat %$/
const COMPUTED =
  /^date,actual weight( \((kg|lbs?)\))?,weight is interpolated,trend weight( \((kg|lbs?)\))?,actual fat %,fat is interpolated,trend fat %$/

/** The export of the scale's readings, and the one of the computed days, where what was interpolated is no measurement. */
function trendWeight(header: readonly string[]): Layout | undefined {
  const names = header.join(',').toLowerCase()
  const column = (index: number, field: Field, unless?: number): Column => ({
    index,
    field,
    name: header[index]!,
    ...(unless !== undefined && { unless }),
  })
  if (TRENDWEIGHT.test(names)) {
    const columns = [column(2, 'weight'), column(3, 'fatPercent')]
    return { format: 'TrendWeight', date: 0, time: 1, unit: unitIn(header[2]!), columns }
  }
  if (!COMPUTED.test(names)) return undefined
  const columns = [column(1, 'weight', 2), column(4, 'fatPercent', 5)]
  return { format: 'TrendWeight（计算值）', date: 0, unit: unitIn(header[1]!), columns }
}

/** The layout a header row belongs to; undefined for a row that is no known header. */
export const layoutOf = (header: readonly string[]): Layout | undefined =>
  trendWeight(header) ?? openScale(header) ?? fitdays(header) ?? withings(header)
