import { expect, test } from 'vitest'
import { rowOf } from '#pages/bodyFatScaleList/model.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')

test.for([
  [{ weight: 57.8, bfp: 25.55, time: '2026-11-20 08:12:00' }, '11月20日 08:12', '57.8', '25.6'],
  [{ weight: 58, bfp: 0, time: '2025-12-31 23:59:59' }, '2025年12月31日 23:59', '58.0', '0.0'],
  [{ weight: undefined, bfp: undefined, time: 'soon' }, '-', '-', '-'],
] as const)('%o', ([record, time, weight, bodyFat]) => {
  expect(rowOf({ no: 'R1', ...record }, NOW)).toEqual({ no: 'R1', time, weight, bodyFat })
})
