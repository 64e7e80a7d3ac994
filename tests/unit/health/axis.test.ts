import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edgeText, gradedAxis, levelAxis, rangeText, ratingAxis, scoreAxis, type Zone } from '#shared/health/axis.ts'
import { shownRating } from '#shared/health/bands.ts'
import { BMI_RANGE, BODY_FAT_RANGES, shownLevel, VISCERAL_FAT_RANGE } from '#shared/health/levels.ts'
import { RATINGS } from '#shared/health/ratings.ts'
import { scoreRating } from '#shared/health/score.ts'

const FEMALE = { sex: 'female', age: 29, heightCm: 165, weightKg: 58.2 } as const
const marked = (zones: readonly Zone[] | undefined) => zones?.filter(({ mark }) => mark !== undefined) ?? []

test('body fat: five zones as wide as they are, edges, standard range and mark', () => {
  const zones = gradedAxis('bodyFat', 27, FEMALE, { standard: BODY_FAT_RANGES.female })!
  expect(zones.map(({ name, size, edge }) => [name, (size * 35) / 100, edge])).toEqual([
    ['警戒', 7, 12],
    ['正常', 8, 20],
    ['优秀', 6, 26],
    ['警戒', 7, 33],
    ['风险', 7, undefined],
  ])
  expect(zones.map(({ standard }) => standard)).toEqual([undefined, [0.75, 1], [0, 1], [0, 2 / 7], undefined])
  expect(zones.map(({ mark }) => mark)).toEqual([undefined, undefined, undefined, 1 / 7, undefined])
})

test('an axis never begins below 0, and holds the whole standard range', () => {
  const zones = gradedAxis('vfr', 5, FEMALE, { standard: VISCERAL_FAT_RANGE })!
  expect(zones.map(({ size }) => (size * 16) / 100)).toEqual([4, 3, 5, 4])
  expect(zones[0]!.standard).toEqual([0, 1])
  const wide = gradedAxis('bmd', 2.3, FEMALE, { standard: { from: 1.5, below: 3 } })!
  expect(wide[0]!.standard![0]).toBeGreaterThan(0)
  expect(wide[3]!.standard![1]).toBeLessThan(1)
})

test('far outside, the mark stands at the end of its zone', () => {
  expect(marked(gradedAxis('bodyFat', 70, FEMALE))).toMatchObject([{ name: '风险', mark: 1 }])
  expect(marked(gradedAxis('bodyFat', 0, FEMALE))).toMatchObject([{ name: '警戒', mark: 0 }])
})

test('no axis without edges or a value', () => {
  expect(gradedAxis('pp', 14, FEMALE)).toBeUndefined()
  expect(gradedAxis('bodyFat', 25, { ...FEMALE, age: 16 })).toBeUndefined()
  expect(gradedAxis('bodyFat', undefined, FEMALE)).toBeUndefined()
})

test('levels alone: the range in the middle; from 0 there is nothing below it', () => {
  expect(levelAxis(26, 'high', BMI_RANGE).map(({ name, size }) => [name, Math.round(size)])).toEqual([
    ['偏低', 33],
    ['标准', 33],
    ['偏高', 33],
  ])
  expect(levelAxis(3, 'std', VISCERAL_FAT_RANGE).map(({ name, size, mark }) => [name, size, mark])).toEqual([
    ['标准', 50, 0.3],
    ['偏高', 50, undefined],
  ])
})

test('four ratings without edges', () => {
  expect(ratingAxis(2).map(({ name, mark }) => name + (mark ?? ''))).toEqual(['风险', '警戒0.5', '正常', '优秀'])
})

test.for([
  [0, '风险', 0],
  [65, '风险', 0.5],
  [70, '警戒', 0],
  [86, '正常', 0.6],
  [100, '优秀', 1],
  [120, '优秀', 1],
] as const)('a score of %d stands in %s at %d', ([score, name, mark]) => {
  expect(marked(scoreAxis(score))).toMatchObject([{ name, mark }])
})

test('the mark of a score stands in the zone of its rating', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 130, noNaN: true }), (score) => {
      expect(marked(scoreAxis(score)).map(({ name }) => name)).toEqual([RATINGS[scoreRating(score)!].name])
    }),
  )
})

test('grade and standard range of one value never contradict each other on the axis', () => {
  const body = fc.record({
    sex: fc.constantFrom('male' as const, 'female' as const),
    age: fc.integer({ min: 18, max: 90 }),
    heightCm: fc.integer({ min: 140, max: 200 }),
    weightKg: fc.double({ min: 35, max: 150, noNaN: true }),
  })
  fc.assert(
    fc.property(body, fc.double({ min: 1, max: 60, noNaN: true }), (member, reading) => {
      const standard = BODY_FAT_RANGES[member.sex]
      const [zone, ...others] = marked(gradedAxis('bodyFat', reading, member, { standard }))
      expect(others).toEqual([])
      expect(zone!.name).toBe(RATINGS[shownRating('bodyFat', reading, member)!].name)
      const [from, to] = zone!.standard ?? [2, -1]
      const isStandard = shownLevel(reading, standard, 1) === 'std'
      // On the very end of the hairline either is right: its upper bound is no longer standard.
      if (zone!.mark !== to) expect(zone!.mark! >= from && zone!.mark! < to).toBe(isStandard)
    }),
  )
})

test('edges and ranges as they are named', () => {
  expect(edgeText({ unit: 'kg', decimals: 1 }, 50.36)).toBe('50.4')
  expect(edgeText({ unit: '千卡', decimals: 0 }, 1315.54)).toBe('1,316')
  expect(rangeText({ from: 18, below: 28 }, '%')).toBe('18%–28%')
  expect(rangeText({ from: 50.9, below: 68.9 }, 'kg')).toBe('50.9–68.9 kg')
  expect(rangeText(VISCERAL_FAT_RANGE, '级')).toBe('低于 10 级')
})
