import { expect, test } from 'vitest'
import {
  formatScore,
  getDimensionLetter,
  getScoreLetter,
  getScoreRating,
  getScoreTitle,
  LETTER_RATINGS,
} from '#shared/health/score.ts'

test.for([
  [0, 1, 'C'],
  [60, 1, 'C'],
  [60.1, 1, 'B'],
  [69.9, 1, 'B'],
  [70, 2, 'A'],
  [79.9, 2, 'A'],
  [80, 3, 'S'],
  [90, 4, 'SSS'],
  [120, 4, 'SSS'],
  ['86', 3, 'S'],
] as const)('score %o: rating %i, letter %s', ([score, rating, letter]) => {
  expect(getScoreRating(score)).toBe(rating)
  expect(getScoreLetter(score)).toBe(letter)
})

test.for([
  [69.6, '69.6', 1],
  [69.94, '69.9', 1],
  [69.95, '70', 2],
  [89.6, '89.6', 3],
  [86, '86', 3],
  [12.3, '12.3', 1],
  [-4, '0', 1],
  [120, '120', 4],
] as const)(
  'a score of %d reads %s and is rated %i: clamped before it is rated, shown as it is',
  ([score, text, rating]) => {
    expect([formatScore(score), getScoreRating(score)]).toEqual([text, rating])
  },
)

test.for([undefined, null, '', 'x', Number.NaN])('no score in %o: no verdict', (score) => {
  const verdicts = [getScoreRating, getScoreLetter, getDimensionLetter, getScoreTitle].map((of) => of(score))
  expect(verdicts).toEqual([undefined, undefined, undefined, undefined])
})

test.for([
  [0, 'C', 1],
  [59.9, 'C', 1],
  [60, 'B', 2],
  [69.9, 'B', 2],
  [70, 'A', 3],
  [79.9, 'A', 3],
  [80, 'S', 4],
  [99.9, 'S', 4],
  [100, 'SSS', 4],
  [-1, undefined, undefined],
] as const)('a dimension of %d is %s, rated %s', ([score, letter, rating]) => {
  expect(getDimensionLetter(score)).toBe(letter)
  expect(letter && LETTER_RATINGS[letter]).toBe(rating)
})

test.for([
  [75, '运动新人'],
  [75.1, '运动潜力股'],
  [85, '运动潜力股'],
  [85.1, '运动达人'],
  [93, '运动达人'],
  [93.1, '运动大师'],
  [101, '运动大师'],
] as const)('overall %d is titled %s', ([score, title]) => {
  expect(getScoreTitle(score)?.title).toBe(title)
  expect(getScoreTitle(score)?.message).toMatch(/。$/)
})
