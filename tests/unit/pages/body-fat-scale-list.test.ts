import { expect, test } from 'vitest'
import { createDoubt, toRow } from '#pages/bodyFatScaleList/model.ts'

const NOW = Date.parse('2026-11-20T12:00:00+08:00')

test.for([
  [{ weight: 57.8, bfp: 25.55, time: '2026-11-20 08:12:00' }, '11月20日 08:12', '57.8', '25.6'],
  [{ weight: 58, bfp: 0, time: '2025-12-31 23:59:59' }, '2025年12月31日 23:59', '58.0', '0.0'],
  [{ weight: 58, bfp: 25, time: '2026-11-20' }, '11月20日', '58.0', '25.0'],
  [{ weight: undefined, bfp: undefined, time: 'soon' }, '-', '-', '-'],
  [{ weight: 9999, bfp: -1, time: '2026-11-20 08:12:00' }, '11月20日 08:12', '-', '0.0'],
] as const)('%o', ([record, time, weight, bodyFat]) => {
  expect(toRow({ no: 'R1', ...record }, NOW)).toEqual({ no: 'R1', time, weight, bodyFat })
})

const past = [58, 58.1, 57.9, 58.2, 58].map((weight, day) => ({ weight, date: `2026-11-1${day} 07:30:00` }))

test.for([
  [65.2, '比平时高 7.2\u00a0kg，可能是家人测的'],
  [50.8, '比平时低 7.2\u00a0kg，可能是家人测的'],
  [58.9, undefined],
  [undefined, undefined],
  [-1, '比平时低 58.0\u00a0kg，可能是家人测的'],
] as const)('%d kg beside a usual 58: %s', ([weight, text]) => {
  expect(createDoubt(past)({ weight, time: '2026-11-20 08:00:00' })).toBe(text)
})
