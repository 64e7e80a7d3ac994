import { expect, test } from 'vitest'
import { findIndexes, PROVINCES } from '#pages/logistics/area-sheet.tsx'

test('34 provinces, each with cities, each with districts, no name holds the separator', () => {
  expect(PROVINCES).toHaveLength(34)
  for (const province of PROVINCES) {
    expect(province.parts.length, province.name).toBeGreaterThan(0)
    for (const city of province.parts) {
      expect(city.parts.length, city.name).toBeGreaterThan(0)
      for (const { name } of [province, city, ...city.parts]) expect(name).toMatch(/^[^/]+$/)
    }
  }
})

test('a chosen text is found again', () => {
  const [province, city, district] = findIndexes('浙江省/杭州市/余杭区')
  const found = PROVINCES[province]!
  expect([found.name, found.parts[city]!.name, found.parts[city]!.parts[district]!.name]).toEqual([
    '浙江省',
    '杭州市',
    '余杭区',
  ])
})

test.for(['', '没有/这个/地方', '浙江省'])('“%s” starts at the top of what is not found', (text) => {
  expect(findIndexes(text).slice(1)).toEqual([0, 0])
})
