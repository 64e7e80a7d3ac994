import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { COSTS } from './costs.ts'
import { createGate } from './gate.ts'
import { getFamily, getOpenOptions, PAGES } from './matrix/screens.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

/** The calls to the app by the <head> of a member page. */
const BY_HEAD = ['getToken', 'hiddenNavigaBar', 'getStatusBarHeight']

/** What waits for `release`. */
function createRouteGate() {
  const { promise: held, resolve: release } = createGate()
  return { release, pass: (route: Route) => held.then(() => route.continue()).catch(() => {}) }
}

test.for(PAGES.map((screen) => [screen.name, screen] as const))(
  '/%s: its first questions leave before its scripts are there, once and side by side, and it asks for no more than it did',
  async ([name, screen]) => {
    const asked: string[] = []
    const files: string[] = []
    const [scripts, answers] = [createRouteGate(), createRouteGate()]
    const { page, nativeCalls, text, problems } = await openPage(stack, name, {
      ...getOpenOptions(screen),
      // A tab that has been used has pictures of other pages at hand.
      isAlone: true,
      path: '/nothing',
      isGuideSeen: true,
    })
    problems.length = 0
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url())
      if (/^\/(api|pk)\//.test(pathname)) asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
      // What the chat's provider brings is not the site's.
      else if (origin === stack.url && !/^\/local\//.test(pathname) && !request.isNavigationRequest())
        files.push(pathname)
    })
    await page.route('**/assets/*.js*', scripts.pass)
    await page.route(/^[^?]*:\d+\/(api|pk)\//, answers.pass)
    const query = new URLSearchParams(screen.query).toString()
    await page.goto(`${stack.url}/${name}${query && `?${query}`}`, { waitUntil: 'commit' })
    // Pages with an inlined entry continue on their own.
    if (getFamily(screen) !== 'still') await expect.poll(() => asked.length).toBeGreaterThan(0)
    const first = [...asked]
    scripts.release()
    const [atOnce, calls, all] = COSTS[name]
    await expect.poll(() => asked.length, { timeout: 10_000, message: 'calls before any answer' }).toBe(atOnce)
    answers.release()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.locator('html[data-busy]').count()).toBe(0)
    const getCost = () => [asked.length, files.length]
    await expect.poll(getCost, { message: 'calls and files (tests/e2e/costs.ts)' }).toEqual([calls, all])
    // Any later request would exceed the cost of the page.
    await page.waitForTimeout(400)
    expect(getCost(), `${asked.join('\n')}\n${files.join('\n')}`).toEqual([calls, all])
    expect(asked.filter((element) => first.includes(element))).toEqual(first)
    const toApp = nativeCalls.map(({ name }) => name).filter((name) => BY_HEAD.includes(name))
    if (screen.isMember) expect(toApp).toEqual(BY_HEAD)
    else expect(toApp).not.toContain('getToken')
    expect([await text(), problems]).toEqual([expect.stringMatching(/[\u4e00-\u9fff]/), []])
  },
)
