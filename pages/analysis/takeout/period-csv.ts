import { dayStart } from '#shared/core/dates/calendar-days.ts'
import { dayKey } from '#shared/core/dates/dates.ts'
import { type PeriodUnit, periodMeans } from '#shared/health/periods.ts'
import type { TakenRecord } from '#shared/health/records.ts'
import { COLUMNS, cell, muscleOf } from './csv.ts'

/** A mean of a code says nothing. */
const MEANS = [...COLUMNS.filter(([, key]) => key !== 'bt'), ['FAT_MASS', 'fatKg'] as const]

/**
 * The means of weeks or months as a table, one line each, oldest first: first and last day, how many weigh-ins, the mean of every metric
 * under the names and in the units of `toCsv`, and the least and greatest weight. All ASCII, as there. It begins with FROM, so that
 * no importer takes it for single measurements.
 */
export function toPeriodCsv(records: readonly TakenRecord[], unit: PeriodUnit): string {
  const columns = MEANS.map(([name, key]) => {
    const known = records.flatMap((record) => {
      const value = { ...record.values, ...muscleOf(record), fatKg: record.fatKg }[key]
      return value === undefined ? [] : [{ time: record.time, value }]
    })
    const means = periodMeans(
      known.map(({ time }) => time),
      known.map(({ value }) => value),
      unit,
    )
    return { name, byStart: new Map(means.map((mean) => [mean.start, mean])) }
  })
  const weights = [...columns.find(({ name }) => name === 'WEIGHT')!.byStart.values()]
  const header = ['FROM', 'TO', 'COUNT', ...columns.map(({ name }) => name), 'WEIGHT_MIN', 'WEIGHT_MAX']
  const rows = weights.map(({ start, end, count, min, max }) => [
    dayKey(dayStart(start)),
    dayKey(dayStart(end)),
    count,
    ...columns.map(({ byStart }) => cell(byStart.get(start)?.mean)),
    cell(min),
    cell(max),
  ])
  return `${[header, ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`
}
