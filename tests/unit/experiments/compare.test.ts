import { expect, test } from 'vitest'
import { compared, countsOf, variantTexts } from '#scripts/site/experiments/compare.ts'
import { difference, type Interval, wilson } from '#scripts/site/experiments/proportions.ts'

const rounded = ({ low, high }: Interval) => [low, high].map((value) => Number(value.toFixed(4)))

// R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17, 1998, 857–872, table I, method 3.
test.for([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
] as const)('%i of %i lies between %d and %d', ([count, of, low, high]) =>
  expect(rounded(wilson({ count, of }))).toEqual([low, high]),
)

// R. G. Newcombe, Interval estimation for the difference between independent proportions, ibid. 873–890, table II, method 10.
test.for([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [0, 10, 0, 10, -0.2775, 0.2775],
  [10, 10, 0, 20, 0.6791, 1],
  [10, 10, 0, 10, 0.6075, 1],
] as const)('%i of %i is above %i of %i by %d to %d', ([one, of, other, ofOther, low, high]) =>
  expect(rounded(difference({ count: one, of }, { count: other, of: ofOther }))).toEqual([low, high]),
)

const KNOWN = ['button=plain', 'button=follow', 'head=short', 'head=long']

test('views are added up by each experiment they showed; one that nobody has seen is left out', () => {
  const rows = [
    { variants: 'button=plain', views: 5, acted: 1 },
    { variants: 'button=plain old=one', views: 2, acted: 0 },
    { variants: 'button=follow', views: 4, acted: 3 },
  ]
  expect(countsOf(rows, KNOWN)).toEqual({ button: { plain: { views: 7, acted: 1 }, follow: { views: 4, acted: 3 } } })
  expect(Object.keys(countsOf([{ variants: 'head=long', views: 1, acted: 0 }], KNOWN).head!)).toEqual(['short', 'long'])
  expect(countsOf([], KNOWN)).toEqual({})
})

test.for([
  [{ views: 70, acted: 56 }, '+20.0', '5.2 到 33.4', '点得更多'],
  [{ views: 80, acted: 50 }, '+2.5', '−12.4 到 17.2', '还看不出差别'],
  [{ views: 80, acted: 20 }, '−35.0', '−48.0 到 −19.8', '点得更少'],
  [{ views: 80, acted: 48 }, '0.0', '−14.9 到 14.9', '还看不出差别'],
] as const)('%o against 48 of 80 is %s (%s): %s', ([follow, gap, gapRange, verdict]) => {
  const [first, second] = compared({ button: { plain: { views: 80, acted: 48 }, follow } })
  expect(first).toMatchObject({ share: '60.0%', range: '49.0%–70.0%', gap: '', verdict: '' })
  expect(second).toMatchObject({ gap, gapRange, verdict })
})

test('a variant that nobody has seen yet is a dash, and nothing is compared with it', () => {
  const nobody = { views: 0, acted: 0 }
  expect(variantTexts({ button: { plain: { views: 1, acted: 0 }, follow: nobody } })).toEqual([
    '实验 button 的方案 plain：浏览 1 次，点了 0 次（0.0%，95% 区间 0.0%–79.3%）',
    '实验 button 的方案 follow：浏览 0 次，点了 0 次（–，95% 区间 –）',
  ])
  expect(compared({ button: { plain: nobody, follow: { views: 1, acted: 1 } } })[1]).toMatchObject({ gap: '' })
})
