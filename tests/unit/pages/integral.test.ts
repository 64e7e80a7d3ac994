import { expect, test } from 'vitest'
import { pointsText } from '#pages/integral/model.ts'

test.for([
  [1280, '500', '1,280'],
  [0, '500', '0'],
  [-3, '500', '0'],
  [12.9, '', '12'],
  [undefined, '1280', '1,280'],
  [undefined, '', '-'],
  [undefined, 'many', '-'],
] as const)('%s points with the sample “%s” read %s', ([points, sample, shown]) =>
  expect(pointsText(points, sample)).toBe(shown),
)
