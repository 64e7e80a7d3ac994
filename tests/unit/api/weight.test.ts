import { expect, test, vi } from 'vitest'
import { fetchQuery } from '#shared/api/query.ts'
import type { Schema } from '#shared/api/schema.ts'
import { LAST_WEIGHT_QUERY } from '#shared/api/weight.ts'

const record = vi.fn()
vi.mock('#shared/api/client.ts', () => ({
  fetchData: async (_: unknown, schema: Schema<unknown>) => schema.read(record())?.[0],
}))

test.for([
  [{ weight: 58.2 }, 58.2],
  [{ weight: 0 }, undefined],
  [{ weight: -1 }, undefined],
  [{}, undefined],
] as const)('the last weight of %o is %s', async ([given, kg]) => {
  record.mockReturnValue(given)
  expect(await fetchQuery(LAST_WEIGHT_QUERY)).toBe(kg)
})
