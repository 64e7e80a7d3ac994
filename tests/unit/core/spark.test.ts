import { expect, test } from 'vitest'
import { createSpark } from '#shared/core/charts/spark.ts'

const BOX = { width: 108, height: 28 }

test.for([
  ['from edge to edge, high values at the top', { values: [1, 3, 2] }, 'M4 24L54 4L104 14'],
  ['where its time is', { values: [1, 2], at: [0.5, 0.75] }, 'M54 24L79 4'],
  ['below its level, which is part of the scale', { values: [2, 3], level: 1 }, 'M4 14L104 4'],
  ['in the middle, where all are the same', { values: [5, 5] }, 'M4 14L104 14'],
] as const)('a line runs %s', ([, line, path]) => expect(createSpark({ ...line, ...BOX })?.path).toBe(path))

test('a line ends at its last point, and has its level; there is none through one value or nothing', () => {
  expect(createSpark({ values: [1, 3, 2], ...BOX })).toMatchObject({ x: 104, y: 14 })
  expect(createSpark({ values: [2, 3], level: 1, ...BOX })?.levelY).toBe(24)
  for (const values of [[], [5]]) expect(createSpark({ values, ...BOX })).toBeUndefined()
})
