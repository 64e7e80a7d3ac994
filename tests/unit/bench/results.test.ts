import { expect, test } from 'vitest'
import { figuresOf, ratiosOf } from '#scripts/workbench/bench/figures.ts'
import { worse } from '#scripts/workbench/bench/results.ts'

const visit = (painted: number) => ({
  ...{ firstPaint: 500, painted, screen: painted + 100, all: painted + 300, lcp: painted, cls: 0, longest: 60 },
  ...{ bytes: 14_000, connections: 1, latest: 1, late: 0, limit: 0 },
})

test('the middle of the runs counts, least and most are told', () => {
  const figures = figuresOf([visit(1200), visit(900), visit(1000)])
  expect(figures.middle.painted).toBe(1000)
  expect([figures.paintedFrom, figures.paintedTo]).toEqual([900, 1200])
})

test('ratios are to the page written by hand', () => {
  expect(ratiosOf(figuresOf([visit(1200)]), figuresOf([visit(1000)]))).toEqual({
    painted: 1.2,
    screen: 1300 / 1100,
    all: 1500 / 1300,
  })
})

test.for([
  ['of the size of noise are not reported', { page: { painted: 1.07, screen: 1.1, all: 1.25 } }, []],
  ['that are slower are named', { page: { painted: 1.12, screen: 1.1, all: 1.2 } }, ['page：painted 1.00 → 1.12']],
  ['of a page that the kept run lacks are none', { other: { painted: 9, screen: 9, all: 9 } }, []],
] as const)('differences from the kept run %s', ([, run, named]) => {
  expect(worse(run, { page: { painted: 1.0, screen: 1.1, all: 1.2 } })).toEqual(named)
})
