// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { pageGlobals } from '#shared/core/page-globals.ts'

const reload = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  reload.mockReset()
  sessionStorage.clear()
  Object.defineProperty(window, 'location', { value: { reload }, configurable: true })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

/** Let the wait before the second try pass. */
async function getResult<T>(promise: Promise<T>) {
  const result = promise.then(
    (value) => ({ value }),
    (error: Error) => ({ error }),
  )
  await vi.runAllTimersAsync()
  return Promise.race([result, Promise.resolve('pending' as const)])
}

test('the files that a part imports are asked for once, by preloads that no part waits for', () => {
  document.head.innerHTML = ''
  pageGlobals.preloadScripts!('/assets/a.js', '/assets/b.js')
  pageGlobals.preloadScripts!('/assets/b.js')
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script][crossorigin]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/a.js', '/assets/b.js'])
})

test('the styles of later parts hold back nothing that is drawn before they are there, and apply then', async () => {
  document.head.innerHTML = '<meta name="later-css" content="/assets/a.css">'
  // The styles are requested once per page.
  vi.resetModules()
  const fresh = await import('#shared/core/loading/load-module.ts')
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  expect(await fresh.loadModule(async () => 'code', false)).toBe('code')
  expect(append).not.toHaveBeenCalled()
  const part = fresh.loadModule(async () => 'part')
  const [link] = append.mock.calls[0] as [HTMLLinkElement]
  expect(link.media).toBe('not all')
  expect(await getResult(part)).toBe('pending')
  link.dispatchEvent(new Event('load'))
  expect(link.media).toBe('')
  expect(await part).toBe('part')
})

test('after two failures it says in words that the line is to blame, and never reloads the page', async () => {
  const loadScript = vi.fn().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  for (let time = 0; time < 3; time++)
    expect(await getResult(loadModule(loadScript))).toMatchObject({
      error: { message: '网络不给力，请检查网络', errorCode: 'network' },
    })
  expect(reload).not.toHaveBeenCalled()
})

/**
 * A script of the build, whose `import()` asks for its address.
 * @param isForgiving false: an engine that keeps a failed address for good
 * @returns every address that was requested
 */
function createScript(isThere: () => boolean, isForgiving: boolean) {
  const failed = new Set<string>()
  const requests: string[] = []
  const loadScript = async () => {
    const address = pageGlobals.getScriptUrl!('part.js')
    if (!failed.has(address)) requests.push(address)
    if (!isThere() && !isForgiving) failed.add(address)
    if (failed.has(address) || !isThere()) throw new TypeError('Failed to fetch dynamically imported module')
    return address
  }
  return { load: loadScript, requests }
}

async function importLazy() {
  document.head.innerHTML = ''
  vi.resetModules()
  return (await import('#shared/core/loading/load-module.ts')).loadModule
}

test.for([true, false])('a script that fails is retried exactly once (forgiving engine: %s)', async (isForgiving) => {
  const lazy = await importLazy()
  const { load, requests } = createScript(() => false, isForgiving)
  expect(await getResult(lazy(load))).toMatchObject({ error: { errorCode: 'network' } })
  expect(requests).toEqual(['part.js', 'part.js?1'])
})

test.for([true, false])(
  'every later try asks by a new address, until one comes (forgiving engine: %s)',
  async (isForgiving) => {
    const lazy = await importLazy()
    let isThere = false
    const { load } = createScript(() => isThere, isForgiving)
    await getResult(lazy(load))
    isThere = true
    expect(await getResult(lazy(load))).toEqual({ value: 'part.js?2' })
    expect(await getResult(lazy(load))).toEqual({ value: 'part.js?2' })
  },
)

test('scripts that did not fail keep their address', async () => {
  const lazy = await importLazy()
  await getResult(lazy(createScript(() => false, true).load))
  expect(pageGlobals.getScriptUrl!('other.js')).toBe('other.js')
})
