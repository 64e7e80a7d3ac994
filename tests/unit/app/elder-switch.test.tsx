// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ElderSwitch } from '#shared/app/elder/switch.tsx'
import { isElder, onElderChange } from '#shared/core/elder/elder.ts'
import { draw, pass, setStage } from '#tests/unit/ui/render.ts'

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

const button = () => document.querySelector<HTMLButtonElement>('button[aria-pressed]')!
const state = () => {
  // The name holds the word that is seen.
  expect(button().getAttribute('aria-label')).toContain(button().textContent)
  return [isElder(), button().textContent, button().getAttribute('aria-pressed')]
}
const tap = async () => {
  button().click()
  await pass(0)
}

test('a tap switches at once, says so and is remembered; another one goes back', async () => {
  await draw(<ElderSwitch />)
  expect(state()).toEqual([false, '长辈版', 'false'])
  await tap()
  expect(state()).toEqual([true, '标准版', 'true'])
  expect(localStorage.getItem('elder')).toBe('true')
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe('已切换到长辈版'))
  await tap()
  expect(state()).toEqual([false, '长辈版', 'false'])
  await vi.waitFor(() => expect(document.querySelector('[role=status]')?.textContent).toBe('已切换到标准版'))
})

test('without a choice it follows the container, also when that changes behind the page', async () => {
  zoom = 1.6
  await draw(<ElderSwitch />)
  expect(state()).toEqual([true, '标准版', 'true'])
  // What the mode calls 18 px comes out as 18 px, though the container enlarges it.
  expect(document.documentElement.style.getPropertyValue('--px')).toBe('0.625px')
  zoom = 1
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(state()).toEqual([false, '长辈版', 'false'])
})

test('declining holds against large text, and a choice made on another page counts after coming back', async () => {
  zoom = 2
  localStorage.setItem('elder', 'false')
  await draw(<ElderSwitch />)
  expect(isElder()).toBe(false)
  localStorage.setItem('elder', 'true')
  dispatchEvent(new Event('pageshow'))
  await pass(0)
  expect(state()).toEqual([true, '标准版', 'true'])
})

test('where the phone refuses storage it still switches', async () => {
  vi.stubGlobal('localStorage', undefined)
  await draw(<ElderSwitch />)
  await tap()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(isElder()).toBe(true)
  await tap()
  expect(isElder()).toBe(false)
})

test('drawings hear of a change, not of a decision that changes nothing', async () => {
  localStorage.setItem('elder', 'false')
  const heard = vi.fn()
  const stop = onElderChange(heard)
  await draw(<ElderSwitch />)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(heard).toHaveBeenCalledTimes(0)
  await tap()
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  await tap()
  expect(heard).toHaveBeenCalledTimes(1)
})
