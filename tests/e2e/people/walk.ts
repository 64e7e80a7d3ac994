import type { Page } from 'playwright-core'
import { type Shot, shotsOf, type Weather } from '#scripts/gallery/shots.ts'
import { tap } from '#scripts/gallery/take.ts'
import { SEED_MEMBERS } from '#scripts/service/seed-members.ts'
import { scalePayload } from '#scripts/shell/page/scale-payload.ts'
import type { RouteName } from '#shared/routes.ts'
import { openPage } from '#tests/e2e/browser.ts'
import { type Stack, startStack } from '#tests/e2e/stack.ts'

/** One site and service for each weather, so that a tab goes from one state to the next by an address alone. */
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
const PUT_GUIDE_AWAY = `try {
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

/** Nothing under way and nothing changing any more; what is loading for ever may stay so. */
export async function settle(page: Page, weather: Weather) {
  if (weather !== 'slow') await page.waitForFunction(() => document.documentElement.dataset.busy === undefined)
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    let before = ''
    for (let same = 0; same < 4; ) {
      for (let frames = 0; frames < 3; frames++) await frame()
      const now = document.body.innerHTML
      same = now === before ? same + 1 : 0
      before = now
    }
  })
}

/**
 * Bring one page into each state the gallery knows (its presets, each weather, narrow, large text, other members, dialogs), all in one tab.
 * @param visit called in each state
 */
export async function walk(stacks: Stacks, name: RouteName, visit: (page: Page, shot: Shot) => Promise<void>) {
  const shots = shotsOf([name]).filter(({ dark }) => !dark)
  let memberNo = shots[0]!.memberNo
  const token = () => SEED_MEMBERS.find((member) => member.memberNo === memberNo)?.token
  const { page } = await openPage(stacks.fine, name, {
    reducedMotion: true,
    prepare: async (page) => void (await page.addInitScript(PUT_GUIDE_AWAY + WATCH_MOTION)),
    ...(memberNo && { shell: { replies: { getToken: token, getGeneralData: scalePayload(() => 0.5) } } }),
  })
  for (const shot of shots) {
    memberNo = shot.memberNo
    await page.setViewportSize({ width: shot.width, height: 844 })
    await page.goto(stacks[shot.weather].url + shot.path + (shot.firstVisit ? FIRST : ''))
    if (shot.textPercent)
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`
      }, shot.textPercent)
    await settle(page, shot.weather)
    for (const name of shot.taps ?? []) {
      await tap(page, name)
      await settle(page, shot.weather)
    }
    await visit(page, shot)
  }
}
