import type { Browser, Page } from 'playwright-core'
import { USER_AGENTS } from '#scripts/workbench/browser/devices.ts'
import { GUIDE_SEEN } from '#scripts/workbench/browser/guide-seen.ts'
import { SEED_MEMBERS } from '#scripts/workbench/service/members.ts'
import { nativeInitScript } from '#scripts/workbench/shell/bundle.ts'
import { scalePayload } from '#scripts/workbench/shell/page/scale-payload.ts'
import type { Shot } from './shots.ts'

/** Of a phone's screen. */
const HEIGHT = 844
/** Long enough for charts to draw and figures to roll to their end. */
const SETTLE_MS = 900

/** Press the button, radio or tab of this name. A section that is unfolded already, as the page remembers it, stays so. */
export async function tap(page: Page, name: string) {
  const control = page
    .getByRole('button', { name })
    .or(page.getByRole('radio', { name }))
    .or(page.getByRole('tab', { name }))
    .first()
  const timeout = 5000
  if ((await control.getAttribute('aria-expanded', { timeout })) !== 'true') await control.click({ timeout })
}

/**
 * Open a page as a phone would and take its picture from top to bottom, what floats above it where it floats.
 * @param origin where the site answers
 * @returns what went wrong on the way, in words
 */
export async function take(browser: Browser, origin: string, shot: Shot, file: string): Promise<string[]> {
  const { memberNo, width, textPercent, dark, taps = [], weather, firstVisit } = shot
  const context = await browser.newContext({
    userAgent: memberNo ? USER_AGENTS.iosApp : USER_AGENTS.iosSafari,
    viewport: { width, height: HEIGHT },
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  const troubles: string[] = []
  try {
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => troubles.push(message))
    if (memberNo) {
      const answers: Record<string, unknown> = {
        getToken: SEED_MEMBERS.find((member) => member.memberNo === memberNo)?.token,
        getStatusBarHeight: 47,
        getGeneralData: scalePayload(() => 0.5),
      }
      await page.exposeFunction('__nativeHandle', (name: string) => answers[name])
      await page.addInitScript(await nativeInitScript())
    }
    // The guide of a first visit would lie over every picture.
    if (!firstVisit) await page.addInitScript(GUIDE_SEEN)
    if (textPercent) {
      const size = `document.documentElement.style.fontSize = '${textPercent}%'`
      await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => { ${size} })`)
    }
    await page.goto(origin + shot.path, { waitUntil: 'load' })
    const settled = () => document.documentElement.dataset.busy === undefined
    if (weather !== 'slow') await page.waitForFunction(settled, undefined, { timeout: 15_000 })
    await page.waitForTimeout(SETTLE_MS)
    for (const name of taps) {
      await tap(page, name)
      await page.waitForTimeout(SETTLE_MS)
    }
    const room = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (room > 0) troubles.push(`横向多出 ${room} px`)
    if (!taps.length && !firstVisit && weather !== 'slow') await showWhole(page, width)
    await page.screenshot({ path: file })
  } catch (error) {
    troubles.push((error as Error).message.split('\n')[0]!)
  } finally {
    await context.close()
  }
  return troubles
}

/** How often a page may get taller with its viewport. */
const ROUNDS = 4

/**
 * Give the page a viewport as tall as itself, so that bars fixed to the bottom are drawn at its end and not across the middle.
 * Room that is a share of the screen grows with it, so the height is asked for until it stays.
 */
async function showWhole(page: Page, width: number): Promise<void> {
  for (let round = 0, shown = HEIGHT; round < ROUNDS; round++) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (height <= shown) return
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(SETTLE_MS / 3)
    shown = height
  }
}
