import { list, number, text, time } from './fields.ts'
import { read } from './http.ts'
import { periodsCall, type TimeUnit } from './member-calls.ts'
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
  startDate: time,
  endDate: time,
  ...sums,
  /** Days with an exercise. */
  days: number,
  itemList: list(object({ name: text(20), sort: number, ...sums }), 20),
})
/** What was done in a day, week or month. */
export type SportPeriod = Infer<typeof Period>

/** Nothing was done: no times, no time, no energy, no load. What is not known, or negative, counts as nothing. */
export const isIdle = (
  done: Partial<Pick<SportPeriod, 'frequency' | 'duration' | 'calorie' | 'weight'>> | undefined,
): boolean => ![done?.frequency, done?.duration, done?.calorie, done?.weight].some((amount) => amount && amount > 0)

export const SportPage = object({ dataList: list(Period) })

/** One page of periods, page 1 the latest. The service promises no order. @throws ServiceError */
export const listPeriods = async (unit: TimeUnit, pageNum: number, signal: AbortSignal): Promise<SportPeriod[]> =>
  (await read(periodsCall(unit, pageNum), SportPage, { signal })).dataList
