import { expect, test } from 'vitest'
import { levelCards, type Source } from '#pages/bodyComposition/model.ts'
import { sinceLast } from '#pages/bodyComposition/since-last.ts'
import { freshFrom, type History } from '#shared/api/composition.ts'

const reading = (value: number, day: string) => ({ value, measurement_time: `${day} 08:00:00` })
const history = {
  history_weight: [reading(58.3, '2026-08-10'), reading(57.8, '2026-08-14')],
  history_visceral_fat_level: [reading(10, '2026-08-14')],
  history_body_mass_index: [reading(21.2, '2026-08-14')],
  history_body_fat_percentage: [reading(29.2, '2026-08-14')],
  history_skeletal_muscle_weight: [reading(17.6, '2026-08-14')],
  history_water_content: [],
  history_bone_mass: [],
  history_sbw: 59.9,
  history_smm_standard: 20,
} as unknown as History
const source: Source = {
  history,
  body: { sex: 'female', age: 29, heightCm: 165 },
  now: Date.parse('2026-08-16T00:12:00Z'),
}

test('what is out of its range leads and says by how much; the others keep their order', () => {
  const cards = levelCards(source)
  expect(cards.map(({ measure, off }) => [measure.key, off])).toEqual([
    ['vfr', '高出 1 级'],
    ['bodyFat', '高出 1.2%'],
    ['ssm', '还差 0.4 kg'],
    ['weight', undefined],
    ['bmi', undefined],
    ['water', undefined],
    ['bone', undefined],
  ])
})

test('under 18 nothing is out of a range, so nothing leads', () => {
  const young = levelCards({ ...source, body: { sex: 'female', age: 15, heightCm: 165 } })
  expect(young[0]!.measure.key).toBe('weight')
  expect(young.every(({ off }) => off === undefined)).toBe(true)
})

test('a fresh measurement is compared with the one before', () => {
  const fresh = freshFrom({ weight: 57.4, body_fat_percentage: 29.2 })!
  const since = sinceLast({ ...source, fresh })!
  expect(since.day).toBe('8月14日')
  expect(since.changes.map(({ name, by }) => [name, by.toFixed(1)])).toEqual([
    ['体重', '-0.4'],
    ['体脂率', '0.0'],
  ])
})

test('nothing to compare: no fresh measurement, or none before', () => {
  const fresh = freshFrom({ weight: 57.4 })!
  expect(sinceLast(source)).toBeUndefined()
  expect(sinceLast({ ...source, fresh, history: { ...history, history_weight: [] } })).toBeUndefined()
  expect(sinceLast({ fresh, now: source.now })).toBeUndefined()
})
