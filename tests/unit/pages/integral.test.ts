import { expect, test } from 'vitest'
import { pointsText } from '#pages/integral/model.ts'

test.for([
  [1280, '1,280'],
  [0, '0'],
  [-3, '0'],
  [12.9, '12'],
] as const)('%s points read %s', ([points, shown]) => expect(pointsText(points)).toBe(shown))
