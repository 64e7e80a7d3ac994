import { expect, test } from 'vitest'
import { METRICS } from '#shared/health/metrics.ts'
import { ORIGINS, SOURCES } from '#shared/health/sources.ts'

test('every metric has its source and its origin in words', () => {
  for (const { key } of METRICS) {
    expect(SOURCES[key].bands).toMatch(/。$/)
    expect(ORIGINS[SOURCES[key].origin]).toMatch(/。$/)
  }
})
