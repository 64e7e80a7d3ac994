import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGauge, getGaugeAngle, getGaugeEnds } from '#shared/health/gauge.ts'

const DRAWN = {
  weight: 57.8,
  weightMin: 40,
  weightMax: 80,
  weightStandardLeft: 50.4,
  weightStandardRight: 65.3,
  originWeight: 63.2,
  targetWeight: 54,
}
const countStrokes = (path: string) => path.split('M').length - 1

test('the gauge of the drawing comes out point by point; missing weights leave their part out', () => {
  expect(createGauge({ weight: undefined })).toMatchObject({ needle: undefined, origin: undefined, target: undefined })
  const rendered = createGauge(DRAWN)
  expect(rendered.needle).toBe('M131.2 29.9L139.6 70')
  expect(rendered.ticks.short).toMatch(/^M35\.4 195\.1L48\.9 191\.5M33\.8 188\.6L47\.5 185\.7/)
  expect(rendered.ticks.long).toMatch(/^M37\.3 201\.6L56\.3 195\.4M31 162L51 162/)
  expect(rendered.ticks.standard).toMatch(/^M59\.5 81\.4L75\.1 94M63\.9 76\.4L78\.7 89\.7.*M217\.1 48L208 65\.8$/)
  expect(rendered.origin).toEqual({ x: 200.6, y: 28.3, label: { x: 205.3, y: 13 } })
  expect(rendered.target).toEqual({ x: 84, y: 43.8, label: { x: 75.4, y: 30.3 } })
})

test.for([
  ['the drawing', DRAWN, [37, 9, 27]],
  ['no standard range', { weight: 60 }, [60, 13, 0]],
  ['a standard range that covers all', { weight: 60, weightStandardLeft: 1, weightStandardRight: 900 }, [0, 0, 73]],
  ['a standard range that falls', { weight: 60, weightStandardLeft: 80, weightStandardRight: 50 }, [60, 13, 0]],
] as const)('%s has 73 ticks', ([, input, [short, long, standard]]) => {
  const { ticks } = createGauge(input)
  expect([countStrokes(ticks.short), countStrokes(ticks.long), countStrokes(ticks.standard)]).toEqual([
    short,
    long,
    standard,
  ])
})

test.for([
  [20, -108],
  [110, 0],
  [200, 108],
  [5, -108],
  [999, 108],
  ['110', 0],
  [0, undefined],
  [-5, undefined],
  [undefined, undefined],
  [9999, undefined],
  [Number.NaN, undefined],
] as const)('%o kg on 20–200 stands at %o degrees', ([weight, angle]) => {
  expect(getGaugeAngle(weight, [20, 200])).toBe(angle)
})

test.for([
  [undefined, undefined, [20, 200]],
  [40, 80, [40, 80]],
  ['40', '80', [40, 80]],
  [80, 40, [20, 200]],
  [60, 60, [20, 200]],
  [Number.NaN, 100, [20, 100]],
] as const)('ends %o and %o are %o', ([min, max, ends]) => expect(getGaugeEnds(min, max)).toEqual(ends))

// 40 kg over 216 degrees: 12 degrees are 2.22 kg
test.for([
  ['far apart', 60, 57, 63, true, true],
  ['just far enough', 50, 60, 62.23, true, true],
  ['close, target nearer the needle', 57, 58, 60, false, true],
  ['close, start nearer the needle', 63, 58, 60, true, false],
  ['close, alike', 59, 58, 60, true, false],
  ['the same weight', 50, 60, 60, true, false],
  ['close, no needle', undefined, 58, 60, true, false],
] as const)('labels %s', ([, weight, targetWeight, originWeight, target, origin]) => {
  const rendered = createGauge({ ...DRAWN, weight, targetWeight, originWeight })
  expect([rendered.target?.label !== undefined, rendered.origin?.label !== undefined]).toEqual([target, origin])
})

test('wherever a mark stands, its two letters of 11 px stay clear of it and within the card', () => {
  for (let targetWeight = 39; targetWeight <= 81; targetWeight += 0.5) {
    const { x, y, label } = createGauge({ ...DRAWN, weight: 60, originWeight: undefined, targetWeight }).target!
    const [aside, above] = [Math.abs(label!.x - x) - 11, Math.abs(label!.y - y) - 5.5]
    expect(Math.max(aside, above), `${targetWeight} kg`).toBeGreaterThan(5)
    expect(Math.abs(label!.x - 159) + 11).toBeLessThan(159 + 20)
  }
})

test('any record draws whole paths inside the box', () => {
  const anything = fc.oneof(fc.double(), fc.string(), fc.constant(undefined), fc.double({ min: 0, max: 300 }))
  const record = fc.record({
    weight: anything,
    weightMin: anything,
    weightMax: anything,
    weightStandardLeft: anything,
    weightStandardRight: anything,
    originWeight: anything,
    targetWeight: anything,
  })
  fc.assert(
    fc.property(record, (input) => {
      const { ticks, needle, origin, target } = createGauge(input)
      expect(countStrokes(ticks.short + ticks.long + ticks.standard)).toBe(73)
      expect(JSON.stringify([ticks, needle, origin, target])).not.toMatch(/NaN|Infinity|e-|null,"label/)
      expect(needle ?? 'M0 0L0 0').toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/)
    }),
  )
})
