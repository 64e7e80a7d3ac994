import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SCREENS } from '#scripts/shell/page/presets.ts'
import { routes } from '#shared/routes.ts'
import { violationsOf } from '#tests/e2e/axe.ts'
import { movedOn, type Stacks, startStacks, walk } from './walk.ts'

/** A test for each of these pages: it is brought into every state the gallery knows, and looked at. Two files call it, so that they run side by side. */
export function everyState(screens: typeof SCREENS) {
  let stacks: Stacks
  beforeAll(async () => {
    stacks = await startStacks()
  })
  afterAll(() => Promise.all(Object.values(stacks).map((one) => one.close())))

  test.for(screens)(
    '/$name in every state: no rule of axe broken, nothing too wide, nothing moves for who wants it still',
    { timeout: 180_000 },
    async ({ name }) => {
      const found: string[] = []
      await walk(stacks, name, async (page, { state }) => {
        const room = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        const wrong = [
          ...(room > 0 ? [`${room} px too wide`] : []),
          ...(await movedOn(page)).map((what) => `moves: ${what}`),
          ...(await violationsOf(page)),
        ]
        if ('dark' in routes[name]) {
          await page.emulateMedia({ colorScheme: 'dark' })
          wrong.push(...(await violationsOf(page, 'colours')).map((one) => `dark: ${one}`))
          await page.emulateMedia({ colorScheme: 'light' })
        }
        found.push(...wrong.map((one) => `${state}: ${one}`))
      })
      expect(found.join('\n')).toBe('')
    },
  )
}
