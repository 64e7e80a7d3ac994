// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { CompositionCard, getShare } from '#pages/analysis/composition.tsx'
import { getFatReadings } from '#pages/analysis/fat.ts'
import { toPoints } from '#pages/analysis/model.ts'
import { getMassRange } from '#pages/analysis/ranges/axis.ts'
import { createColumns, createGroups } from '#pages/analysis/ranges/view.ts'
import type { AnalysisItem } from '#shared/api/analysis.ts'
import { getMetric } from '#shared/health/metrics.ts'
import { DatedChoice } from '#shared/ui/controls/dated-choice.tsx'
import { passTime, renderView, setStage } from '#tests/unit/ui/render.ts'

setStage()
const createItem = (date: string, value: number, more: Partial<AnalysisItem> = {}): AnalysisItem =>
  ({ date, value, weight: value, ...more }) as AnalysisItem
const weight = getMetric('weight')
const bodyFat = getMetric('bodyFat')
const getText = () => document.body.textContent!

const getField = (label: string) => document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`)!

/** As a finger on a select does. */
async function chooseOption(label: string, value: string | number) {
  getField(label).value = String(value)
  getField(label).dispatchEvent(new Event('input', { bubbles: true }))
  await passTime(50)
}

test('the change stands in words and bars, by the trend; another date is another change', async () => {
  const items = [
    createItem('2026-05-03 08:00', 58, { fatMass: 14 }),
    createItem('2026-05-02 08:00', 59, { fatMass: 14 }),
    createItem('2026-04-30 08:00', 60, { fatMass: 15 }),
  ]
  await renderView(<CompositionCard metric={weight} points={toPoints(items, weight, null)} />)
  expect(getText()).toContain('体重变化构成')
  expect(getText()).not.toContain('· 估算')
  // Trends with the day between filled in: weight 60, 59.95, 59.855, 59.6695; fat 15, 14.95,
  // 14.855, 14.7695.
  expect(getText()).toMatch(/体重−0\.3 kg脂肪−0\.2 kg去脂体重−0\.1 kg/)
  expect(getText()).toContain('变化在误差以内（约 ±1.5 kg）')
  await chooseOption('开始日期，月份', '2026年5月')
  expect(getText()).toContain('选两个不同的日期')
  await chooseOption('开始日期，日期', 1)
  expect(getText()).toMatch(/体重−0\.2 kg脂肪−0\.1 kg去脂体重−0\.1 kg/)
  // A first day after the second one: the two are swapped.
  await chooseOption('结束日期，月份', '2026年4月')
  expect([getField('开始日期，月份').value, getField('结束日期，月份').value]).toEqual(['2026年4月', '2026年5月'])
  expect(getText()).toMatch(/体重−0\.1 kg脂肪−0\.1 kg去脂体重0\.0 kg/)
})

test('without a mass of the service the body fat is worked out, and says so', async () => {
  const items = [createItem('2026-05-02', 24, { weight: 60 }), createItem('2026-05-01', 25, { weight: 60 })]
  const points = toPoints(items, bodyFat, null)
  expect(getFatReadings('bodyFat', points)).toMatchObject({
    readings: [{ fatKg: 15 }, { fatKg: 14.4 }],
    isEstimated: true,
  })
  await renderView(<CompositionCard metric={bodyFat} points={points} />)
  expect(getText()).toContain('按趋势计算 · 估算')
})

test('a picture of small changes stays small', () => {
  const parts = [0.5, -1].map((kg) => ({ name: '', kg, text: '' }))
  expect(parts.map(({ kg }) => getShare(kg, parts))).toEqual([25, 50])
  expect(getShare(-4, [{ name: '', kg: -4, text: '' }])).toBe(100)
})

test('the second axis holds the masses in view, each group the mean of those known', () => {
  const timed = [15, undefined, 14].map((mass, index) => ({ time: index * 3_600_000, plotted: 25, mass }))
  const [group] = createGroups(timed, 'day', false)
  expect(group!.mass).toBe(14.5)
  const all = createGroups(timed, 'each', false)
  expect(createColumns(all)[2]).toEqual([15, null, 14])
  const { min, max } = getMassRange(all, { from: 0, to: 2 })!
  expect(min).toBeLessThan(14)
  expect(max).toBeGreaterThan(15)
  expect(getMassRange(all, { from: 5, to: 6 })).toBeUndefined()
})

test('another month opens with its latest day', async () => {
  const onChange = vi.fn()
  const options = ['10日', '20日', '1日'].map((text, index) => ({ month: index < 2 ? '2026年4月' : '2026年5月', text }))
  await renderView(<DatedChoice label="较早" options={options} value={2} onChange={onChange} />)
  await chooseOption('较早，月份', '2026年4月')
  expect(onChange).toHaveBeenCalledWith(1)
})
