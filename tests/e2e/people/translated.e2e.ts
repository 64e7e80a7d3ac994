import { expect, test } from 'vitest'
import { pathOf, SCREENS } from '#scripts/workbench/shell/page/presets.ts'
import { atRest } from '#tests/e2e/at-rest.ts'
import { openPage } from '#tests/e2e/browser.ts'
import { fileStack } from '#tests/e2e/stack.ts'
import { tapAll } from './tap-all.ts'
import { translateAll } from './translated.ts'
import { PUT_GUIDE_AWAY, shellOf } from './walk.ts'

const stack = fileStack()
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
      path: pathOf(name, presets[0]!, '1001'),
      prepare: async (page) => {
        await page.addInitScript(PUT_GUIDE_AWAY)
        await page.addInitScript(translateAll)
      },
      ...(isMember && { shell: shellOf(() => '1001') }),
    })
    await atRest(page)
    await page.waitForTimeout(500)
    await page.evaluate(() => window.startTranslation())
    expect(await page.locator('body font').count()).toBeGreaterThan(0)
    const { wrongs } = await page.evaluate(tapAll, { alike: 1, patience: 15_000 })
    const stale = await page.evaluate(() => [...window.stale])
    expect([...wrongs, ...problems, ...stale]).toEqual([])
  },
)
