// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { NumberRoll } from '#shared/ui/motion/number-roll.tsx'
import { draw, pass, setStage } from './render.ts'

setStage()
afterEach(() => void vi.unstubAllGlobals())
const rolling = () => document.querySelector('[aria-hidden=true]')
const spoken = () => document.querySelector('span > span:not([aria-hidden])')!.textContent

test('the final text is there at once; the digits go after 350 ms', async () => {
  await draw(<NumberRoll value="57.8" />)
  expect(spoken()).toBe('57.8')
  expect(rolling()).not.toBeNull()
  await pass(400)
  expect(rolling()).toBeNull()
  expect(document.body.textContent).toBe('57.8')
})

test('a new value rolls from the old digits, each in its own place', async () => {
  const redraw = await draw(<NumberRoll value="99.8" />)
  await pass(400)
  const drawn = redraw(<NumberRoll value="100.1" />)
  expect(spoken()).toBe('100.1')
  const strips = [...rolling()!.querySelectorAll<HTMLElement>('[style]')]
  const shown = () => strips.map((strip) => Number(/-?\d+/.exec(strip.style.transform)?.[0]) / -10 || 0)
  expect(shown()).toEqual([0, 9, 9, 8])
  await drawn
  expect(shown()).toEqual([1, 0, 0, 1])
  const times = strips.map((strip) => Number(/\* ([\d.]+)/.exec(strip.style.transition)?.[1]))
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(times[times.length - 1]).toBe(1)
})

test('a missing value is a dash without digits', async () => {
  await draw(<NumberRoll value="-" />)
  expect(rolling()!.textContent).toBe('-')
})

test('under reduced motion nothing rolls', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await draw(<NumberRoll value="57.8" />)
  expect(rolling()).toBeNull()
})
