import { expect, test } from 'vitest'
import { getUnusualDifference, type WeighIn } from '#shared/health/usual-weight.ts'

/** Weigh-ins on the days before 20 November, the newest first. */
const createWeights = (...weights: number[]): WeighIn[] =>
  weights.map((weight, index) => ({ weight, date: `2026-11-${String(19 - index).padStart(2, '0')} 07:30:00` }))
const steady = createWeights(58, 58.1, 57.9, 58.2, 58, 57.8, 58.1, 58, 58.3)
const createWeight = (weight: number | undefined, date = '2026-11-20 08:00:00') => ({ weight, date })

test.for([
  ['four times 0.6 kg is the least that counts', createWeight(60.4), steady, undefined],
  [
    'as exactly in decimals: 35.2 and 32.8 are 2.4 apart',
    createWeight(32.8),
    createWeights(35.2, 35.2, 35.2, 35.2, 35.2),
    undefined,
  ],
  ['a little more is far', createWeight(60.5), steady, 2.5],
  ['below as well as above', createWeight(50.8), steady, -7.2],
  [
    'a wider spread allows more: MAD 1 kg is 5.93 kg',
    createWeight(63.9),
    createWeights(57, 58, 59, 57, 59, 58, 57, 59, 58),
    undefined,
  ],
  ['and more than that is far', createWeight(64), createWeights(57, 58, 59, 57, 59, 58, 57, 59, 58), 6],
  [
    'one odd weigh-in among the nine does not make others usual',
    createWeight(71.4),
    [...createWeights(71), ...createWeights(0, ...steady.map((item) => item.weight)).slice(1, 9)],
    13.4,
  ],
  ['four weigh-ins tell nothing', createWeight(90), steady.slice(0, 4), undefined],
  [
    'nor do four and some whose time cannot be read',
    createWeight(90),
    [...steady.map((item) => ({ ...item, date: '' })), ...steady.slice(0, 4)],
    undefined,
  ],
  ['five do', createWeight(90), steady.slice(0, 5), 32],
  ['thirty days after the last one the limit is the same', createWeight(61, '2026-12-19 08:00:00'), steady, 3],
  ['from the thirty-first on it doubles', createWeight(61, '2026-12-20 08:00:00'), steady, undefined],
  ['and what is beyond that is far', createWeight(63, '2026-12-20 08:00:00'), steady, 5],
  ['what came after it does not count', createWeight(90, '2026-11-13 08:00:00'), steady, undefined],
  ['without a weight there is nothing to say', createWeight(undefined), steady, undefined],
  ['without a time neither', createWeight(90, 'soon'), steady, undefined],
] as const)('%s', ([, item, past, by]) => {
  const found = getUnusualDifference(item, past)
  if (by === undefined) expect(found).toBeUndefined()
  else expect(found).toBeCloseTo(by, 9)
})

test('the nine before it count, whatever the order and however long the history', () => {
  const old: WeighIn[] = Array.from({ length: 200 }, (_, index) => ({
    weight: 90,
    date: `2025-${String((index % 12) + 1).padStart(2, '0')}-01 07:00:00`,
  }))
  expect(getUnusualDifference(createWeight(90), [...old, ...steady].reverse())).toBeCloseTo(32, 9)
})
