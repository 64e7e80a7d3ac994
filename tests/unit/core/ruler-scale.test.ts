import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clampTenths,
  createRulerTicks,
  formatLastWeight,
  formatStep,
  formatWeight,
  formatWeightChange,
  getInitialWeight,
  getKeyTenths,
  getRestingTenths,
  getWheelTenths,
  MAX_TENTHS,
  MIN_TENTHS,
  toKilograms,
} from '#shared/core/ruler-scale.ts'

test.for([
  [57.8, 57.8],
  ['57.84', 57.8],
  [57.85, 57.9],
  [29.9, 30],
  [300.4, 300],
  [undefined, 60],
  [0, 30],
] as const)('after %s kg the ruler opens at %s kg', ([lastKg, weightKg]) =>
  expect(getInitialWeight(lastKg)).toBe(weightKg),
)

test.for([
  [576, 'kg', '57.6'],
  [576, 'jin', '115.2'],
] as const)('tick %i in %s reads %s', ([tenths, unit, text]) => expect(formatWeight(tenths, unit)).toBe(text))

test.for([
  ['ArrowRight', 576, 577],
  ['ArrowUp', 3000, 3000],
  ['ArrowLeft', 300, 300],
  ['PageUp', 576, 586],
  ['PageDown', 305, 300],
  ['Home', 576, 300],
  ['End', 576, 3000],
  ['Tab', 576, undefined],
] as const)('%s at %i leads to %s', ([key, from, to]) => expect(getKeyTenths(key, from)).toBe(to))

test('what is sent has at most two decimals and lies between 30 and 300 kg', () => {
  expect([582, MIN_TENTHS, MAX_TENTHS].map(toKilograms)).toEqual([58.2, 30, 300])
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (tenths) => {
      const kg = toKilograms(Math.round(clampTenths(tenths)))
      expect(kg).toBeGreaterThanOrEqual(30)
      expect(kg).toBeLessThanOrEqual(300)
      expect(String(kg)).toMatch(/^\d+(\.\d{1,2})?$/)
    }),
  )
})

test('a released ruler flies on with its speed and snaps to a tick inside the ends', () => {
  expect(getRestingTenths(576.4, 0)).toBe(576)
  expect(getRestingTenths(576, -0.9)).toBe(602) // dragged to the left: heavier
  expect(getRestingTenths(310, 5)).toBe(MIN_TENTHS)
  expect(getRestingTenths(2990, -5)).toBe(MAX_TENTHS)
})

test('ticks: short, half and whole, numbers under the whole kilograms', () => {
  const { tenth, half, full, labels } = createRulerTicks(576, 90, 'kg')
  expect(labels.map(({ text }) => text)).toEqual(
    ['57', '58'].filter((text) => labels.some((label) => label.text === text)),
  )
  expect(full.split('M')).toHaveLength(labels.length + 1)
  expect(half).toContain('v24')
  expect(tenth.split('M').length).toBeGreaterThan(6)
  expect(createRulerTicks(570, 90, 'jin').labels).toEqual([{ x: 45, text: '114' }])
})

test('nothing is drawn beyond the ends', () => {
  const getXs = (path: string) => [...path.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x))
  const low = createRulerTicks(MIN_TENTHS, 400, 'kg')
  expect(Math.min(...getXs(low.tenth + low.half + low.full))).toBe(200)
  expect(low.labels[0]).toEqual({ x: 200, text: '30' })
  const high = createRulerTicks(MAX_TENTHS, 400, 'kg')
  expect(Math.max(...getXs(high.tenth + high.half + high.full))).toBe(200)
})

test.for([
  ['kg', '0.1 kg', '上次 57.8 kg'],
  ['jin', '0.2 斤', '上次 115.6 斤'],
] as const)('in %s one press is %s, and before: %s', ([unit, step, last]) => {
  expect(formatStep(unit)).toBe(step)
  expect(formatLastWeight(57.8, unit)).toBe(last)
})

test.for([
  [58.5, 58.2, 'kg', '增加 0.3 kg'],
  [57.9, 58.2, 'jin', '减少 0.6 斤'],
  [58.2, 58.2, 'kg', '持平'],
  [58.2, 58.24, 'kg', '持平'],
] as const)('%d kg after %d kg in %s: %s', ([kg, previous, unit, change]) =>
  expect(formatWeightChange(kg, previous, unit)).toBe(change),
)

test.for([
  ['a notch upwards', { deltaX: 0, deltaY: -100, deltaMode: 0 }, 2],
  ['a notch downwards', { deltaX: 0, deltaY: 100, deltaMode: 0 }, -2],
  ['fingers to the left by a tick', { deltaX: 9, deltaY: 2, deltaMode: 0 }, 1],
  ['fingers to the right by half a tick', { deltaX: -4.5, deltaY: 0, deltaMode: 0 }, -0.5],
  ['three lines upwards', { deltaX: 0, deltaY: -3, deltaMode: 1 }, 1.98],
] as const)('%s', ([, turn, tenths]) => expect(getWheelTenths(turn)).toBeCloseTo(tenths))
