import { expect, test } from 'vitest'
import { createPath, SCREENS } from '#scripts/native-shell/page/presets.ts'
import { openPage } from '#tests/e2e/browser.ts'
import { waitForStableText } from '#tests/e2e/stable-page.ts'
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

test.for(SCREENS.map((screen) => [screen.name, screen] as const))(
  '/%s, translated, shows what it has drawn last after each tap',
  { timeout: 180_000 },
  async ([name, { isMember, presets }]) => {
    const { page, problems } = await openPage(stack, name, {
      path: createPath(name, presets[0]!, '1001'),
      prepare: async (page) => {
        await page.addInitScript(PUT_GUIDE_AWAY)
        await page.addInitScript(translateAll)
      },
      ...(isMember && { shell: createShell(() => '1001') }),
    })
    await waitForStableText(page)
    await page.waitForTimeout(500)
    await page.evaluate(() => window.startTranslation())
    expect(await page.locator('body font').count()).toBeGreaterThan(0)
    const { violations } = await page.evaluate(tapAllControls, { alike: 1, patience: 15_000 })
    const stale = await page.evaluate(() => [...window.stale])
    expect([...violations, ...problems, ...stale]).toEqual([])
  },
)
