import { expect, test } from 'vitest'
import { createPath, SCREENS } from '#scripts/native-shell/page/presets.ts'
import { openPage } from '#tests/e2e/browser.ts'
import { createFileStack } from '#tests/e2e/stack.ts'
import { tapAllControls } from './tap-all.ts'
import { translateAll } from './translated.ts'
import { createShell, PUT_GUIDE_AWAY } from './traverse.ts'

const stack = createFileStack()
declare global {
  interface Window {
    startTranslation: () => void
    stale: Set<string>
  }
}

/** A translator comes after the `load` event, ms. */
const TRANSLATED_AFTER_MS = 300

test.for(SCREENS.map((screen) => [screen.name, screen] as const))(
  '/%s, translated before its replies come, shows what it has drawn last, then after each tap',
  { timeout: 180_000 },
  async ([name, { isMember, presets }]) => {
    let release = () => {}
    const isTranslated = new Promise<void>((resolve) => {
      release = resolve
    })
    const { page, problems } = await openPage(stack, name, {
      path: createPath(name, presets[0]!, '1001'),
      prepare: async (page) => {
        await page.addInitScript(PUT_GUIDE_AWAY)
        await page.addInitScript(translateAll)
        await page.route(/\/(api|pk)\//, async (route) => {
          await isTranslated
          await route.continue().catch(() => {})
        })
      },
      ...(isMember && { shell: createShell(() => '1001') }),
    })
    await page.waitForLoadState('load')
    await page.waitForTimeout(TRANSLATED_AFTER_MS)
    await page.evaluate(() => window.startTranslation())
    release()
    const { violations } = await page.evaluate(tapAllControls, { alike: 1, patience: 15_000 })
    expect(await page.locator('body font').count()).toBeGreaterThan(0)
    const stale = await page.evaluate(() => [...window.stale])
    expect([...violations, ...problems, ...stale]).toEqual([])
  },
)
