import { code, type DescribedCall, day, describe, GREATEST, group, integer, kg, label, measure } from './describe.ts'
import { list, number, text, time } from './fields.ts'
import { createPeriodsCall, type TimeUnit } from './member-calls.ts'
import { type CallQuery, createQuery } from './query.ts'
import { type Infer, object } from './schema.ts'

const sums = {
  frequency: describe(number, integer('次数', '次', [0, GREATEST], 3)),
  duration: describe(number, measure('时长', '分钟', [0, 44_640], 46)),
  calorie: describe(number, measure('消耗', '千卡', [0, GREATEST], 287)),
  weight: describe(number, kg('举起的总重量', [0, GREATEST], 4260)),
}

const Period = object({
  startDate: describe(time, day('开始日期')),
  endDate: describe(time, day('结束日期')),
  ...sums,
  days: describe(number, integer('有运动的天数', '天', [0, 366], 5)),
  itemList: describe(
    list(
      object({
        name: describe(text(20), label('类别名称', '课程训练')),
        sort: describe(number, integer('排序', '', [0, 1000], 1)),
        ...sums,
      }),
      20,
    ),
    group('按类别'),
  ),
})
/** What was done in a day, week or month. */
export type SportPeriod = Infer<typeof Period>

/**
 * Whether nothing was done: no times, time, energy or load. Missing or negative values count as 0.
 */
export const isIdle = (
  done: Partial<Pick<SportPeriod, 'frequency' | 'duration' | 'calorie' | 'weight'>> | undefined,
): boolean =>
  ![done?.frequency, done?.duration, done?.calorie, done?.weight].some((amountField) => amountField && amountField > 0)

export const SportPage = object({ dataList: describe(list(Period), group('各时段，顺序不限')) })

/** One page of periods, page 1 the latest. The service promises no order. */
export const createPeriodsQuery = (unit: TimeUnit, pageNum: number): CallQuery<SportPeriod[]> =>
  createQuery(createPeriodsCall(unit, pageNum), SportPage, async (reply) => (await reply).dataList)

/* @__NO_SIDE_EFFECTS__ */
const describePeriods = (unit: TimeUnit, title: string) =>
  ({
    name: `listPeriods_${unit}` as const,
    title: `运动数据，按${title}`,
    who: 'member' as const,
    body: object({
      pageNum: describe(number, integer('页码，1 是最近的一页', '', [1, 1_000_000], 1)),
      pageSize: describe(number, integer('每页条数：日 366，周 52，月 12', '条', [1, 1000], 52)),
      timeUnit: describe(number, code('时间单位：0 日，1 周，2 月', [0, 1, 2])),
    }),
    replies: [SportPage],
    ask: () => createPeriodsCall(unit, 1),
  }) satisfies DescribedCall
export const SPORT_CALLS = [
  describePeriods('day', '日'),
  describePeriods('week', '周'),
  describePeriods('month', '月'),
] as const satisfies readonly DescribedCall[]
