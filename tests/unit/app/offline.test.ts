// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOutdated, networkAddress, ruleIn } from '#shared/app/offline/rule.ts'

test.for([
  [{ off: false, minimum: 0 }, false],
  [{ off: true, minimum: 0 }, true],
  [{ off: false, minimum: 7 }, false],
  [{ off: false, minimum: 8 }, true],
  // What makes no sense forbids nothing.
  [{}, false],
  [null, false],
  ['off', false],
  [[], false],
  [{ off: 'true', minimum: '8' }, false],
  [{ minimum: Number.NaN }, false],
  [{ minimum: -1 }, false],
] as const)('%j lets version 7 go: %s', ([reply, goes]) => expect(isOutdated(ruleIn(reply), 7)).toBe(goes))

test('the mark joins the query once', () => {
  const once = networkAddress('https://h5.example.com/set?no=1#x')!
  expect(once).toBe('https://h5.example.com/set?no=1&offline=0#x')
  expect(networkAddress(once)).toBeUndefined()
})

const page = document.documentElement
const replace = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubEnv('PACKAGE_VERSION', '7')
  vi.spyOn(location, 'replace').mockImplementation(replace)
  replace.mockClear()
  document.body.replaceChildren()
  location.href = 'https://h5.example.com/set?no=1'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** A page of version 7 where the site answers so. */
async function opened(rule: () => Promise<Response>, isThere = true) {
  const asked = vi.fn((address: string) =>
    address === '/offline.json' ? rule() : Promise.resolve(new Response('', { status: isThere ? 200 : 503 })),
  )
  vi.stubGlobal('fetch', asked)
  await import('#shared/app/offline/main.ts')
  await vi.advanceTimersByTimeAsync(600)
  return asked
}
const says = (rule: unknown) => () => Promise.resolve(new Response(JSON.stringify(rule)))
const words = () => document.querySelector('[role=status]')?.textContent ?? ''

test.for([
  ['the switch is off', { off: true }],
  ['it is too old', { minimum: 8 }],
] as const)('a page goes to the network with a word: %s', async ([, rule]) => {
  await opened(says(rule))
  expect([words(), replace.mock.calls]).toEqual(['页面有更新，正在重新载入…', []])
  await vi.advanceTimersByTimeAsync(1200)
  expect(replace.mock.calls).toEqual([['https://h5.example.com/set?no=1&offline=0']])
})

test('nothing is asked before the page has shown itself', async () => {
  page.dataset.busy = ''
  const asked = await opened(says({ off: true }))
  await vi.advanceTimersByTimeAsync(3000)
  expect(asked).not.toHaveBeenCalled()
  delete page.dataset.busy
  await vi.advanceTimersByTimeAsync(500)
  expect(words()).toContain('页面有更新')
})

test('what has been begun stays until somebody says so, also in the last second', async () => {
  await opened(says({ off: true }))
  dispatchEvent(new Event('input'))
  await vi.advanceTimersByTimeAsync(1200)
  expect([words(), replace.mock.calls]).toEqual(['页面有更新重新载入稍后', []])
  document.querySelector('button')!.click()
  expect(replace).toHaveBeenCalledTimes(1)
})

test('the words stand in the dialog that covers the page, outlive it, and go when they are put off', async () => {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  dispatchEvent(new Event('pointerdown'))
  await opened(says({ off: true }))
  dispatchEvent(new Event('pointerdown'))
  await vi.advanceTimersByTimeAsync(1200)
  expect(dialog.textContent).toContain('页面有更新')
  dialog.removeAttribute('open')
  dialog.dispatchEvent(new Event('close'))
  dialog.remove()
  expect(words()).toContain('页面有更新')
  document.querySelectorAll('button')[1]!.click()
  expect([words(), replace.mock.calls]).toEqual(['', []])
})

test('an app that shows the package all the same: the page says so and stays', async () => {
  location.href = 'https://h5.example.com/set?offline=0'
  await opened(says({ off: true }))
  await vi.advanceTimersByTimeAsync(5000)
  expect([words(), replace.mock.calls]).toEqual(['页面版本过旧，请更新 App知道了', []])
})

test.for<[string, () => Promise<Response>, boolean]>([
  ['the switch cannot be had', () => Promise.reject(new TypeError('no line')), true],
  ['the switch is no JSON', () => Promise.resolve(new Response('<html>')), true],
  ['the page cannot be had', says({ off: true }), false],
  ['it may be used', says({ off: false, minimum: 7 }), true],
])('the package stays in use: %s', async ([, rule, isThere]) => {
  await opened(rule, isThere)
  await vi.advanceTimersByTimeAsync(5000)
  expect([words(), replace.mock.calls]).toEqual(['', []])
})
