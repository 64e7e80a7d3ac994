// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { Calendar, MonthPicker } from '#pages/bodyFatScale/calendar.tsx'
import { createMonths, getDayTarget } from '#pages/bodyFatScale/calendar-model.ts'
import { passTime, pressKey, renderView, setStage } from './render.ts'

setStage()
const DAYS = ['2024-06-30', '2024-07-08', '2024-07-09', '2024-08-01', '2024-08-16']

test.for([
  ['ArrowRight', '2024-07-09', '2024-08-01'],
  ['ArrowLeft', '2024-07-08', '2024-06-30'],
  ['ArrowUp', '2024-07-09', '2024-06-30'], // the day before is nearer than a week
  ['ArrowDown', '2024-07-08', '2024-08-01'],
  ['Home', '2024-08-16', '2024-06-30'],
  ['End', '2024-06-30', '2024-08-16'],
  ['ArrowRight', '2024-08-16', undefined],
  ['ArrowUp', '2024-06-30', undefined],
  ['x', '2024-07-09', undefined],
] as const)('%s on %s leads to %s', ([key, from, to]) => expect(getDayTarget(key, from, DAYS)).toBe(to))

test.for([
  ['2023-09-01', '2024-08-16', 12],
  ['2024-12-31', '2025-01-01', 2],
  ['2024-02-29', '2024-02-29', 1],
  ['2024-03-01', '2024-02-29', 0],
  ['', '2024-02-29', 0],
  ['2024-02-30', '2024-03-01', 0],
] as const)('%s to %s are %d months', ([from, to, count]) => {
  const months = createMonths(from, to)
  expect(months).toHaveLength(count)
  months.forEach((month, index) => {
    const before = months[index - 1]
    expect(month.top).toBe(before ? before.top + before.height : 0)
  })
})

const renderCalendar = (onSelect = (_day: string) => {}) => (
  <Calendar
    days={['2019-02-03', ...DAYS]}
    selected="2024-08-16"
    today="2024-08-16"
    from="2019-01-05"
    to="2024-08-16"
    onSelect={onSelect}
  />
)
const getCell = (day: string) => document.querySelector<HTMLElement>(`[data-day="${day}"]`)!

test('only days with a record are buttons, today says 今, and few of the many months are drawn', async () => {
  const onSelect = vi.fn()
  await renderView(renderCalendar(onSelect))
  expect(getCell('2024-08-16').textContent).toBe('今')
  expect(getCell('2024-08-16').getAttribute('aria-label')).toBe('2024年8月16日，今天')
  expect(getCell('2024-08-02')).toBeNull()
  expect(document.querySelectorAll('section')).toHaveLength(68)
  expect(document.querySelectorAll('section > div').length).toBeLessThan(10)
  getCell('2024-08-01').click()
  expect(onSelect).toHaveBeenCalledWith('2024-08-01')
})

test('arrow keys walk over the days, also into months that were not drawn', async () => {
  await renderView(renderCalendar())
  expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1)
  await pressKey(getCell('2024-08-16'), 'Home')
  expect(document.activeElement).toBe(getCell('2019-02-03'))
  expect(getCell('2019-02-03').tabIndex).toBe(0)
})

test('the bar leads to any year and month with a record, and the focus lands on its first day', async () => {
  await renderView(renderCalendar())
  const bar = document.querySelector<HTMLElement>('button[aria-expanded]')!
  expect(bar.textContent).toContain('▾')
  const hasWeekdays = () => document.body.textContent!.includes('一二三四五六日')
  expect(hasWeekdays()).toBe(true)
  bar.click()
  await passTime(50)
  expect(hasWeekdays()).toBe(false)
  expect([...document.querySelectorAll('[aria-label=年月] h3')].map(({ textContent }) => textContent)).toEqual([
    '2024年',
    '2019年',
  ])
  const months = [...document.querySelectorAll<HTMLElement>('[aria-label=年月] button')]
  expect(months.map((month) => month.getAttribute('aria-label'))).toEqual([
    '2024年6月',
    '2024年7月',
    '2024年8月',
    '2019年2月',
  ])
  months[3]!.click()
  await passTime(50)
  expect(document.querySelector('[aria-label=年月]')).toBeNull()
  expect(document.activeElement).toBe(getCell('2019-02-03'))
  expect(document.querySelector<HTMLElement>('[role=group]')!.scrollTop).toBe(
    createMonths('2019-01-05', '2019-02-01')[1]!.top,
  )
})

test('fifty years are a page of months, not a list of days', async () => {
  const days = Array.from({ length: 50 }, (_, year) => `${1970 + year}-05-05`)
  const redraw = await renderView(<MonthPicker days={days} current="2019-05" onPick={() => {}} />)
  expect(document.querySelectorAll('button')).toHaveLength(50)
  expect(document.querySelectorAll('[aria-current=date]')).toHaveLength(1)
  // Without a record there is no bar.
  await redraw(<Calendar days={[]} today="2024-08-16" from="2023-09-01" to="2024-08-16" onSelect={() => {}} />)
  expect(document.querySelector('button')).toBeNull()
})
