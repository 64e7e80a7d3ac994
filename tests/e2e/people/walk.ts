import type { Page, Route as PageRoute } from 'playwright-core'
import { type Shot, shotsOf, type Weather } from '#scripts/workbench/gallery/shots.ts'
import { tap } from '#scripts/workbench/gallery/take.ts'
import { SEED_MEMBERS } from '#scripts/workbench/service/members.ts'
import { SCREENS } from '#scripts/workbench/shell/page/presets.ts'
import { scalePayload } from '#scripts/workbench/shell/page/scale-payload.ts'
import type { RouteName } from '#shared/routes.ts'
import { type Opened, openPage } from '#tests/e2e/browser.ts'
import { isWhole } from '#tests/e2e/matrix/screens.ts'
import { type Stack, startStack } from '#tests/e2e/stack.ts'

/** One site and service for each `weather`, so that a tab changes it by going to another address. */
export type Stacks = Record<Weather, Stack>

export async function startStacks(): Promise<Stacks> {
  const [fine, failing, slow, blank] = await Promise.all([startStack(), startStack(), startStack(), startStack()])
  failing.faults.set([{ path: '*', status: 500 }])
  slow.faults.set([{ path: '*', delayMs: 60_000, reset: true }])
  blank.faults.set([{ path: '*', body: 'null-data' }])
  return { fine, failing, slow, blank }
}

/** The guide of a first visit lies over everything: only an address that asks for it shows it. */
const FIRST = '#first'
export const PUT_GUIDE_AWAY = `try {
  if (location.hash === '${FIRST}') localStorage.removeItem('bodyFatScale.guideSeen')
  else localStorage.setItem('bodyFatScale.guideSeen', 'true')
} catch {}`

/** Notes what moves, frame by frame; the bar that shows loading may. */
const WATCH_MOTION = `{
  window.moved = new Set()
  const look = () => {
    for (const { effect, animationName, transitionProperty } of document.getAnimations()) {
      if (effect.getComputedTiming().duration > 10 && effect.target.id !== 'progress')
        moved.add((animationName ?? transitionProperty ?? 'animate') + ' of ' + effect.target.outerHTML.slice(0, 80))
    }
    requestAnimationFrame(look)
  }
  look()
}`

/** What moved since the page was opened. */
export const movedOn = (page: Page) => page.evaluate<string[]>('[...window.moved]')

/** Wait until nothing is loading and the document has not changed for 12 frames; in `slow` it may go on loading. */
export async function settle(page: Page, weather: Weather) {
  if (weather !== 'slow') await page.waitForFunction(() => document.documentElement.dataset.busy === undefined)
  await page.evaluate(async () => {
    let quiet = 0
    const watch = new MutationObserver(() => {
      quiet = 0
    })
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    while (quiet++ < 12) await new Promise((done) => requestAnimationFrame(done))
    watch.disconnect()
  })
}

/** What the tab said since the state was opened. */
export type Walked = Pick<Opened, 'problems' | 'nativeCalls'>
type Visit = (page: Page, shot: Shot, walked: Walked) => Promise<void>

/** Members are in the app, as the member whose number `memberNo` tells at that moment. */
export const shellOf = (memberNo: () => string | undefined) => ({
  replies: {
    getToken: () => SEED_MEMBERS.find((member) => member.memberNo === memberNo())?.token,
    getGeneralData: scalePayload(() => 0.5),
  },
})

/** The next state in the same tab; the first one is open already. */
async function goOn({ page, problems, nativeCalls }: Opened, address: string, isFirst: boolean) {
  if (isFirst) return
  problems.length = 0
  nativeCalls.length = 0
  await page.goto(address)
}

/**
 * In an ordinary run a page is seen with its first preset, with whatever a tap opens, with every fifth of its other presets, and in one of
 * the states that all pages have, in which they take turns.
 */
function inTurn(name: RouteName, shots: Shot[]): Shot[] {
  if (isWhole) return shots
  const { length } = presetsOf(name)
  const turn = SCREENS.findIndex((screen) => screen.name === name)
  const states = shots.slice(length).filter(({ taps }) => !taps)
  const state = states[turn % states.length]
  return shots.filter((shot, at) => at === 0 || shot.taps || shot === state || (at < length && (at + turn) % 5 === 0))
}

/**
 * Bring one page into each state the gallery knows (its presets, each weather, narrow, large text, other members, dialogs), all in one tab.
 * @param visit called in each state
 */
export async function walk(stacks: Stacks, name: RouteName, visit: Visit) {
  const shots = inTurn(
    name,
    shotsOf([name]).filter(({ dark }) => !dark),
  )
  let memberNo = shots[0]!.memberNo
  const opened = await openPage(stacks.fine, name, {
    path: shots[0]!.path,
    reducedMotion: true,
    prepare: async (page) => void (await page.addInitScript(PUT_GUIDE_AWAY + WATCH_MOTION)),
    ...(memberNo && { shell: shellOf(() => memberNo) }),
  })
  const { page } = opened
  for (const shot of shots) {
    memberNo = shot.memberNo
    await page.setViewportSize({ width: shot.width, height: 844 })
    await goOn(opened, stacks[shot.weather].url + shot.path + (shot.firstVisit ? FIRST : ''), shot === shots[0])
    if (shot.textPercent)
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`
      }, shot.textPercent)
    await settle(page, shot.weather)
    const release = shot.taps && (await holdHere(page))
    for (const name of shot.taps ?? []) {
      await tap(page, name)
      await settle(page, shot.weather)
    }
    await visit(page, shot, opened)
    await release?.()
  }
}

/** A tap that opens the app goes on to its download after a while: the page stays as it is until the returned function is called. */
async function holdHere(page: Page) {
  const stay = (route: PageRoute) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? route.fulfill({ status: 204 })
      : route.fallback()
  await page.route('**/*', stay)
  return () => page.unroute('**/*', stay)
}

/** The states that an address alone brings about come first, one for each of its presets. */
export const presetsOf = (name: RouteName): Shot[] =>
  shotsOf([name]).slice(0, SCREENS.find((screen) => screen.name === name)!.presets.length)

/** A public page inside the app, where a member is signed in: with its first preset, by MATRIX=all with each. */
export async function visitInApp(stack: Stack, name: RouteName, visit: Visit) {
  const presets = isWhole ? presetsOf(name) : presetsOf(name).slice(0, 1)
  const opened = await openPage(stack, name, {
    path: presets[0]!.path,
    shell: shellOf(() => SEED_MEMBERS[0]!.memberNo),
  })
  for (const shot of presets) {
    await goOn(opened, stack.url + shot.path, shot === presets[0])
    await opened.page.locator('html:not([data-busy])').waitFor({ state: 'attached' })
    await visit(opened.page, shot, opened)
  }
}
