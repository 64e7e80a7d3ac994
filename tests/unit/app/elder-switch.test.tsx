// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLargeText, onLargeTextChange } from '#shared/core/large-text.ts'
import { LargeTextSwitch } from '#shared/features/large-text/large-text-switch.tsx'
import { passTime, renderView, setStage } from '#tests/unit/ui/render.ts'

setStage()
/** Times the normal size that the container gives text. */
let zoom = 1
beforeEach(() => {
  zoom = 1
  localStorage.clear()
  vi.stubGlobal('getComputedStyle', (element: HTMLElement) => ({
    fontSize: `${(/^100px/.test(element.style.font) ? 100 : 16) * zoom}px`,
  }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('data-elder')
})

const getButton = () => document.querySelector<HTMLButtonElement>('button[aria-pressed]')!
const getState = () => {
  // The name holds the word that is seen.
  expect(getButton().getAttribute('aria-label')).toContain(getButton().textContent)
  return [isLargeText(), getButton().textContent, getButton().getAttribute('aria-pressed')]
}
const tapButton = async () => {
  getButton().click()
  await passTime(0)
}

test('a tap switches at once, says so and is remembered; another one goes back', async () => {
  await renderView(<LargeTextSwitch />)
  expect(getState()).toEqual([false, '长辈版', 'false'])
  await tapButton()
  expect(getState()).toEqual([true, '标准版', 'true'])
  expect(localStorage.getItem('elder')).toBe('true')
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe('已切换到长辈版'))
  await tapButton()
  expect(getState()).toEqual([false, '长辈版', 'false'])
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe('已切换到标准版'))
})

test('without a choice it follows the container, also when that changes behind the page', async () => {
  zoom = 1.6
  await renderView(<LargeTextSwitch />)
  expect(getState()).toEqual([true, '标准版', 'true'])
  // What the mode calls 18 px comes out as 18 px, though the container enlarges it.
  expect(document.documentElement.style.getPropertyValue('--px')).toBe('0.625px')
  zoom = 1
  document.dispatchEvent(new Event('visibilitychange'))
  await passTime(0)
  expect(getState()).toEqual([false, '长辈版', 'false'])
})

test('declining holds against large text, and a choice made on another page counts after coming back', async () => {
  zoom = 2
  localStorage.setItem('elder', 'false')
  await renderView(<LargeTextSwitch />)
  expect(isLargeText()).toBe(false)
  localStorage.setItem('elder', 'true')
  dispatchEvent(new Event('pageshow'))
  await passTime(0)
  expect(getState()).toEqual([true, '标准版', 'true'])
})

test('where the phone refuses storage it still switches', async () => {
  vi.stubGlobal('localStorage', undefined)
  await renderView(<LargeTextSwitch />)
  await tapButton()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(isLargeText()).toBe(true)
  await tapButton()
  expect(isLargeText()).toBe(false)
})

test('drawings hear of a change, not of a decision that changes nothing', async () => {
  localStorage.setItem('elder', 'false')
  const received = vi.fn()
  const stop = onLargeTextChange(received)
  await renderView(<LargeTextSwitch />)
  document.dispatchEvent(new Event('visibilitychange'))
  await passTime(0)
  expect(received).toHaveBeenCalledTimes(0)
  await tapButton()
  expect(received).toHaveBeenCalledTimes(1)
  stop()
  await tapButton()
  expect(received).toHaveBeenCalledTimes(1)
})
