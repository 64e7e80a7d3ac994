// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

/** The module as a page that opens now finds it. */
async function importUnit() {
  vi.resetModules()
  return import('#shared/format/weight-unit.ts')
}
beforeEach(() => localStorage.clear())

test.for([
  ['kg', '57.8 kg', '57.8', '一天之内波动 1 kg 左右'],
  ['jin', '115.6 斤', '115.6', '一天之内波动 2 斤左右'],
  ['pounds', '57.8 kg', '57.8', '一天之内波动 1 kg 左右'], // garbage counts as nothing
] as const)('with %s kept a weight is %s at once', async ([stored, label, text, sentence]) => {
  localStorage.setItem('weight-unit', stored)
  const { getDifferenceUnit, formatMass, formatMassUnit, convertMasses, getDisplayUnit, formatUnit } =
    await importUnit()
  expect(formatMassUnit(57.8)).toBe(label)
  expect(formatMass('57.8')).toBe(text)
  expect(formatMass(undefined)).toBe('-')
  expect(getDisplayUnit('%')).toBe('%')
  expect(['%', '级', ''].map((unit) => formatUnit(getDifferenceUnit(unit)))).toEqual([' 个百分点', ' 级', ''])
  expect(formatMass(57.8) + formatUnit(getDifferenceUnit('kg'))).toBe(label)
  expect(convertMasses('一天之内波动 1 kg 左右')).toBe(sentence)
  expect(convertMasses('曲线为 BMI（kg/m²）')).toBe('曲线为 BMI（kg/m²）')
})

test('a mass is doubled before it is rounded', async () => {
  localStorage.setItem('weight-unit', 'jin')
  const { toDisplayUnit, formatMass } = await importUnit()
  expect(formatMass(57.84)).toBe('115.7')
  expect(toDisplayUnit('%', 24.1)).toBe(24.1)
  expect(toDisplayUnit('kg', Number.POSITIVE_INFINITY)).toBeUndefined()
})

test('a choice is kept, and told to the page once', async () => {
  const { chooseWeightUnit, onWeightUnitChange, getWeightUnit } = await importUnit()
  const reported = vi.fn()
  const stop = onWeightUnitChange(reported)
  chooseWeightUnit('jin')
  chooseWeightUnit('jin')
  expect(reported).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('weight-unit')).toBe('jin')
  stop()
  chooseWeightUnit('kg')
  expect(reported).toHaveBeenCalledTimes(1)
  expect(getWeightUnit()).toBe('kg')
})

test('a page that comes back shows what was chosen meanwhile', async () => {
  const { onWeightUnitChange, getWeightUnit } = await importUnit()
  const reported = vi.fn()
  onWeightUnitChange(reported)
  expect(getWeightUnit()).toBe('kg')
  localStorage.setItem('weight-unit', 'jin')
  dispatchEvent(new Event('pageshow'))
  expect(reported).toHaveBeenCalledTimes(1)
  expect(getWeightUnit()).toBe('jin')
})

test('a phone that keeps nothing remembers for as long as the page lives', async () => {
  const { chooseWeightUnit, getWeightUnit, onWeightUnitChange } = await importUnit()
  const stored = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.getItem(key),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  onWeightUnitChange(() => {})
  chooseWeightUnit('jin')
  dispatchEvent(new Event('pageshow'))
  expect(getWeightUnit()).toBe('jin')
  vi.unstubAllGlobals()
})
