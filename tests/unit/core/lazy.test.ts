// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { lazy } from '#shared/core/loading/lazy.ts'

const reload = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  reload.mockReset()
  sessionStorage.clear()
  Object.defineProperty(window, 'location', { value: { reload }, configurable: true })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** Let the wait before the second try pass. */
async function settle<T>(promise: Promise<T>) {
  const result = promise.then(
    (value) => ({ value }),
    (error: Error) => ({ error }),
  )
  await vi.runAllTimersAsync()
  return Promise.race([result, Promise.resolve('pending' as const)])
}

test('the files that a part imports are asked for once, by preloads that no part waits for', () => {
  document.head.innerHTML = ''
  globalThis.__along!('/assets/a.js', '/assets/b.js')
  globalThis.__along!('/assets/b.js')
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script][crossorigin]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/a.js', '/assets/b.js'])
})

test('the styles of later parts hold back nothing that is drawn before they are there, and apply then', async () => {
  document.head.innerHTML = '<meta name="later-css" content="/assets/a.css">'
  // The styles are asked for once in a page's life.
  vi.resetModules()
  const fresh = await import('#shared/core/loading/lazy.ts')
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  expect(await fresh.lazy(async () => 'code', false)).toBe('code')
  expect(append).not.toHaveBeenCalled()
  const part = fresh.lazy(async () => 'part')
  const [link] = append.mock.calls[0] as [HTMLLinkElement]
  expect(link.media).toBe('not all')
  expect(await settle(part)).toBe('pending')
  link.dispatchEvent(new Event('load'))
  expect(link.media).toBe('')
  expect(await part).toBe('part')
})

test('after two failures it says in words that the line is to blame, and never reloads the page', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  for (let time = 0; time < 3; time++)
    expect(await settle(lazy(load))).toMatchObject({ error: { message: '网络不给力，请检查网络', fault: 'network' } })
  expect(reload).not.toHaveBeenCalled()
})

/**
 * A script of the build, whose `import()` asks for its address.
 * @param isForgiving false: an engine that keeps a failed address for good
 * @returns every address that was requested
 */
function script(isThere: () => boolean, isForgiving: boolean) {
  const failed = new Set<string>()
  const requests: string[] = []
  const load = async () => {
    const address = globalThis.__scriptUrl('part.js')
    if (!failed.has(address)) requests.push(address)
    if (!isThere() && !isForgiving) failed.add(address)
    if (failed.has(address) || !isThere()) throw new TypeError('Failed to fetch dynamically imported module')
    return address
  }
  return { load, requests }
}

async function freshLazy() {
  document.head.innerHTML = ''
  vi.resetModules()
  return (await import('#shared/core/loading/lazy.ts')).lazy
}

test.for([true, false])('a script that fails is retried exactly once (forgiving engine: %s)', async (isForgiving) => {
  const lazy = await freshLazy()
  const { load, requests } = script(() => false, isForgiving)
  expect(await settle(lazy(load))).toMatchObject({ error: { fault: 'network' } })
  expect(requests).toEqual(['part.js', 'part.js?1'])
})

test.for([true, false])(
  'every later try asks by a new address, until one comes (forgiving engine: %s)',
  async (isForgiving) => {
    const lazy = await freshLazy()
    let isThere = false
    const { load } = script(() => isThere, isForgiving)
    await settle(lazy(load))
    isThere = true
    expect(await settle(lazy(load))).toEqual({ value: 'part.js?2' })
    expect(await settle(lazy(load))).toEqual({ value: 'part.js?2' })
  },
)

test('scripts that did not fail keep their address', async () => {
  const lazy = await freshLazy()
  await settle(lazy(script(() => false, true).load))
  expect(globalThis.__scriptUrl('other.js')).toBe('other.js')
})
