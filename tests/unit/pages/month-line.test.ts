import { expect, test } from 'vitest'
import { createMonthLine, MONTH_LINE } from '#pages/bodyFatScale/details-model.ts'

const NOW = Date.parse('2026-11-20T08:00:00+08:00')
const createItem = (day: string, value?: number) => ({
  date: `2026-11-${day} 08:00:00`,
  ...(value !== undefined && { value }),
})

test('thirty days up to the last measurement, in any order, one point a day', () => {
  const line = createMonthLine(
    [createItem('19', 58.4), createItem('19', 58.0), { value: 70, date: '2026-09-01 08:00:00' }, createItem('10', 59)],
    40,
    NOW,
  )!
  expect(line).toMatchObject({ minKg: 58.2, maxKg: 59, days: '近 30 天' })
  expect(line.spark.path.match(/[ML]/g)).toHaveLength(2)
  expect(line.spark.x).toBe(MONTH_LINE.width - 4)
  expect(line.spark).not.toHaveProperty('levelY')
})

test('the thirtieth day before is out of it, and after a pause of more than 14 days it says which days it shows', () => {
  const items = [
    createItem('19', 58),
    { value: 59, date: '2026-10-21 08:00:00' },
    { value: 70, date: '2026-10-20 08:00:00' },
  ]
  const getMonthLine = (day: string) => createMonthLine(items, 40, Date.parse(`${day}T08:00:00+08:00`))
  expect(getMonthLine('2026-12-03')).toMatchObject({ maxKg: 59, days: '近 30 天' })
  expect(getMonthLine('2026-12-04')).toMatchObject({ maxKg: 59, days: '至11月19日的 30 天' })
})

test('the weights have room of a tenth above and below; a goal beyond it is an arrow at that edge', () => {
  const items = [createItem('10', 59), createItem('19', 58)]
  const { spark } = createMonthLine(items, 58.5, NOW)!
  expect(spark.levelY).toBe(MONTH_LINE.height / 2)
  expect(spark.y).toBeLessThan(MONTH_LINE.height - 8)
  expect(createMonthLine(items, 57.95, NOW)?.spark.levelY).toBeGreaterThan(spark.y)
  for (const [goal, goalEdge] of [
    [57.8, 'bottom'],
    [45, 'bottom'],
    [59.2, 'top'],
  ] as const) {
    const line = createMonthLine(items, goal, NOW)
    expect(line).toMatchObject({ goalEdge })
    expect(line?.spark).not.toHaveProperty('levelY')
    expect(line?.spark.path).toBe(spark.path)
  }
})

test.each([
  ['nothing', []],
  ['one day', [createItem('19', 58), createItem('19', 59)]],
  ['no values', [createItem('19'), createItem('18')]],
  ['values below 0 and dates that are none', [createItem('19', -1), { value: 60, date: 'x' }, createItem('18', 58)]],
])('no line with %s', (_, items) => expect(createMonthLine(items, 54, NOW)).toBeUndefined())
