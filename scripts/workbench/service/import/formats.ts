import { namedColumns, namedTable, segmentColumns } from './columns.ts'
import { ImportError } from './import-error.ts'
import { type Column, type Field, isMass, isPercent, type Layout } from './layout.ts'
import { nameAndUnit } from './units.ts'

/** Keys of openScale, and of this product's export, that mean something else than such names do elsewhere, or nothing there; in lower
 *  case without underscores. */
const OPENSCALE: Record<string, Field> = {
  waist: 'waist',
  hip: 'hip',
  hips: 'hip',
  bodytype: 'bodyType',
  scaletype: 'scaleType',
  skeletalmuscle: 'skeletalMass',
}

/** What the export of this product begins with. openScale's own has other names between them, a comment and a user at the least. */
const OWN =
  'DATE,TIME,BMI,BMR,BODY_AGE,BODY_FAT,BODY_TYPE,BONE,MUSCLE,MUSCLE_MASS,PROTEIN,SKELETAL_MUSCLE,SUBCUTANEOUS_FAT,VISCERAL_FAT,WATER,WEIGHT,WHR'

const plain = (name: string) => name.toLowerCase().replaceAll('_', '')
const keyed = (header: readonly string[], fields: Record<string, Field>): Column[] =>
  header.flatMap((name, index) => {
    const field = fields[plain(name)]
    return field ? [{ index, field, name }] : []
  })
const openScaleColumns = (header: readonly string[]): Column[] => [
  ...namedColumns(header).filter(({ name }) => !(plain(name) in OPENSCALE)),
  ...keyed(header, OPENSCALE),
]

/** Columns of a format whose masses are kilograms and whose shares are percentages. */
const inKilograms = (columns: readonly Column[]): Column[] =>
  columns.map((one) => ({ ...one, unit: isMass(one.field) ? 'kg' : isPercent(one.field) ? '%' : undefined }))

function own(header: readonly string[]): Layout | undefined {
  // Notes, where there are any, stand in front (pages/analysis/takeout/csv.ts).
  if (!`${header.join(',')},`.replace(/^COMMENT,/, '').startsWith(`${OWN},`)) return undefined
  const columns = inKilograms(openScaleColumns(header))
  const [date, time] = [header.indexOf('DATE'), header.indexOf('TIME')]
  return { format: '本产品', date, time, columns, segments: segmentColumns(header) }
}

/** 2.x writes kilograms and percentages, whatever is shown; 3.x writes each type in the unit that is chosen for it, and does not say which. */
function openScale(header: readonly string[]): Layout | undefined {
  const has = (...names: string[]) => names.every((name) => header.includes(name))
  if (has('dateTime', 'weight', 'fat', 'water', 'muscle')) {
    const columns = inKilograms(openScaleColumns(header))
    return { format: 'openScale 2.x', date: header.indexOf('dateTime'), columns }
  }
  if (!has('DATE', 'TIME', 'WEIGHT')) return undefined
  const [date, time] = [header.indexOf('DATE'), header.indexOf('TIME')]
  return { format: 'openScale 3.x', date, time, columns: openScaleColumns(header), segments: segmentColumns(header) }
}

const ZEPP: Record<string, Field> = {
  weight: 'weight',
  bmi: 'bmi',
  fatrate: 'fatPercent',
  bodywaterrate: 'waterPercent',
  bonemass: 'boneMass',
  metabolism: 'bmr',
  // Weight less fat and bone, in kg, whatever its name says.
  musclerate: 'muscleMass',
  visceralfat: 'visceralFat',
}

/** Zepp Life and Mi Fit: moments with their zone, kilograms, one row's person told by the height alone. */
function zepp(header: readonly string[]): Layout | undefined {
  if (!['time', 'weight', 'fatRate', 'bodyWaterRate', 'muscleRate'].every((name) => header.includes(name)))
    return undefined
  const height = header.indexOf('height')
  const columns = inKilograms(keyed(header, ZEPP))
  return {
    format: 'Zepp Life',
    date: header.indexOf('time'),
    columns,
    hasZones: true,
    ...(height >= 0 && { person: height }),
  }
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
    unit: isMass(field) ? nameAndUnit(header[index]!).unit : '%',
    ...(unless !== undefined && { unless }),
  })
  if (TRENDWEIGHT.test(names)) {
    return { format: 'TrendWeight', date: 0, time: 1, columns: [column(2, 'weight'), column(3, 'fatPercent')] }
  }
  if (!COMPUTED.test(names)) return undefined
  return { format: 'TrendWeight（计算值）', date: 0, columns: [column(1, 'weight', 2), column(4, 'fatPercent', 5)] }
}

function fitbit(header: readonly string[]): Layout | undefined {
  if (header.join(',') !== 'Date,Weight,BMI,Fat') return undefined
  const columns = namedColumns(header).map((one) => (one.field === 'fatPercent' ? { ...one, unit: '%' as const } : one))
  return { format: 'Fitbit', date: 0, columns, hasSections: true }
}

/** Files that are known, and cannot be read yet. */
const OTHERS: readonly (readonly [first: RegExp, owner: string])[] = [
  [/^com\.samsung\./, 'Samsung Health'],
  [/^timestamp,weight grams/, 'Google 导出的 Fitbit'],
  [/^(Foods|Activities|Sleep)(,|$)/, 'Fitbit'],
  [/^Activity Type,Date,/, 'Garmin'],
  [/^timestamp,weight,height,bmi,fatRate/, '旧版小米运动'],
]

/** The layout a header row belongs to; undefined for a row that is no known header. @throws ImportError for a file that is known and cannot be read */
export function layoutOf(header: readonly string[]): Layout | undefined {
  const start = header.join(',')
  const other = OTHERS.find(([pattern]) => pattern.test(start))?.[1]
  if (other) throw new ImportError(`这是 ${other} 的文件，暂时还不能读取`)
  return trendWeight(header) ?? own(header) ?? openScale(header) ?? zepp(header) ?? fitbit(header) ?? namedTable(header)
}
