// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { usePeriods } from '#pages/sportData/use-periods.ts'
import { PAGE_SIZES } from '#shared/api/member-calls.ts'
import { getDayStart } from '#shared/format/calendar-days.ts'
import { getDateParts, parseTime } from '#shared/format/dates.ts'
import { passTime, renderView, setStage } from '#tests/unit/ui/render.ts'

const SIZE = PAGE_SIZES.day
const FIRST_DAY = 20_000
/** The latest day of which the service knows. */
let latest = FIRST_DAY + 3 * SIZE - 1
const formatDay = (day: number) => {
  const { year, month, day: date } = getDateParts(getDayStart(day))!
  return [year, month, date].join('-')
}
vi.mock('#shared/api/sport.ts', () => ({
  createPeriodsQuery: (_unit: string, page: number) => ({
    queryKey: String(page),
    queryFn: async () =>
      Array.from({ length: SIZE }, (_, index) => ({ startDate: formatDay(latest - (page - 1) * SIZE - index) })),
  }),
}))

setStage()
let periods: ReturnType<typeof usePeriods>
function Page() {
  periods = usePeriods('day')
  return null
}
const getDays = () => periods.periods!.map(({ startDate }) => parseTime(startDate))

test('days that begin leave no hole between the latest page, which is asked for again, and the earlier ones', async () => {
  await renderView(<Page />)
  await passTime(100)
  await periods.loadOlder()
  await passTime(100)
  expect(getDays()).toHaveLength(2 * SIZE)
  latest += 2
  // The module that listens is loaded once the page is at rest.
  await vi.waitFor(async () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await passTime(100)
    expect(getDays()).toHaveLength(2 * SIZE + 2)
  }, 10_000)
  const from = FIRST_DAY + SIZE
  expect(getDays()).toEqual(Array.from({ length: 2 * SIZE + 2 }, (_, index) => getDayStart(from + index)))
})
