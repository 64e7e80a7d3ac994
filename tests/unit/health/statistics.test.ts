import { expect, test } from 'vitest'
import { eightyPercent } from '#shared/health/statistics.ts'

test.for([
  [3, 1.638],
  [5, 1.476],
  [10, 1.372],
  [30, 1.31],
])('the middle 80 %% of Student’s t with %i degrees of freedom', ([freedom, half]) => {
  expect(Math.abs(eightyPercent(freedom!) - half!)).toBeLessThan(0.011)
})
