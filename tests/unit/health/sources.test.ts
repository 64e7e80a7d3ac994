import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { trimmed } from '#shared/core/numbers.ts'
import { edgesOf } from '#shared/health/bands.ts'
import { METRICS } from '#shared/health/metrics.ts'
import { ORIGINS, SOURCES } from '#shared/health/sources.ts'

const readme = readFileSync(`${ROOT}shared/health/README.md`, 'utf8')
const woman = { sex: 'female', age: 29, heightCm: 165, weightKg: 58.2 } as const

test('the README’s table says what the members read and the bands hold', () => {
  const rows = METRICS.map(({ key, name }) => {
    const edges = edgesOf(key, woman, { proteinMassMin: 7.4, proteinMassMax: 9 })?.map((edge) => trimmed(edge, 2)) ?? [
      '-',
    ]
    return `| ${name} (${key}) | ${SOURCES[key].origin} | ${edges.join(', ')} | ${SOURCES[key].bands} |`
  })
  expect(rows.filter((row) => !readme.includes(row))).toEqual([])
})

test('every metric has its source and its origin in words', () => {
  for (const { key } of METRICS) {
    expect(SOURCES[key].bands).toMatch(/。$/)
    expect(ORIGINS[SOURCES[key].origin]).toMatch(/。$/)
  }
})
