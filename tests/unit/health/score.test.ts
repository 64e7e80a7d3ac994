import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RATINGS, type Rating, ratingPosition } from '#shared/health/ratings.ts'
import { dimensionLetter, scoreLetter, scorePosition, scoreRating, scoreTitle } from '#shared/health/score.ts'

test.for([
  [0, 1, 0, 'C'],
  [59, 1, 0, 'C'],
  [60, 1, 0, 'C'],
  [60.1, 1, 0.0025, 'B'],
  [69.9, 1, 0.2475, 'B'],
  [70, 2, 0.25, 'A'],
  [79.9, 2, 0.4975, 'A'],
  [80, 3, 0.5, 'S'],
  [86, 3, 0.65, 'S'],
  [89.9, 3, 0.7475, 'S'],
  [90, 4, 0.75, 'SSS'],
  [100, 4, 1, 'SSS'],
  [120, 4, 1, 'SSS'],
  ['86', 3, 0.65, 'S'],
] as const)('score %o: rating %i, pointer at %d, letter %s', ([score, rating, position, letter]) => {
  expect(scoreRating(score)).toBe(rating)
  expect(scorePosition(score)).toBeCloseTo(position, 10)
  expect(scoreLetter(score)).toBe(letter)
})

test.for([undefined, null, '', 'x', Number.NaN])('no score in %o: no verdict', (score) => {
  const verdicts = [scoreRating, scorePosition, scoreLetter, dimensionLetter, scoreTitle].map((of) => of(score))
  expect(verdicts).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test.for([
  [0, 'C'],
  [59.9, 'C'],
  [60, 'B'],
  [69.9, 'B'],
  [70, 'A'],
  [79.9, 'A'],
  [80, 'S'],
  [99.9, 'S'],
  [100, 'SSS'],
  [-1, undefined],
] as const)('a dimension of %d is %s', ([score, letter]) => {
  expect(dimensionLetter(score)).toBe(letter)
})

test.for([
  [0, '运动新人'],
  [75, '运动新人'],
  [75.1, '运动潜力股'],
  [85, '运动潜力股'],
  [85.1, '运动达人'],
  [93, '运动达人'],
  [93.1, '运动大师'],
  [100, '运动大师'],
  [101, '运动大师'],
] as const)('overall %d is titled %s', ([score, title]) => {
  expect(scoreTitle(score)?.title).toBe(title)
  expect(scoreTitle(score)?.message).toMatch(/。$/)
})

test('the pointer of a score stands in the part of its rating', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 130, noNaN: true }), (score) => {
      const part = scorePosition(score)! * 4
      const rating = scoreRating(score)!
      expect(part).toBeGreaterThanOrEqual(rating - 1 - 1e-9)
      expect(part).toBeLessThanOrEqual(rating + 1e-9)
    }),
  )
})

test('the four ratings have their words, and centres on the bar', () => {
  expect(Object.values(RATINGS).map(({ name }) => name)).toEqual(['风险', '警戒', '正常', '优秀'])
  expect(([1, 2, 3, 4] as Rating[]).map(ratingPosition)).toEqual([0.125, 0.375, 0.625, 0.875])
})
