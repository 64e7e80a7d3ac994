import { expect, test } from 'vitest'
import { findSelectedIndex } from '#pages/analysis/model.ts'

const createTimes = (...times: number[]) => times.map((time) => ({ time }))

test.each([
  ['nothing chosen: the latest', createTimes(1, 2, 3), undefined, 2],
  ['nothing has changed', createTimes(1, 2, 3), { index: 1, time: 2 }, 1],
  ['an earlier one is gone', createTimes(2, 3), { index: 1, time: 2 }, 0],
  ['an earlier one has come', createTimes(0, 1, 2, 3), { index: 1, time: 2 }, 2],
  ['the second of two at one time', createTimes(1, 2, 2), { index: 2, time: 2 }, 2],
  ['it is gone itself: the latest', createTimes(1, 3), { index: 1, time: 2 }, 1],
])('%s', (_, points, chosen, index) => expect(findSelectedIndex(points, chosen)).toBe(index))
