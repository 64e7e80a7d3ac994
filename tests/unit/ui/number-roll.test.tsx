// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { NumberRoll } from '#shared/ui/motion/number-roll.tsx'
import { passTime, renderView, setStage } from './render.ts'

setStage()
afterEach(() => void vi.unstubAllGlobals())
const getRolling = () => document.querySelector('[aria-hidden=true]')
const getSpokenText = () => document.querySelector('span > span:not([aria-hidden])')!.textContent

test('the final text is there at once; the digits go after 350 ms', async () => {
  await renderView(<NumberRoll value="57.8" />)
  expect(getSpokenText()).toBe('57.8')
  expect(getRolling()).not.toBeNull()
  await passTime(400)
  expect(getRolling()).toBeNull()
  expect(document.body.textContent).toBe('57.8')
})

test('a new value rolls from the old digits, each in its own place', async () => {
  const redraw = await renderView(<NumberRoll value="99.8" />)
  await passTime(400)
  const rendered = redraw(<NumberRoll value="100.1" />)
  expect(getSpokenText()).toBe('100.1')
  const strips = [...getRolling()!.querySelectorAll<HTMLElement>('[style]')]
  const getDigits = () => strips.map((strip) => Number(/-?\d+/.exec(strip.style.transform)?.[0]) / -10 || 0)
  expect(getDigits()).toEqual([0, 9, 9, 8])
  await rendered
  expect(getDigits()).toEqual([1, 0, 0, 1])
  const times = strips.map((strip) => Number(/\* ([\d.]+)/.exec(strip.style.transition)?.[1]))
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(times[times.length - 1]).toBe(1)
})

test('a missing value is a dash without digits', async () => {
  await renderView(<NumberRoll value="-" />)
  expect(getRolling()!.textContent).toBe('-')
})

test('under reduced motion nothing rolls', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await renderView(<NumberRoll value="57.8" />)
  expect(getRolling()).toBeNull()
})
