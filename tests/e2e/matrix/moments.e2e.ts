import type { Route } from 'playwright-core'
import { test } from 'vitest'
import { createFileStack } from '#tests/e2e/stack.ts'
import { createCells } from './cells.ts'
import { getFamily, getFaultShare, getScreensOfTurn, hasTurn, isFullRun, type Screen } from './screens.ts'
import { CALLS } from './service-faults.ts'
import { openTestTab, type Spoil, type TestTab } from './test-tab.ts'
import {
  computeHealth,
  findViolations,
  getHealthyLines,
  hasRetry,
  isOnTop,
  isRecovered,
  isWell,
  waitUntil,
} from './violations.ts'

const stack = createFileStack()

/**
 * One call of several, by its path and what its query asks for; the rest of the query may hold a
 * time.
 */
const callName = (url: string) => {
  const { pathname, searchParams } = new URL(url)
  return pathname + (searchParams.get('type') ?? '')
}

/** In an ordinary run every other page of each family. */
const IN_TURN = getScreensOfTurn(0, 2).filter((screen) => getFamily(screen) !== 'still')

test.for(IN_TURN.map((screen) => [screen.name, screen] as const))(
  '/%s stands one call that fails alone, answers that come too late, a line that comes back',
  { timeout: 180_000 },
  async ([name, screen]) => {
    const cells = createCells(name, 'moments')
    const tab = await openTestTab(stack, screen, { isAlone: true })
    const healthy = await getHealthyLines(tab)
    const calls = [...new Set(tab.seen.requests.filter((url) => CALLS.test(url)).map(callName))]

    const alone = calls.filter((_, at) => isFullRun || hasTurn(screen, (at % 2) * 2, 4))
    for (const call of calls.length > 1 ? alone : []) {
      const failRequest = (route: Route) => route.fulfill({ status: 500, json: { code: 500, msg: '系统繁忙' } })
      await tab.open([[(url) => CALLS.test(url.href) && callName(url.href) === call, failRequest]])
      const isReported = /开小差|失败|稍后|重试/.test(await tab.text())
      const violations = [
        ...(await findViolations(tab)),
        !isReported && (await computeHealth(tab, healthy)) < 0.5 && 'half of the page is gone without a word',
      ]
      const isOffered = await hasRetry(tab)
      await tab.spoil()
      if (isOffered) violations.push(!(await isRecovered(tab, healthy)) && '重试 does not help')
      cells.note(`${call} alone fails`, violations)
    }

    for (const moment of getFaultShare(MOMENTS, screen, IN_TURN))
      cells.note(moment.name, await moment.of(screen, healthy, tab))
    cells.judge()
  },
)

/** Answers nothing until `release`. */
function createHold() {
  const routes: Route[] = []
  const spoil: Spoil = [CALLS, async (route) => void routes.push(route)]
  const releaseRoutes = () => Promise.all(routes.splice(0).map((route) => route.continue().catch(() => {})))
  return { spoil, release: releaseRoutes }
}

/** Set the animation that shows the word about a slow line to 8 s (shared/ui/styles/reset.css). */
const AFTER_8_S = `for (const one of document.getElementById('slow').getAnimations()) one.currentTime = 8000`

interface Moment {
  name: string
  /**
   * @param tab the test's own tab, for a moment that needs no other shell and no clock of its own
   */
  of: (screen: Screen, healthy: ReadonlySet<string>, tab: TestTab) => Promise<(string | false)[]>
}

const MOMENTS: Moment[] = [
  {
    name: 'late answers after leaving',
    async of(_, healthy, tab) {
      await tab.open()
      const { spoil, release } = createHold()
      await tab.spoil([spoil])
      await tab.page.reload()
      await tab.page.goto(`${stack.url}/payFailed`)
      await release()
      const there = tab.seen.problems
      await tab.spoil()
      await tab.page.goBack()
      await tab.settled()
      return [...there, ...(await findViolations(tab)), !(await isWell(tab, healthy)) && 'back, but not whole']
    },
  },
  {
    name: 'no answer for half a minute',
    async of(screen, healthy) {
      const { spoil, release } = createHold()
      const tab = await openTestTab(stack, screen, {
        isHeld: true,
        prepare: async (page) => {
          await page.clock.install()
          await page.route(...(spoil as [RegExp, Spoil[1]]))
        },
      })
      // A slow machine may have drawn nothing yet that could be set forward.
      const isSlowReported = await waitUntil(async () => {
        await tab.page.evaluate(AFTER_8_S)
        return isOnTop(tab.page, '#slow')
      }, 5000)
      const isOver = await waitUntil(async () => {
        await tab.page.clock.runFor(2000)
        return tab.page.evaluate(() => !document.documentElement.hasAttribute('data-busy'))
      }, 30_000)
      const violations = [
        ...(await findViolations(tab)),
        !isSlowReported && 'no word after 8 s',
        !isOver && 'waits for ever',
      ]
      await tab.page.unroute(spoil[0] as RegExp)
      await release()
      await tab.spoil()
      await tab.page.clock.resume()
      if (await hasRetry(tab)) violations.push(!(await isRecovered(tab, healthy)) && '重试 does not help')
      return violations
    },
  },
  {
    name: 'offline at the start, then online',
    async of(_, healthy, tab) {
      await tab.open([[CALLS, (route) => route.abort('internetdisconnected')]])
      await waitUntil(() => hasRetry(tab), 3000)
      const violations: (string | false)[] = await findViolations(tab)
      await tab.page.context().setOffline(true)
      await tab.spoil()
      await tab.page.context().setOffline(false)
      return [...violations, !(await isWell(tab, healthy)) && 'does not ask again by itself']
    },
  },
  {
    name: 'offline half way',
    async of(screen, healthy, tab) {
      await tab.open()
      // Also what the page fetches after its first answers.
      await tab.page.waitForLoadState('networkidle')
      await tab.page.context().setOffline(true)
      await tab.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await tab.settled()
      const violations: (string | false)[] = await findViolations(tab)
      // The chat ends with each leave; it resumes when the network is back.
      const startsAnew = screen.name === 'chat'
      if (startsAnew) violations.push(!(await hasRetry(tab)) && 'does not say so')
      else violations.push(!(await isWell(tab, healthy)) && 'what was there is gone')
      await tab.page.context().setOffline(false)
      if (startsAnew) violations.push(!(await isWell(tab, healthy)) && 'does not come back with the line')
      return violations
    },
  },
]
