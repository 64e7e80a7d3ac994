import { expect, test } from 'vitest'
import { MONTH_LINE, monthLine } from '#pages/bodyFatScale/month-line.ts'

const on = (day: string, value?: number) => ({ date: `2026-11-${day} 08:00:00`, ...(value !== undefined && { value }) })

test('thirty days up to the last measurement, in any order, one point a day', () => {
  const line = monthLine(
    [on('19', 58.4), on('19', 58.0), { value: 70, date: '2026-09-01 08:00:00' }, on('10', 59)],
    40,
  )!
  expect(line).toMatchObject({ least: 58.2, most: 59 })
  expect(line.spark.path.match(/[ML]/g)).toHaveLength(2)
  expect(line.spark.x).toBe(MONTH_LINE.width - 4)
  expect(line.spark).not.toHaveProperty('levelY')
})

test('a goal is drawn where it is near the line, and left out where it would flatten it', () => {
  const items = [on('10', 59), on('19', 58)]
  expect(monthLine(items, 56)?.spark.levelY).toBeGreaterThan(70)
  expect(monthLine(items, 45)?.spark).not.toHaveProperty('levelY')
})

test.each([
  ['nothing', []],
  ['one day', [on('19', 58), on('19', 59)]],
  ['no values', [on('19'), on('18')]],
  ['values below 0 and dates that are none', [on('19', -1), { value: 60, date: 'x' }, on('18', 58)]],
])('no line with %s', (_, items) => expect(monthLine(items, 54)).toBeUndefined())
