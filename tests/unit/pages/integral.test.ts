import { expect, test } from 'vitest'
import { getPoints } from '#pages/integral/model.ts'

test.for([
  [1280, '1,280', false],
  [0, '0', false],
  [-3, '0', false],
  [12.9, '12', false],
  [undefined, '1,280', true],
] as const)('%s points read %s', ([points, text, isSample]) => expect(getPoints(points)).toEqual({ text, isSample }))
