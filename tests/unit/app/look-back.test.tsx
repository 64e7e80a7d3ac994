// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { SportPeriod } from '#shared/api/sport.ts'
import { PosterChoice } from '#shared/features/look-back/look-back-sheet.tsx'
import { createLookBackPoster } from '#shared/features/look-back/poster.ts'
import { getFacts, getMonthSpan, getYearSpan, toSportDays } from '#shared/features/look-back/view.ts'
import { createKit } from '#shared/features/poster/kit.ts'
import { toDayNumber } from '#shared/format/calendar-days.ts'
import { parseTime } from '#shared/format/dates.ts'
import { passTime, renderView, setStage } from '#tests/unit/ui/render.ts'

setStage()
const toDay = (date: string) => toDayNumber(parseTime(date)!)
const TODAY = toDay('2026-05-20')
const createWeight = (date: string, kg: number) => ({ time: parseTime(date)!, kg })
const source = {
  weights: [
    createWeight('2026-05-03', 60),
    createWeight('2026-05-07', 60),
    createWeight('2026-05-08', 59),
    createWeight('2026-05-09', 58),
  ],
  sport: [{ day: toDay('2026-05-04'), minutes: 1030, kcal: 2200 }],
  targetKg: 54,
  body: { sex: 'female', age: 29, heightCm: 165 } as const,
}

test('a month, the ones before it, and the twelve that end with it', () => {
  expect(getMonthSpan(TODAY, 0)).toEqual({ title: '2026年5月', from: toDay('2026-05-01'), to: toDay('2026-05-31') })
  expect(getMonthSpan(TODAY, 5)).toMatchObject({ title: '2025年12月', to: toDay('2025-12-31') })
  expect(getYearSpan(TODAY)).toEqual({
    title: '2025年6月–2026年5月',
    from: toDay('2025-06-01'),
    to: toDay('2026-05-31'),
  })
})

test('figures in words; what nothing tells is left out', () => {
  const reported = getFacts(source, getMonthSpan(TODAY, 0)).map(({ label, value, unit, note }) => [
    label,
    value,
    unit,
    note,
  ])
  expect(reported).toEqual([
    ['体重变化', '−0.3', 'kg', '离目标更近（按趋势）'],
    ['进步最大的一周', '−0.3', 'kg', '5月4日–5月10日'],
    ['称重次数', '4', '次', undefined],
    ['运动天数', '1', '天', '共 1,030 分钟'],
    ['运动消耗', '2,200', '千卡', undefined],
    ['运动最多的一周', '1', '天', '5月4日–5月10日，2,200\u00a0千卡'],
    ['期末体重', '59.7', 'kg', '按趋势'],
  ])
  const bare = getFacts({ ...source, weights: [], sport: undefined }, getMonthSpan(TODAY, 0))
  expect(bare.map(({ label }) => label)).toEqual(['称重次数'])
})

test('days with exercise alone count, whatever else the service sends', () => {
  const createPeriod = (startDate: string, more: Partial<SportPeriod>) => ({ startDate, ...more }) as SportPeriod
  expect(
    toSportDays([
      createPeriod('2026-05-04', { duration: 30, calorie: 200, frequency: 1 }),
      createPeriod('2026-05-05', { duration: 0, frequency: 0 }),
      createPeriod('2026-05-06', { frequency: 1, calorie: -5 }),
      createPeriod('2026-05-07', { calorie: 300 }),
      createPeriod('soon', { duration: 30 }),
    ]),
  ).toEqual([
    { day: toDay('2026-05-04'), minutes: 30, kcal: 200 },
    { day: toDay('2026-05-06'), minutes: 0, kcal: 0 },
    { day: toDay('2026-05-07'), minutes: 0, kcal: 300 },
  ])
})

const kit = createKit({
  plain: (text: string) => text.length,
  bold: (text: string) => text.length,
  num: (text: string) => text.length,
})
const facts = getFacts(source, getMonthSpan(TODAY, 0))
/** Every word on the poster. */
const getPosterText = (displayed: typeof facts) =>
  createLookBackPoster('2026年5月', displayed)
    .layers(kit, 'https://example.com/down?source=poster')
    .filter((layer) => typeof layer === 'string')
    .join('')
    .replace(/<[^>]*>/g, '|')

test('a poster shows what is switched on and nothing else', () => {
  const message = getPosterText(facts.filter(({ key }) => key === 'weighIns' || key === 'kcal'))
  expect(message).toContain('称重次数')
  expect(message).toContain('2,200')
  expect(message).not.toMatch(/体重|59\.7|−0\.3/)
  expect(getPosterText([])).toContain('2026年5月')
})

test('the weight itself is off until it is switched on', async () => {
  await renderView(<PosterChoice facts={facts} title="2026年5月" />)
  const getSwitches = () =>
    [...document.querySelectorAll<HTMLElement>('[role=switch]')].map((item) => [
      item.textContent,
      item.getAttribute('aria-checked'),
    ])
  expect(getSwitches().filter(([, on]) => on === 'false')).toEqual([['期末体重', 'false']])
  document.querySelectorAll<HTMLElement>('[role=switch]')[6]!.click()
  await passTime(50)
  expect(getSwitches().filter(([, on]) => on === 'false')).toEqual([])
  for (const item of document.querySelectorAll<HTMLElement>('[role=switch]')) {
    item.click()
    await passTime(50)
  }
  expect(document.body.textContent).toContain('打开至少一项，才能生成海报')
  expect(document.body.textContent).not.toContain('生成海报海报')
})
