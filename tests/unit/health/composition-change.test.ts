import { expect, onTestFinished, test } from 'vitest'
import { toDayNumber } from '#shared/format/calendar-days.ts'
import { parseTime } from '#shared/format/dates.ts'
import { chooseWeightUnit, formatMassUnit } from '#shared/format/weight-unit.ts'
import {
  type FatReading,
  getCompositionChange,
  getCompositionDays,
  getFatError,
  selectOpeningDays,
} from '#shared/health/composition-change.ts'
import { formatSignedMass, getLeanMass, getMass } from '#shared/health/mass.ts'

const createReading = (date: string, weightKg: number, fatKg: number): FatReading => ({
  time: parseTime(date)!,
  weightKg,
  fatKg,
})
const toDay = (date: string) => toDayNumber(parseTime(date)!)

test.for([
  [14.9, 25.6, 58.2, { kg: 14.9, isEstimated: false }],
  ['14.9', undefined, 58.2, { kg: 14.9, isEstimated: false }],
  // 58.2 × 25.5 % = 14.841
  [undefined, 25.5, 58.2, { kg: 14.8, isEstimated: true }],
  [null, '25.6', '58.2', { kg: 14.9, isEstimated: true }],
  [0, 20, 60, { kg: 12, isEstimated: true }],
  [61, 20, 60, { kg: 12, isEstimated: true }], // more than the whole body
  [9999, 20, 60, { kg: 12, isEstimated: true }],
  [undefined, 101, 60, undefined],
  [undefined, 0, 60, undefined],
  [undefined, 20, undefined, undefined],
  [-1, Number.NaN, 60, undefined],
] as const)('a mass of %s, %s %% of %s kg is %o', ([kg, percent, weight, mass]) => {
  expect(getMass(kg, percent, weight)).toEqual(mass)
})

test('masses in words', () => {
  expect([formatMassUnit(58.25), formatSignedMass(-1.24), formatSignedMass(0.36), formatSignedMass(-0.04)]).toEqual([
    '58.3 kg',
    '−1.2 kg',
    '+0.4 kg',
    '0.0 kg',
  ])
})

test('a mass, its fat and the rest add up as they are shown, in either unit', () => {
  const getTexts = () => [
    [58.26, 14.84].concat(getLeanMass(58.26, 14.84)).map((kg) => formatMassUnit(kg)),
    [-1.34, -0.91].concat(getLeanMass(-1.34, -0.91)).map(formatSignedMass),
  ]
  expect(getTexts()).toEqual([
    ['58.3 kg', '14.8 kg', '43.5 kg'],
    ['−1.3 kg', '−0.9 kg', '−0.4 kg'],
  ])
  chooseWeightUnit('jin')
  onTestFinished(() => chooseWeightUnit('kg'))
  expect(getTexts()).toEqual([
    ['116.5 斤', '29.7 斤', '86.8 斤'],
    ['−2.7 斤', '−1.8 斤', '−0.9 斤'],
  ])
  expect(formatSignedMass(-0.04)).toBe('−0.1 斤')
})

const three = [
  createReading('2026-05-01 08:00', 60, 15),
  createReading('2026-05-02 08:00', 59, 14),
  createReading('2026-05-03 08:00', 58, 14),
]

test('a change of the trend weight is fat and what is not fat', () => {
  // Trends by hand: weight 60, 59.9, 59.71; fat 15, 14.9, 14.81.
  const change = getCompositionChange(three, toDay('2026-05-01'), toDay('2026-05-03'))!
  expect(change.weightKg).toBeCloseTo(-0.29, 10)
  expect(change.fatKg).toBeCloseTo(-0.19, 10)
  expect(change.errorKg).toBe(1.5)
  const back = getCompositionChange(three, toDay('2026-05-03'), toDay('2026-05-01'))!
  expect(back.fatKg).toBeCloseTo(0.19, 10)
})

test('several readings of a day are one; days without a measurement, and one day alone, have no change', () => {
  const twice = [three[0]!, createReading('2026-05-01 20:00', 62, 17), three[1]!]
  expect(getCompositionDays(twice).map(({ weightKg, fatKg, count }) => [weightKg, fatKg, count])).toEqual([
    [61, 16, 1],
    [61 - 0.2, expect.closeTo(15.8), 2],
  ])
  expect(getCompositionChange(three, toDay('2026-05-01'), toDay('2026-05-09'))).toBeUndefined()
  expect(getCompositionChange(three, toDay('2026-05-01'), toDay('2026-05-01'))).toBeUndefined()
  expect(getCompositionChange([], 0, 1)).toBeUndefined()
})

/** A reading a day, the fat now one value, now the other. */
const createSwinging = (low: number, high: number, days: number) =>
  Array.from({ length: days }, (_, index) => ({
    time: parseTime('2026-05-01 08:00')! + index * 86_400_000,
    weightKg: 60,
    fatKg: index % 2 ? high : low,
  }))

test('the error is the scatter of the own neighbouring days, as far as the trend leaves it', () => {
  // Steps of ±1 kg: spread 1.4826, of one day 1.4826 / √2 = 1.0484; both ends 1.96 · √2 · 1.0484 ·
  // √(0.1 / 1.9) = 0.6667.
  expect(getFatError(createSwinging(15, 16, 20), 10)).toBeCloseTo(0.6667, 3)
  expect(getFatError(createSwinging(15, 15.1, 20), 10)).toBe(0.5)
  expect(getFatError(createSwinging(15, 16, 20), 9)).toBe(1.5)
  expect(getFatError(createSwinging(15, 16, 10), 10)).toBe(1.5)
  const weekly = createSwinging(15, 16, 20).map((item, index) => ({
    ...item,
    time: item.time + index * 8 * 86_400_000,
  }))
  expect(getFatError(weekly, 10)).toBe(1.5)
  // The end with fewer days before it counts.
  expect(getCompositionChange(createSwinging(15, 16, 20), toDay('2026-05-02'), toDay('2026-05-20'))!.errorKg).toBe(1.5)
})

test('it opens with the measured day nearest to the asked distance', () => {
  const days = [
    createReading('2026-01-01', 60, 15),
    createReading('2026-03-01', 60, 15),
    createReading('2026-05-30', 60, 15),
  ]
  expect(selectOpeningDays(days, 90)).toEqual([toDay('2026-03-01'), toDay('2026-05-30')])
  expect(selectOpeningDays(days, 140)).toEqual([toDay('2026-01-01'), toDay('2026-05-30')])
  expect(selectOpeningDays([days[0]!, days[2]!], 30)).toEqual([toDay('2026-01-01'), toDay('2026-05-30')])
  expect(selectOpeningDays(days.slice(0, 1), 90)).toBeUndefined()
})
