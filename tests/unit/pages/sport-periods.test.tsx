// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { usePeriods } from '#pages/sportData/use-periods.ts'
import { PAGE_SIZES } from '#shared/api/member-calls.ts'
import { dayStart } from '#shared/core/dates/calendar-days.ts'
import { dateParts, parseTime } from '#shared/core/dates/dates.ts'
import { draw, pass, setStage } from '#tests/unit/ui/render.ts'

const SIZE = PAGE_SIZES.day
const FIRST_DAY = 20_000
/** The latest day of which the service knows. */
let latest = FIRST_DAY + 3 * SIZE - 1
const dateOf = (day: number) => {
  const { year, month, day: date } = dateParts(dayStart(day))!
  return [year, month, date].join('-')
}
vi.mock('#shared/api/sport.ts', () => ({
  listPeriods: async (_unit: string, page: number) =>
    Array.from({ length: SIZE }, (_, index) => ({ startDate: dateOf(latest - (page - 1) * SIZE - index) })),
}))

setStage()
let periods: ReturnType<typeof usePeriods>
function Page() {
  periods = usePeriods('day')
  return null
}
const days = () => periods.periods!.map(({ startDate }) => parseTime(startDate))

test('days that begin leave no hole between the latest page, which is asked for again, and the earlier ones', async () => {
  await draw(<Page />)
  await pass(100)
  await periods.loadOlder()
  await pass(100)
  expect(days()).toHaveLength(2 * SIZE)
  // The listener comes with a module of its own, once the page is at rest.
  await pass(300)
  latest += 2
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await pass(100)
  const from = FIRST_DAY + SIZE
  expect(days()).toEqual(Array.from({ length: 2 * SIZE + 2 }, (_, index) => dayStart(from + index)))
})
