import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatEdge,
  formatRange,
  getLevelZones,
  getRatingZones,
  getScoreZones,
  type Zone,
} from '#shared/health/axis.ts'
import { BMI_RANGE, BODY_FAT_RANGES, getDisplayedLevel, VISCERAL_FAT_RANGE } from '#shared/health/levels.ts'
import { toScaleValue } from '#shared/health/measured.ts'
import { RATINGS } from '#shared/health/ratings.ts'
import { getScoreRating } from '#shared/health/score.ts'

const getMarkedZones = (zones: readonly Zone[] | undefined) => zones?.filter(({ mark }) => mark !== undefined) ?? []

test('levels: three zones around the range, as wide as they are, with edges and mark', () => {
  const zones = getLevelZones('high', 26, BMI_RANGE)
  expect(zones.map(({ name, size, edge }) => [name, Math.round(size), edge])).toEqual([
    ['偏低', 33, 18.5],
    ['标准', 33, 24],
    ['偏高', 33, undefined],
  ])
  expect(getMarkedZones(zones)).toMatchObject([{ name: '偏高' }])
  expect(getMarkedZones(zones)[0]!.mark).toBeCloseTo(2 / 5.5)
})

test('levels: a range that begins at 0 has three zones too, and no edge below its standard', () => {
  const zones = getLevelZones('std', 3, VISCERAL_FAT_RANGE)
  expect(zones.map(({ name, edge, mark }) => [name, edge, mark])).toEqual([
    ['偏低', undefined, undefined],
    ['标准', 10, 0.3],
    ['偏高', undefined, undefined],
  ])
  expect(getMarkedZones(getLevelZones('high', 14, VISCERAL_FAT_RANGE))[0]!.mark).toBeCloseTo(0.4)
  expect(getMarkedZones(getLevelZones('high', 99, VISCERAL_FAT_RANGE))[0]!.mark).toBe(1)
})

test('levels: without a range, or where the service found another level, zones of one width without edges', () => {
  for (const zones of [getLevelZones('low'), getLevelZones('low', 26, BMI_RANGE)]) {
    expect(zones.map(({ name, size, edge, mark }) => [name, Math.round(size), edge, mark])).toEqual([
      ['偏低', 33, undefined, 0.5],
      ['标准', 33, undefined, undefined],
      ['偏高', 33, undefined, undefined],
    ])
  }
})

test('far outside, the mark stands at the end of its zone', () => {
  expect(getMarkedZones(getLevelZones('high', 70, BODY_FAT_RANGES.female))).toMatchObject([{ name: '偏高', mark: 1 }])
  expect(getMarkedZones(getLevelZones('low', 0, BODY_FAT_RANGES.female))).toMatchObject([{ name: '偏低', mark: 0 }])
})

test('four ratings side by side', () => {
  expect(getRatingZones(2).map(({ name, mark }) => name + (mark ?? ''))).toEqual(['风险', '警戒0.5', '正常', '优秀'])
})

test.for([
  [0, '风险', 0],
  [65, '风险', 0.5],
  [69.6, '风险', 0.96],
  [70, '警戒', 0],
  [86, '正常', 0.6],
  [100, '优秀', 1],
  [120, '优秀', 1],
] as const)('a score of %d stands in %s at %d', ([score, name, mark]) => {
  const [zone] = getMarkedZones(getScoreZones(score))
  expect(zone!.name).toBe(name)
  expect(zone!.mark).toBeCloseTo(mark)
})

test('the mark of a score stands in the zone of its rating', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 130, noNaN: true }), (score) => {
      expect(getMarkedZones(getScoreZones(score)).map(({ name }) => name)).toEqual([
        RATINGS[getScoreRating(score)!].name,
      ])
    }),
  )
})

test('word and place of one value never contradict each other', () => {
  const ranges = fc.constantFrom(BMI_RANGE, VISCERAL_FAT_RANGE, BODY_FAT_RANGES.male, BODY_FAT_RANGES.female)
  fc.assert(
    fc.property(ranges, fc.double({ min: -5, max: 60, noNaN: true }), (range, reading) => {
      const level = getDisplayedLevel(reading, range)!
      const value = toScaleValue(reading)!
      const [zone, ...others] = getMarkedZones(getLevelZones(level, value, range))
      expect(others).toEqual([])
      expect(zone!.kind).toBe(level)
      expect(zone!.mark).toBeGreaterThanOrEqual(0)
      expect(zone!.mark).toBeLessThanOrEqual(1)
    }),
  )
})

test('edges and ranges as they are named', () => {
  expect(formatEdge({ unit: 'kg', decimals: 1 }, 50.36)).toBe('50.4')
  expect(formatEdge({ unit: '千卡' }, 1315.54)).toBe('1,315.6')
  expect(formatEdge({ unit: '级' }, 10)).toBe('10')
  expect(formatRange({ from: 18, below: 28 }, '%')).toBe('18%–28%')
  expect(formatRange({ from: 50.9, below: 68.9 }, 'kg')).toBe('50.9–68.9 kg')
  expect(formatRange(VISCERAL_FAT_RANGE, '级')).toBe('低于 10 级')
})
