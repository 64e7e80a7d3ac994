// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

/** The module as a page that opens now finds it. */
async function opened() {
  vi.resetModules()
  return import('#shared/core/weight-unit.ts')
}
beforeEach(() => localStorage.clear())

test.for([
  ['kg', '57.8 kg', '57.8', '一天之内波动 1 kg 左右'],
  ['jin', '115.6 斤', '115.6', '一天之内波动 2 斤左右'],
  ['pounds', '57.8 kg', '57.8', '一天之内波动 1 kg 左右'], // garbage counts as nothing
] as const)('with %s kept a weight is %s at once', async ([kept, words, text, sentence]) => {
  localStorage.setItem('weight-unit', kept)
  const { differenceUnit, massText, massWords, ownMasses, shownUnit, unitBehind } = await opened()
  expect(massWords(57.8)).toBe(words)
  expect(massText('57.8')).toBe(text)
  expect(massText(undefined)).toBe('-')
  expect(shownUnit('%')).toBe('%')
  expect(['%', '级', ''].map((unit) => unitBehind(differenceUnit(unit)))).toEqual([' 个百分点', ' 级', ''])
  expect(massText(57.8) + unitBehind(differenceUnit('kg'))).toBe(words)
  expect(ownMasses('一天之内波动 1 kg 左右')).toBe(sentence)
  expect(ownMasses('曲线为 BMI（kg/m²）')).toBe('曲线为 BMI（kg/m²）')
})

test('a mass is doubled before it is rounded', async () => {
  localStorage.setItem('weight-unit', 'jin')
  const { inShownUnit, massText } = await opened()
  expect(massText(57.84)).toBe('115.7')
  expect(inShownUnit('%', 24.1)).toBe(24.1)
  expect(inShownUnit('kg', Number.POSITIVE_INFINITY)).toBeUndefined()
})

test('a choice is kept, and told to the page once', async () => {
  const { chooseWeightUnit, onWeightUnit, weightUnit } = await opened()
  const told = vi.fn()
  const stop = onWeightUnit(told)
  chooseWeightUnit('jin')
  chooseWeightUnit('jin')
  expect(told).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('weight-unit')).toBe('jin')
  stop()
  chooseWeightUnit('kg')
  expect(told).toHaveBeenCalledTimes(1)
  expect(weightUnit()).toBe('kg')
})

test('a page that comes back shows what was chosen meanwhile', async () => {
  const { onWeightUnit, weightUnit } = await opened()
  const told = vi.fn()
  onWeightUnit(told)
  expect(weightUnit()).toBe('kg')
  localStorage.setItem('weight-unit', 'jin')
  dispatchEvent(new Event('pageshow'))
  expect(told).toHaveBeenCalledTimes(1)
  expect(weightUnit()).toBe('jin')
})

test('a phone that keeps nothing remembers for as long as the page lives', async () => {
  const { chooseWeightUnit, weightUnit, onWeightUnit } = await opened()
  const kept = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.getItem(key),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  onWeightUnit(() => {})
  chooseWeightUnit('jin')
  dispatchEvent(new Event('pageshow'))
  expect(weightUnit()).toBe('jin')
  vi.unstubAllGlobals()
})
