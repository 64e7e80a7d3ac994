// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { formatMean, Means } from '#pages/analysis/averages.tsx'
import { createFileName, toPeriodCsv } from '#pages/analysis/export.tsx'
import { Changes } from '#pages/analysis/later.tsx'
import { toPoints } from '#pages/analysis/model.ts'
import type { AnalysisItem } from '#shared/api/analysis.ts'
import { parseTime } from '#shared/format/dates.ts'
import { getMetric } from '#shared/health/metrics.ts'
import { passTime, renderView, setStage } from '#tests/unit/ui/render.ts'

setStage()
const weight = getMetric('weight')
const createItem = (date: string, value: number) => ({ date, value, weight: value }) as AnalysisItem
const HISTORY = [
  createItem('2026-11-18 08:00', 57.4),
  createItem('2026-11-11 08:00', 58.2),
  createItem('2026-10-05 08:00', 59),
]

test('the latest week and month against the one before; the table follows the choice', async () => {
  vi.setSystemTime(parseTime('2026-11-23 12:00')!)
  await renderView(<Means metric={weight} points={toPoints(HISTORY, weight, null)} />)
  const tiles = [...document.querySelectorAll('dl > div')].map((tile) => tile.textContent)
  expect(tiles).toEqual(['上周均值57.4kg比前一周 0.8 kg', '本月均值57.8kg比上月 1.2 kg'])
  const button = document.querySelector<HTMLButtonElement>('button[aria-expanded]')!
  button.click()
  await passTime(50)
  const getRows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(getRows()[0]).toBe('11月16日–11月22日57.4 kg（1 次） −0.8')
  document.querySelectorAll<HTMLButtonElement>('[role=radio]')[1]!.click()
  await passTime(50)
  expect(getRows()).toEqual(['2026年11月57.8 kg（2 次，57.4–58.2） −1.2', '2026年10月59.0 kg（1 次）'])
})

test('a first week has nothing before it', async () => {
  await renderView(<Means metric={weight} points={toPoints(HISTORY.slice(2), weight, null)} />)
  expect(document.body.textContent).toContain('前一周没有测量')
  const energy = getMetric('bmr')
  expect(formatMean({ start: 0, end: 6, mean: 1305, min: 1305, max: 1305, count: 2, before: 1304.96 }, energy)).toBe(
    '1,305 千卡（2 次） 持平',
  )
  // 57.8 and 57.9 are what the two rows read, though they are 0.02 apart.
  expect(formatMean({ start: 0, end: 6, mean: 57.86, min: 57.86, max: 57.86, count: 1, before: 57.84 }, weight)).toBe(
    '57.9 kg（1 次） +0.1',
  )
})

test('percentages differ by points, in the narrow tiles by their sign', async () => {
  const fat = getMetric('bodyFat')
  await renderView(<Changes metric={fat} analysis={{ items: [], changeWeek: { value: 0.3, trend: -1 } }} />)
  expect(document.body.textContent).toContain('近一周0.3%')
  await renderView(<Means metric={fat} points={toPoints(HISTORY, fat, null)} />)
  expect(document.body.textContent).toContain('57.4%比前一周 0.8 个百分点')
})

test('means leave as rows of a file that nobody takes for measurements', () => {
  const records = [
    { time: parseTime('2026-11-09 08:00')!, values: { weight: 58, bodyFat: 26, bt: 5 }, fatKg: 15 },
    { time: parseTime('2026-11-15 08:00')!, values: { weight: 59 } },
    { time: parseTime('2026-11-16 08:00')!, values: { weight: 57.5, whr: 0.751 }, muscleKg: 40.25 },
  ]
  const [header, ...getRows] = toPeriodCsv(records, 'week').trim().split('\r\n')
  expect(header).toBe(
    'FROM,TO,COUNT,BMI,BMR,BODY_AGE,BODY_FAT,BONE,MUSCLE,MUSCLE_MASS,PROTEIN,SKELETAL_MUSCLE,SUBCUTANEOUS_FAT,VISCERAL_FAT,WATER,WEIGHT,WHR,FAT_MASS,WEIGHT_MIN,WEIGHT_MAX',
  )
  expect(getRows).toEqual([
    '2026-11-09,2026-11-15,2,,,,26,,,,,,,,,58.5,,15,58,59',
    '2026-11-16,2026-11-22,1,,,,,,70,40.25,,,,,,57.5,0.751,,57.5,57.5',
  ])
  expect(toPeriodCsv(records, 'month').trim().split('\r\n')[1]).toMatch(/^2026-11-01,2026-11-30,3,/)
  expect(createFileName(parseTime('2026-11-23')!, '按周')).toBe('测量记录-按周-20261123.csv')
})
