import { namedColumns, segmentColumns } from './columns.ts'
import { isPercent, type Layout } from './layout.ts'
import { isMassUnit, nameAndUnit } from './units.ts'

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
