import { expect, test } from 'vitest'
import { createLevelCards, getLastWeight } from '#pages/bodyComposition/model.ts'
import type { History } from '#shared/api/composition.ts'

const now = Date.parse('2026-08-18T00:12:00Z')
const createReading = (value: number, day: string) => ({ value, measurement_time: `${day} 08:00:00` })
const createSource = (weights: ReturnType<typeof createReading>[]) => ({
  history: {
    history_weight: weights,
    history_visceral_fat_level: [],
    history_body_mass_index: [],
    history_body_fat_percentage: [],
    history_skeletal_muscle_weight: [],
    history_water_content: [],
    history_bone_mass: [createReading(2.3, '2026-08-10')],
    history_bone_min: 2,
    history_bone_max: 2.4,
  } as unknown as History,
  body: { sex: 'female', age: 29, heightCm: 165 } as const,
  now,
})
const getCard = (key: string, weights: ReturnType<typeof createReading>[]) =>
  createLevelCards(createSource(weights)).find(({ measure }) => measure.key === key)!
test('nobody weighs nothing', () => {
  const weights = [createReading(57.8, '2026-08-16'), createReading(0, '2026-08-17')]
  expect(getCard('weight', weights).value).toBe('57.8')
  expect(getLastWeight(createSource(weights))).toBe(57.8)
  expect(getLastWeight(createSource([createReading(0, '2026-08-17')]))).toBeUndefined()
})

test('a value of a day before the latest weigh-in says of which; one of that day, or missing, says none', () => {
  const local = createReading(58.3, '2026-08-10')
  expect(getCard('bone', [local]).day).toBeUndefined()
  const laterResult = [local, createReading(57.9, '2026-08-17')]
  expect(['bone', 'weight', 'vfr'].map((key) => getCard(key, laterResult).day)).toEqual([
    '8月10日',
    undefined,
    undefined,
  ])
})
