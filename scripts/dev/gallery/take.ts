import type { Browser, Page } from 'playwright-core'
import { USER_AGENTS } from '#scripts/dev/browser/devices.ts'
import { GUIDE_SEEN } from '#scripts/dev/browser/guide-seen.ts'
import { SEED_MEMBERS } from '#scripts/local-service/members.ts'
import { createNativeInitScript } from '#scripts/native-shell/bundle.ts'
import { scalePayload } from '#scripts/native-shell/page/scale-payload.ts'
import type { Shot } from './shots.ts'

/** Of a phone's screen. */
const HEIGHT = 844
/** Long enough for charts to draw and figures to roll to their end. */
const SETTLE_MS = 900

/**
 * Presses the button, radio or tab of this name. A section that is already expanded stays expanded.
 */
export async function tapControl(page: Page, name: string) {
  const control = page
    .getByRole('button', { name })
    .or(page.getByRole('radio', { name }))
    .or(page.getByRole('tab', { name }))
    .first()
  const timeout = 5000
  if ((await control.getAttribute('aria-expanded', { timeout })) !== 'true') await control.click({ timeout })
}

/**
 * Open a page as a phone would and take its picture from top to bottom, what floats above it where
 * it floats.
 * @param origin where the site answers
 * @returns what went wrong on the way, in words
 */
export async function takeShot(browser: Browser, origin: string, shot: Shot, file: string): Promise<string[]> {
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
  const errors: string[] = []
  try {
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => errors.push(message))
    if (memberNo) {
      const answers: Record<string, unknown> = {
        getToken: SEED_MEMBERS.find((member) => member.memberNo === memberNo)?.token,
        getStatusBarHeight: 47,
        getGeneralData: scalePayload(() => 0.5),
      }
      await page.exposeFunction('__nativeHandle', (name: string) => answers[name])
      await page.addInitScript(await createNativeInitScript())
    }
    // The guide of a first visit would lie over every picture.
    if (!firstVisit) await page.addInitScript(GUIDE_SEEN)
    if (textPercent) {
      const size = `document.documentElement.style.fontSize = '${textPercent}%'`
      await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => { ${size} })`)
    }
    await page.goto(origin + shot.path, { waitUntil: 'load' })
    const isSettled = () => document.documentElement.dataset.busy === undefined
    if (weather !== 'slow') await page.waitForFunction(isSettled, undefined, { timeout: 15_000 })
    await page.waitForTimeout(SETTLE_MS)
    for (const name of taps) {
      await tapControl(page, name)
      await page.waitForTimeout(SETTLE_MS)
    }
    const room = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (room > 0) errors.push(`横向多出 ${room} px`)
    const isFullPage = !taps.length && !firstVisit && weather !== 'slow'
    if (isFullPage) {
      // Fixed bars are at the end of a viewport as tall as the page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height: Math.max(height, HEIGHT) })
      await page.waitForTimeout(SETTLE_MS)
    }
    await page.screenshot({ path: file, fullPage: isFullPage })
  } catch (error) {
    errors.push((error as Error).message.split('\n')[0]!)
  } finally {
    await context.close()
  }
  return errors
}
