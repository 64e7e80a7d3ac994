import { expect, test } from 'vitest'
import { lastWeight, levelCards } from '#pages/bodyComposition/model.ts'
import type { History } from '#shared/api/composition.ts'

const now = Date.parse('2026-08-18T00:12:00Z')
const reading = (value: number, day: string) => ({ value, measurement_time: `${day} 08:00:00` })
const source = (weights: ReturnType<typeof reading>[]) => ({
  history: {
    history_weight: weights,
    history_visceral_fat_level: [],
    history_body_mass_index: [],
    history_body_fat_percentage: [],
    history_skeletal_muscle_weight: [],
    history_water_content: [],
    history_bone_mass: [reading(2.3, '2026-08-10')],
    history_bone_min: 2,
    history_bone_max: 2.4,
  } as unknown as History,
  body: { sex: 'female', age: 29, heightCm: 165 } as const,
  now,
})
const cardOf = (key: string, weights: ReturnType<typeof reading>[]) =>
  levelCards(source(weights)).find(({ measure }) => measure.key === key)!
test('nobody weighs nothing', () => {
  const weights = [reading(57.8, '2026-08-16'), reading(0, '2026-08-17')]
  expect(cardOf('weight', weights).value).toBe('57.8')
  expect(lastWeight(source(weights))).toBe(57.8)
  expect(lastWeight(source([reading(0, '2026-08-17')]))).toBeUndefined()
})

test('a value of a day before the latest weigh-in says of which; one of that day, or missing, says none', () => {
  const own = reading(58.3, '2026-08-10')
  expect(cardOf('bone', [own]).day).toBeUndefined()
  const later = [own, reading(57.9, '2026-08-17')]
  expect(['bone', 'weight', 'vfr'].map((key) => cardOf(key, later).day)).toEqual(['8月10日', undefined, undefined])
})
