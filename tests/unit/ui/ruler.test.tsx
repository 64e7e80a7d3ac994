// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WeightEntry } from '#shared/ui/ruler/weight-entry.tsx'
import { draw, pass, press, setStage } from './render.ts'

setStage()
const chosen: number[] = []

function Example() {
  const [tenths, setTenths] = useState(600)
  const choose = (to: number) => {
    chosen.push(to)
    setTenths(to)
  }
  return <WeightEntry tenths={tenths} onChange={choose} unit="kg" onUnit={() => {}} />
}

const slider = () => document.querySelector<HTMLElement>('[role=slider]')!
const shown = () => document.querySelector('b')!.textContent
const value = () => Number(slider().getAttribute('aria-valuenow'))
/** What the strip has under its needle: the number furthest left and its place, 9 px a tenth. */
const strip = () => {
  const label = slider().querySelector('text')!
  return Number(label.textContent) * 10 + (240 - Number(label.getAttribute('x'))) / 9
}

const pointer = (type: string, clientX: number, timeStamp: number) => {
  const event = new PointerEvent(type, { pointerId: 1, button: 0, clientX, bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  slider().dispatchEvent(event)
}
/** Pull the strip 90 px to the left within 60 ms and let go: ten tenths, and a flight of some 43 more. */
async function fling() {
  pointer('pointerdown', 200, 0)
  for (let step = 1; step <= 6; step++) pointer('pointermove', 200 - 15 * step, 10 * step)
  pointer('pointerup', 110, 60)
  await pass(0)
}

beforeEach(async () => {
  chosen.length = 0
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  HTMLElement.prototype.setPointerCapture = () => {}
  await draw(<Example />)
})
afterEach(() => void vi.unstubAllGlobals())

test('what is chosen is where the strip will rest, from the moment it is let go; the number rolls along', async () => {
  await fling()
  const rest = value()
  expect(rest).toBeGreaterThan(62)
  await pass(150)
  expect(value()).toBe(rest)
  expect(Number(shown())).toBeLessThan(rest)
  expect(Number(shown())).toBeGreaterThan(61)
  await pass(600)
  expect([value(), shown()]).toEqual([rest, rest.toFixed(1)])
  expect(strip() / 10).toBeCloseTo(rest)
})

test('+ during the flight counts from where the strip would have rested', async () => {
  await fling()
  const next = Math.round(value() * 10 + 1) / 10
  await pass(100)
  document.querySelector<HTMLElement>('[aria-label^=加]')!.click()
  await pass(50)
  expect([value(), shown()]).toEqual([next, next.toFixed(1)])
  await pass(600)
  expect([value(), shown()]).toEqual([next, next.toFixed(1)])
  expect(strip() / 10).toBeCloseTo(next)
})

test('the buttons say what they lead to; the ruler, which says its own value, leaves them silent', async () => {
  const said = () => document.querySelector('[role=status]')?.textContent
  document.querySelector<HTMLElement>('[aria-label^=减]')!.click()
  await pass(50)
  expect(said()).toBe('59.9 kg')
  await press(slider(), 'ArrowRight')
  expect(said()).toBe('')
})

test('a finger on the flying strip stops it where it is', async () => {
  await fling()
  const rest = value()
  await pass(100)
  pointer('pointerdown', 150, 200)
  pointer('pointerup', 150, 230)
  await pass(600)
  expect(value()).toBeLessThan(rest)
  expect([shown(), strip() / 10]).toEqual([value().toFixed(1), expect.closeTo(value())])
})

test('a key ends the flight', async () => {
  await fling()
  await press(slider(), 'Home')
  await pass(600)
  expect([value(), shown(), strip()]).toEqual([30, '30.0', 300])
})
