import { expect, test } from 'vitest'
import { placeIn } from '#pages/analysis/model.ts'

const at = (...times: number[]) => times.map((time) => ({ time }))

test.each([
  ['nothing chosen: the latest', at(1, 2, 3), undefined, 2],
  ['nothing has changed', at(1, 2, 3), { index: 1, time: 2 }, 1],
  ['an earlier one is gone', at(2, 3), { index: 1, time: 2 }, 0],
  ['an earlier one has come', at(0, 1, 2, 3), { index: 1, time: 2 }, 2],
  ['the second of two at one time', at(1, 2, 2), { index: 2, time: 2 }, 2],
  ['it is gone itself: the latest', at(1, 3), { index: 1, time: 2 }, 1],
])('%s', (_, points, chosen, index) => expect(placeIn(points, chosen)).toBe(index))
