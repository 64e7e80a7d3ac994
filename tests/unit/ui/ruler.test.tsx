// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WeightEntry } from '#shared/ui/ruler/weight-entry.tsx'
import { passTime, pressKey, renderView, setStage } from './render.ts'

setStage()

function Example() {
  const [weightKg, setWeight] = useState(60)
  return <WeightEntry weightKg={weightKg} onChange={setWeight} unit="kg" onUnit={() => {}} />
}

const getSlider = () => document.querySelector<HTMLElement>('[role=slider]')!
const getDisplayedText = () => document.querySelector('b')!.textContent
const getValue = () => Number(getSlider().getAttribute('aria-valuenow'))
/** What the strip has under its needle: the number furthest left and its place, 9 px a tenth. */
const getStripValue = () => {
  const label = getSlider().querySelector('text')!
  return Number(label.textContent) * 10 + (240 - Number(label.getAttribute('x'))) / 9
}

const dispatchPointer = (type: string, clientX: number, timeStamp: number) => {
  const event = new PointerEvent(type, { pointerId: 1, button: 0, clientX, bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  getSlider().dispatchEvent(event)
}
/**
 * Pull the strip 90 px to the left within 60 ms and let go: ten tenths, and a flight of some 43
 * more.
 */
async function flingStrip() {
  dispatchPointer('pointerdown', 200, 0)
  for (let step = 1; step <= 6; step++) dispatchPointer('pointermove', 200 - 15 * step, 10 * step)
  dispatchPointer('pointerup', 110, 60)
  await passTime(0)
}

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  HTMLElement.prototype.setPointerCapture = () => {}
  await renderView(<Example />)
})
afterEach(() => void vi.unstubAllGlobals())

test('what is chosen is where the strip will rest, from the moment it is let go; the number rolls along', async () => {
  await flingStrip()
  const rest = getValue()
  expect(rest).toBeGreaterThan(62)
  await passTime(150)
  expect(getValue()).toBe(rest)
  expect(Number(getDisplayedText())).toBeLessThan(rest)
  expect(Number(getDisplayedText())).toBeGreaterThan(61)
  await passTime(600)
  expect([getValue(), getDisplayedText()]).toEqual([rest, rest.toFixed(1)])
  expect(getStripValue() / 10).toBeCloseTo(rest)
})

test('+ during the flight counts from where the strip would have rested', async () => {
  await flingStrip()
  const next = Math.round(getValue() * 10 + 1) / 10
  await passTime(100)
  document.querySelector<HTMLElement>('[aria-label^=加]')!.click()
  await passTime(50)
  expect([getValue(), getDisplayedText()]).toEqual([next, next.toFixed(1)])
  await passTime(600)
  expect([getValue(), getDisplayedText()]).toEqual([next, next.toFixed(1)])
  expect(getStripValue() / 10).toBeCloseTo(next)
})

test('the buttons say what they lead to; the ruler, which says its own value, leaves them silent', async () => {
  const getStatusText = () => document.querySelector('[role=status]')?.textContent
  document.querySelector<HTMLElement>('[aria-label^=减]')!.click()
  await passTime(50)
  expect(getStatusText()).toBe('59.9 kg')
  await pressKey(getSlider(), 'ArrowRight')
  expect(getStatusText()).toBe('')
})

test('a finger on the flying strip stops it where it is', async () => {
  await flingStrip()
  const rest = getValue()
  await passTime(100)
  dispatchPointer('pointerdown', 150, 200)
  dispatchPointer('pointerup', 150, 230)
  await passTime(600)
  expect(getValue()).toBeLessThan(rest)
  expect([getDisplayedText(), getStripValue() / 10]).toEqual([getValue().toFixed(1), expect.closeTo(getValue())])
})

test('a key ends the flight', async () => {
  await flingStrip()
  await pressKey(getSlider(), 'Home')
  await passTime(600)
  expect([getValue(), getDisplayedText(), getStripValue()]).toEqual([30, '30.0', 300])
})
