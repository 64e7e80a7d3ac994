// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { WeightGauge } from '#pages/bodyFatScale/later.tsx'
import { WeightCard } from '#pages/bodyFatScale/page.tsx'
import { getWeightOutlook } from '#shared/health/weight-outlook.ts'
import { OutlookText } from '#shared/ui/health/outlook-text.tsx'
import { createRecord } from '#tests/unit/pages/body-fat-scale-record.ts'
import { renderView, setStage } from './render.ts'

setStage()

const NOW = Date.UTC(2026, 10, 20, 12)
/** So much at the last of 40 days, and so much more each day before. */
const createWeights = (last: number, more: number) =>
  Array.from({ length: 40 }, (_, ago) => ({
    value: last + more * ago,
    date: new Date(NOW - ago * 86_400_000).toISOString(),
  }))
const getText = () => document.body.textContent
const getOutlook = (last: number, more: number, age = 29) =>
  getWeightOutlook({
    items: createWeights(last, more),
    targetKg: 45,
    now: NOW,
    body: { sex: 'female', age, heightCm: 165 },
  })

test('BMI 17.3 and falling: no verdict and no weeks, a kind word', async () => {
  await renderView(<OutlookText outlook={getOutlook(47.1, 0.05)} />)
  expect(getText()).toContain('近一周下降 0.3 kg')
  expect(getText()).toContain('先好好吃饭、好好休息')
  expect(getText()).not.toMatch(/离目标更近|离目标远了些|周后|预计/)
})

test.for([
  ['rising', 47.1, -0.05],
  ['standing still', 47.1, 0],
  ['normal and falling', 58, 0.05],
] as const)('%s there is no kind word', async ([, last, more]) => {
  await renderView(<OutlookText outlook={getOutlook(last, more)} />)
  expect(getText()).not.toContain('好好吃饭')
})

test.for([
  [58, 0.05, '离目标更近'],
  [58, -0.05, '离目标远了些'],
] as const)(
  'a verdict is no rating, so it has no colour: %i kg, %f kg more each day before, %s',
  async ([last, more, verdict]) => {
    await renderView(<OutlookText outlook={getOutlook(last, more)} />)
    const element = [...document.querySelectorAll('span')].find(({ textContent }) => textContent === verdict)!
    expect(element.className).toBe('')
  },
)

test('under 18 the outlook says neither', async () => {
  await renderView(<OutlookText outlook={getOutlook(47.1, 0.05, 15)} />)
  expect(getText()).not.toMatch(/离目标更近|离目标远了些|好好吃饭|周后/)
  expect(getText()).toContain('未满 18 岁')
})

const record = createRecord({
  weight: 47.1,
  originWeight: 50,
  targetWeight: 45,
  weightChangeValue: -0.5,
  weightChangeDay: 7,
  weightStandard: { weightMin: 35, weightMax: 75, weightStandardLeft: 50.4, weightStandardRight: 65.3 },
})

test('the weight card shows what the service says: its range and the ends of its scale', async () => {
  await renderView(<WeightCard record={record} gauge={<WeightGauge record={record} />} onGoal={() => {}} />)
  expect(getText()).toContain('7天 减少 0.5 kg')
  expect(getText()).toContain('50.4–65.3')
  expect([...document.querySelectorAll('svg text')].map((item) => item.textContent)).toContain('35')
})
