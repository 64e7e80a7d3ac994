import { afterEach, expect, test, vi } from 'vitest'
import { HISTORY_QUERY, saveMeasurement } from '#shared/api/composition.ts'
import { fetchQuery } from '#shared/api/query.ts'
import type { Schema } from '#shared/api/schema.ts'

const asked = vi.fn()
vi.mock('#shared/api/client.ts', () => ({
  fetchData: async (_: unknown, schema: Schema<unknown>) => schema.read(asked())?.[0],
}))
afterEach(() => asked.mockReset())

test('a value stands in the field named after the metric, else in value', async () => {
  const time = { measurement_time: '2026-08-16 08:00:00' }
  asked.mockReturnValue({
    history_weight: [
      { weight: '57.8', value: 1, ...time },
      { value: 58.1, ...time },
      { weight: null, value: 59, ...time },
      time,
    ],
    history_body_fat_percentage: [{ body_fat_percentage: 25.6, ...time }],
    history_water_content: [{ water_content: 31.4, weight: 57.8, ...time }],
  })
  const history = await fetchQuery(HISTORY_QUERY)
  expect(history.history_weight.map(({ value }) => value)).toEqual([57.8, 58.1, 59, undefined])
  expect(history.history_body_fat_percentage).toEqual([{ value: 25.6, ...time }])
  expect(history.history_water_content[0]!.value).toBe(31.4)
  expect(history.history_bone_mass).toEqual([])
})

test('what is saved has the fields of the payload alone', () => {
  const fresh = { weight: 57.8, water_content: 31.4, moisture: 54.3, muscle: 45, muscle_mass: 26 }
  expect(saveMeasurement.createCall(fresh as never).body).toEqual({ weight: 57.8, water_content: 31.4 })
})
