import type { Route } from 'playwright-core'
import { test } from 'vitest'
import { fileStack } from '#tests/e2e/stack.ts'
import { cellsOf } from './cells.ts'
import { type Lane, openLane, type Spoil } from './lane.ts'
import { familyOf, inTurn, isWhole, type Screen, shareOf, takesTurn } from './screens.ts'
import { CALLS } from './service-faults.ts'
import { healthOf, isOnTop, isWell, linesInHealth, offersRetry, recovers, waitUntil, wrongsOf } from './wrongs.ts'

const stack = fileStack()

/** One call of several, by its path and what its query asks for; the rest of the query may hold a time. */
const callName = (url: string) => {
  const { pathname, searchParams } = new URL(url)
  return pathname + (searchParams.get('type') ?? '')
}

/** In an ordinary run every other page of each family. */
const IN_TURN = inTurn(0, 2).filter((screen) => familyOf(screen) !== 'still')

test.for(IN_TURN.map((screen) => [screen.name, screen] as const))(
  '/%s stands one call that fails alone, answers that come too late, a line that comes back',
  { timeout: 180_000 },
  async ([name, screen]) => {
    const cells = cellsOf(name, 'moments')
    const lane = await openLane(stack, screen, { isAlone: true })
    const healthy = await linesInHealth(lane)
    const calls = [...new Set(lane.seen.requests.filter((url) => CALLS.test(url)).map(callName))]

    const alone = calls.filter((_, at) => isWhole || takesTurn(screen, (at % 2) * 2, 4))
    for (const call of calls.length > 1 ? alone : []) {
      const fail = (route: Route) => route.fulfill({ status: 500, json: { code: 500, msg: '系统繁忙' } })
      await lane.open([[(url) => CALLS.test(url.href) && callName(url.href) === call, fail]])
      const isTold = /开小差|失败|稍后|重试/.test(await lane.text())
      const wrongs = [
        ...(await wrongsOf(lane)),
        !isTold && (await healthOf(lane, healthy)) < 0.5 && 'half of the page is gone without a word',
      ]
      const isOffered = await offersRetry(lane)
      await lane.spoil()
      if (isOffered) wrongs.push(!(await recovers(lane, healthy)) && '重试 does not help')
      cells.note(`${call} alone fails`, wrongs)
    }

    for (const moment of shareOf(MOMENTS, screen, IN_TURN))
      cells.note(moment.name, await moment.of(screen, healthy, lane))
    cells.judge()
  },
)

/** Answers nothing until `release`. */
function held() {
  const routes: Route[] = []
  const spoil: Spoil = [CALLS, async (route) => void routes.push(route)]
  const release = () => Promise.all(routes.splice(0).map((route) => route.continue().catch(() => {})))
  return { spoil, release }
}

/** Set the animation that shows the word about a slow line to 8 s (shared/ui/styles/reset.css). */
const AFTER_8_S = `for (const one of document.getElementById('slow').getAnimations()) one.currentTime = 8000`

interface Moment {
  name: string
  /** @param lane the test's own tab, for a moment that needs no other shell and no clock of its own */
  of: (screen: Screen, healthy: ReadonlySet<string>, lane: Lane) => Promise<(string | false)[]>
}

const MOMENTS: Moment[] = [
  {
    name: 'late answers after leaving',
    async of(_, healthy, lane) {
      await lane.open()
      const { spoil, release } = held()
      await lane.spoil([spoil])
      await lane.page.reload()
      await lane.page.goto(`${stack.url}/payFailed`)
      await release()
      const there = lane.seen.problems
      await lane.spoil()
      await lane.page.goBack()
      await lane.settled()
      return [...there, ...(await wrongsOf(lane)), !(await isWell(lane, healthy)) && 'back, but not whole']
    },
  },
  {
    name: 'no answer for half a minute',
    async of(screen, healthy) {
      const { spoil, release } = held()
      const lane = await openLane(stack, screen, {
        isHeld: true,
        prepare: async (page) => {
          await page.clock.install()
          await page.route(...(spoil as [RegExp, Spoil[1]]))
        },
      })
      // A slow machine may have drawn nothing yet that could be set forward.
      const isToldSlow = await waitUntil(async () => {
        await lane.page.evaluate(AFTER_8_S)
        return isOnTop(lane.page, '#slow')
      }, 5000)
      const isOver = await waitUntil(async () => {
        await lane.page.clock.runFor(2000)
        return lane.page.evaluate(() => !document.documentElement.hasAttribute('data-busy'))
      }, 30_000)
      const wrongs = [...(await wrongsOf(lane)), !isToldSlow && 'no word after 8 s', !isOver && 'waits for ever']
      await lane.page.unroute(spoil[0] as RegExp)
      await release()
      await lane.spoil()
      await lane.page.clock.resume()
      if (await offersRetry(lane)) wrongs.push(!(await recovers(lane, healthy)) && '重试 does not help')
      return wrongs
    },
  },
  {
    name: 'offline at the start, then online',
    async of(_, healthy, lane) {
      await lane.open([[CALLS, (route) => route.abort('internetdisconnected')]])
      await waitUntil(() => offersRetry(lane), 3000)
      const wrongs: (string | false)[] = await wrongsOf(lane)
      await lane.page.context().setOffline(true)
      await lane.spoil()
      await lane.page.context().setOffline(false)
      return [...wrongs, !(await isWell(lane, healthy)) && 'does not ask again by itself']
    },
  },
  {
    name: 'offline half way',
    async of(screen, healthy, lane) {
      await lane.open()
      // Also what the page fetches after its first answers.
      await lane.page.waitForLoadState('networkidle')
      await lane.page.context().setOffline(true)
      await lane.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
      await lane.settled()
      const wrongs: (string | false)[] = await wrongsOf(lane)
      // The chat ends with each leaving, for whoever comes back: without a line it says so and goes on when there is one.
      const startsAnew = screen.name === 'chat'
      if (startsAnew) wrongs.push(!(await offersRetry(lane)) && 'does not say so')
      else wrongs.push(!(await isWell(lane, healthy)) && 'what was there is gone')
      await lane.page.context().setOffline(false)
      if (startsAnew) wrongs.push(!(await isWell(lane, healthy)) && 'does not come back with the line')
      return wrongs
    },
  },
]
