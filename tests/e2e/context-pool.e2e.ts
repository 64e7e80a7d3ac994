import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

/**
 * What the phone keeps of earlier visits, which files came over the line, and what a page has got
 * besides its own.
 */
const CACHED = `(async () => ({
  local: localStorage.length,
  session: sessionStorage.length,
  cookies: document.cookie,
  databases: (await indexedDB.databases()).length,
  caches: typeof caches === 'undefined' ? 0 : (await caches.keys()).length,
  visits: history.length,
  name: window.name,
  extra: typeof window.__left,
  fromCache: performance.getEntriesByType('resource').filter(({ transferSize }) => transferSize === 0).length,
}))()`
const FILL = `(async () => {
  localStorage.setItem('left', '1')
  sessionStorage.setItem('left', '1')
  document.cookie = 'left=1'
  window.name = 'left'
  await new Promise((done) => (indexedDB.open('left').onsuccess = done))
  if (typeof caches !== 'undefined') await caches.open('left')
})()`

test('a page stores what it can, has a script and a route of the test, and is visited twice', async () => {
  const { page } = await openPage(stack, 'columnShare', {
    prepare: async (page) => void (await page.addInitScript('window.__left = 1')),
  })
  await page.route('**/*', (route) => route.continue())
  await page.waitForLoadState('networkidle')
  await page.evaluate(FILL)
  expect(await page.evaluate(CACHED)).toMatchObject({
    local: 1,
    session: 1,
    cookies: 'left=1',
    databases: 1,
    extra: 'number',
  })
  await page.reload()
})
test('the next page in its place knows nothing of it', async () => {
  const { page } = await openPage(stack, 'columnShare')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(CACHED)).toEqual({
    local: 0,
    session: 0,
    cookies: '',
    databases: 0,
    caches: 0,
    visits: 2,
    name: '',
    extra: 'undefined',
    fromCache: 0,
  })
})
