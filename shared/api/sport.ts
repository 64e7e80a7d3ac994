import { list, number, text } from './fields.ts'
import { read } from './http.ts'
import { type Infer, object } from './schema.ts'

const sums = {
  /** Times. */
  frequency: number,
  /** Minutes. */
  duration: number,
  /** kcal */
  calorie: number,
  /** kg lifted in all. */
  weight: number,
}

const Period = object({
  startDate: text(40),
  endDate: text(40),
  ...sums,
  /** Days with an exercise. */
  days: number,
  itemList: list(object({ name: text(20), sort: number, ...sums }), 20),
})
/** What was done in a day, week or month. */
export type SportPeriod = Infer<typeof Period>

export const SportPage = object({ dataList: list(Period) })

/** The units of time by their code `timeUnit`. */
export const TIME_UNITS = { day: 0, week: 1, month: 2 } as const
export type TimeUnit = keyof typeof TIME_UNITS

/** Periods on a page: a year of each. */
export const PAGE_SIZES: Record<TimeUnit, number> = { day: 366, week: 52, month: 12 }

/** One page of periods, page 1 the latest. The service promises no order. @throws ServiceError */
export const listPeriods = async (unit: TimeUnit, pageNum: number, signal: AbortSignal): Promise<SportPeriod[]> => {
  const body = { pageNum, pageSize: PAGE_SIZES[unit], timeUnit: TIME_UNITS[unit] }
  return (await read({ method: 'POST', path: 'api/sportData/user', body }, SportPage, { signal })).dataList
}
