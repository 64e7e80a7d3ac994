import type { Ids } from '#shared/api/describe.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import type { Finding } from './finding.ts'

/** What a reply says beyond its single fields: values that contradict each other, or what an earlier reply said. */
type Sense = (data: unknown, ids: Ids) => Finding[]

type Row = Readonly<Record<string, unknown>>

const rowOf = (value: unknown): Row => (value && typeof value === 'object' ? (value as Row) : {})
const odd = (field: string, words: string, count = 1): Finding[] => [
  { kind: 'sense', field: `data.${field}`, words, count },
]

/** Times of a start and an end. @param list the list whose items hold them; '' for the reply itself */
const spans =
  (list: string, from: string, to: string): Sense =>
  (data) => {
    const rows = list ? [rowOf(data)[list]].flat() : [data]
    const timeOf = (value: unknown) => (typeof value === 'number' ? value : parseTime(value as string)) ?? Number.NaN
    const wrong = rows.map(rowOf).filter((row) => timeOf(row[to]) < timeOf(row[from])).length
    return wrong ? odd(`${list ? `${list}[].` : ''}${to}`, `比 ${from} 早`, wrong) : []
  }

/** A list must not be empty while its group counts members. */
const ranked =
  (list: string, group: string, count: string): Sense =>
  (data) => {
    const { [list]: items, [group]: info } = rowOf(data)
    const members = Number(rowOf(info)[count])
    return Array.isArray(items) && !items.length && members > 0 ? odd(list, `是空的，可是有 ${members} 人`) : []
  }

/** How far weight and BMI × height² may be apart: scales round, and a member may have grown since. 斤 for 公斤 is a factor of 2. */
const MOST_APART = 1.4

/** A weight against the BMI of the same moment and the height of the profile (cm): tells 斤 or pounds from kilograms. */
function weighed(field: string, weight: unknown, bmi: unknown, { height }: Ids): Finding[] {
  const metres = Number(height) / 100
  if (typeof weight !== 'number' || typeof bmi !== 'number' || !(metres > 1) || bmi <= 0) return []
  const apart = weight / (bmi * metres ** 2)
  return apart > MOST_APART || apart < 1 / MOST_APART
    ? odd(field, `${weight} 与 BMI ${bmi}、身高 ${height} 厘米对不上：应为公斤`)
    : []
}

/** The last of a list of measurements, whose value stands under its own name or `value`. */
function lastOf(data: unknown, list: string, name: string): unknown {
  const row = rowOf([rowOf(data)[list]].flat().at(-1))
  return row[name] ?? row.value
}

/** What must hold between the values of a reply, by the name of its call. */
export const SENSES: Readonly<Record<string, Sense>> = {
  readActivity: spans('', 'startTime', 'endTime'),
  readSharedActivity: spans('', 'startTime', 'endTime'),
  listPeriods_day: spans('dataList', 'startDate', 'endDate'),
  listPeriods_week: spans('dataList', 'startDate', 'endDate'),
  listPeriods_month: spans('dataList', 'startDate', 'endDate'),
  readReport: spans('', 'start_date', 'end_date'),
  readGroupRanking: ranked('rankings', 'groupInfo', 'groupNum'),
  readRecord: (data, ids) => weighed('weight', rowOf(data).weight, rowOf(rowOf(data).bmi).value, ids),
  readHistory: (data, ids) => {
    const weight = lastOf(data, 'history_weight', 'weight')
    return weighed('history_weight[].weight', weight, lastOf(data, 'history_body_mass_index', 'body_mass_index'), ids)
  },
}
