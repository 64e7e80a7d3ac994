import type { Ids } from '#shared/api/describe.ts'
import { parseTime } from '#shared/format/dates.ts'
import type { Finding } from './finding.ts'

/**
 * What a reply says beyond its single fields: values that contradict each other, or what an earlier
 * reply said.
 */
type Sense = (data: unknown, ids: Ids) => Finding[]

type Row = Readonly<Record<string, unknown>>

const toRow = (value: unknown): Row => (value && typeof value === 'object' ? (value as Row) : {})
const createFinding = (field: string, message: string, count = 1): Finding[] => [
  { kind: 'sense', field: `data.${field}`, message, count },
]

/**
 * Times of a start and an end.
 * @param list the list whose items hold them; '' for the reply itself
 */
const checkSpan =
  (list: string, from: string, to: string): Sense =>
  (data) => {
    const rows = list ? [toRow(data)[list]].flat() : [data]
    const toTime = (value: unknown) => (typeof value === 'number' ? value : parseTime(value as string)) ?? Number.NaN
    const wrong = rows.map(toRow).filter((row) => toTime(row[to]) < toTime(row[from])).length
    return wrong ? createFinding(`${list ? `${list}[].` : ''}${to}`, `比 ${from} 早`, wrong) : []
  }

/** A list must not be empty while its group counts members. */
const checkRanking =
  (list: string, group: string, count: string): Sense =>
  (data) => {
    const { [list]: items, [group]: info } = toRow(data)
    const members = Number(toRow(info)[count])
    return Array.isArray(items) && !items.length && members > 0
      ? createFinding(list, `是空的，可是有 ${members} 人`)
      : []
  }

/**
 * How far weight and BMI × height² may be apart: scales round, and a member may have grown since. 斤
 * for 公斤 is a factor of 2.
 */
const MOST_APART = 1.4

/**
 * Compares a weight with the BMI of the same moment and the profile's height (cm), to detect 斤 or
 * pounds in place of kilograms.
 */
function checkWeight(field: string, weight: unknown, bmi: unknown, { height }: Ids): Finding[] {
  const metres = Number(height) / 100
  if (typeof weight !== 'number' || typeof bmi !== 'number' || !(metres > 1) || bmi <= 0) return []
  const apart = weight / (bmi * metres ** 2)
  return apart > MOST_APART || apart < 1 / MOST_APART
    ? createFinding(field, `${weight} 与 BMI ${bmi}、身高 ${height} 厘米对不上：应为公斤`)
    : []
}

/** The value of the last measurement in a list, from its own key or `value`. */
function getLast(data: unknown, list: string, name: string): unknown {
  const row = toRow([toRow(data)[list]].flat().at(-1))
  return row[name] ?? row.value
}

/** What must hold between the values of a reply, by the name of its call. */
export const SENSES: Readonly<Record<string, Sense>> = {
  readActivity: checkSpan('', 'startTime', 'endTime'),
  readSharedActivity: checkSpan('', 'startTime', 'endTime'),
  listPeriods_day: checkSpan('dataList', 'startDate', 'endDate'),
  listPeriods_week: checkSpan('dataList', 'startDate', 'endDate'),
  listPeriods_month: checkSpan('dataList', 'startDate', 'endDate'),
  readReport: checkSpan('', 'start_date', 'end_date'),
  readGroupRanking: checkRanking('rankings', 'groupInfo', 'groupNum'),
  readRecord: (data, ids) => checkWeight('weight', toRow(data).weight, toRow(toRow(data).bmi).value, ids),
  readHistory: (data, ids) => {
    const weight = getLast(data, 'history_weight', 'weight')
    return checkWeight(
      'history_weight[].weight',
      weight,
      getLast(data, 'history_body_mass_index', 'body_mass_index'),
      ids,
    )
  },
}
