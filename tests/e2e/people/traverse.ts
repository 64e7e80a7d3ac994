import type { Page, Route as PageRoute } from 'playwright-core'
import { createShots, type Shot, type Weather } from '#scripts/dev/gallery/shots.ts'
import { tapControl } from '#scripts/dev/gallery/take.ts'
import { SEED_MEMBERS } from '#scripts/local-service/members.ts'
import { SCREENS } from '#scripts/native-shell/page/presets.ts'
import { scalePayload } from '#scripts/native-shell/page/scale-payload.ts'
import type { RouteName } from '#shared/routes.ts'
import { type Opened, openPage } from '#tests/e2e/browser.ts'
import { isFullRun } from '#tests/e2e/matrix/screens.ts'
import { type Stack, startStack } from '#tests/e2e/stack.ts'

/** One site and service for each `weather`, so that a tab changes it by going to another address. */
export type Stacks = Record<Weather, Stack>

export async function startStacks(): Promise<Stacks> {
  const [fine, failing, slow, skeleton] = await Promise.all([startStack(), startStack(), startStack(), startStack()])
  failing.faults.set([{ path: '*', status: 500 }])
  slow.faults.set([{ path: '*', delayMs: 60_000, reset: true }])
  skeleton.faults.set([{ path: '*', body: 'null-data' }])
  return { fine, failing, slow, blank: skeleton }
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
export const getMotions = (page: Page) => page.evaluate<string[]>('[...window.moved]')

/** Wait until nothing is loading and the document has not changed for 12 frames; in `slow` it may go on loading. */
export async function waitUntilSettled(page: Page, weather: Weather) {
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

/** Members are in the app, as the member whose number `memberNo` returns at that moment. */
export const createShell = (memberNo: () => string | undefined) => ({
  replies: {
    getToken: () => SEED_MEMBERS.find((member) => member.memberNo === memberNo())?.token,
    getGeneralData: scalePayload(() => 0.5),
  },
})

/** The next state in the same tab; the first one is open already. */
async function openNext({ page, problems, nativeCalls }: Opened, address: string, isFirst: boolean) {
  if (isFirst) return
  problems.length = 0
  nativeCalls.length = 0
  await page.goto(address)
}

/**
 * An ordinary run takes the first preset, all dialogs, every fifth other preset, and one of the
 * common states in rotation.
 */
function selectShots(name: RouteName, shots: Shot[]): Shot[] {
  if (isFullRun) return shots
  const { length } = getPresetShots(name)
  const turn = SCREENS.findIndex((screen) => screen.name === name)
  const states = shots.slice(length).filter(({ taps }) => !taps)
  const state = states[turn % states.length]
  return shots.filter((shot, at) => at === 0 || shot.taps || shot === state || (at < length && (at + turn) % 5 === 0))
}

/**
 * Brings one page into each gallery state (presets, weather, narrow, large text, other members,
 * dialogs), all in one tab.
 * @param visit called in each state
 */
export async function visitShots(stacks: Stacks, name: RouteName, visit: Visit) {
  const shots = selectShots(
    name,
    createShots([name]).filter(({ dark }) => !dark),
  )
  let memberNo = shots[0]!.memberNo
  const opened = await openPage(stacks.fine, name, {
    path: shots[0]!.path,
    prepare: async (page) => void (await page.addInitScript(PUT_GUIDE_AWAY + WATCH_MOTION)),
    ...(memberNo && { shell: createShell(() => memberNo) }),
  })
  const { page } = opened
  for (const shot of shots) {
    memberNo = shot.memberNo
    await page.setViewportSize({ width: shot.width, height: 844 })
    await openNext(opened, stacks[shot.weather].url + shot.path + (shot.firstVisit ? FIRST : ''), shot === shots[0])
    if (shot.textPercent)
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`
      }, shot.textPercent)
    await waitUntilSettled(page, shot.weather)
    const release = shot.taps && (await blockNavigation(page))
    for (const name of shot.taps ?? []) {
      await tapControl(page, name)
      await waitUntilSettled(page, shot.weather)
    }
    await visit(page, shot, opened)
    await release?.()
  }
}

/**
 * A tap that opens the app later navigates to the download page; this blocks it until the returned
 * function is called.
 */
async function blockNavigation(page: Page) {
  const abortNavigation = (route: PageRoute) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? route.fulfill({ status: 204 })
      : route.fallback()
  await page.route('**/*', abortNavigation)
  return () => page.unroute('**/*', abortNavigation)
}

/** The states that an address alone brings about come first, one for each of its presets. */
export const getPresetShots = (name: RouteName): Shot[] =>
  createShots([name]).slice(0, SCREENS.find((screen) => screen.name === name)!.presets.length)

/**
 * A public page inside the app, where a member is signed in: with its first preset, by MATRIX=all
 * with each.
 */
export async function visitInApp(stack: Stack, name: RouteName, visit: Visit) {
  const presets = isFullRun ? getPresetShots(name) : getPresetShots(name).slice(0, 1)
  const opened = await openPage(stack, name, {
    path: presets[0]!.path,
    shell: createShell(() => SEED_MEMBERS[0]!.memberNo),
  })
  for (const shot of presets) {
    await openNext(opened, stack.url + shot.path, shot === presets[0])
    await opened.page.locator('html:not([data-busy])').waitFor({ state: 'attached' })
    await visit(opened.page, shot, opened)
  }
}
