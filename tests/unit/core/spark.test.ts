import { expect, test } from 'vitest'
import { sparkOf } from '#shared/core/charts/spark.ts'

const BOX = { width: 108, height: 28 }

test('a line runs from edge to edge, high values at the top', () => {
  expect(sparkOf({ values: [1, 3, 2], ...BOX })).toEqual({ path: 'M4 24L54 4L104 14', x: 104, y: 14 })
})

test('values may stand where their time is', () => {
  expect(sparkOf({ values: [1, 2], at: [0.5, 0.75], ...BOX })?.path).toBe('M54 24L79 4')
})

test('a level is part of the scale', () => {
  expect(sparkOf({ values: [2, 3], level: 1, ...BOX })).toMatchObject({ path: 'M4 14L104 4', levelY: 24 })
})

test.each([[[]], [[5]]])('no line through %j', (values) => expect(sparkOf({ values, ...BOX })).toBeUndefined())

test('values that are all the same lie in the middle', () => {
  expect(sparkOf({ values: [5, 5], ...BOX })?.path).toBe('M4 14L104 14')
})
