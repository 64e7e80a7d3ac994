import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type RouteName, routes } from '#shared/routes.ts'
import { openPage } from './browser.ts'
import { selectEvery } from './matrix/screens.ts'
import { getPresetShots } from './people/traverse.ts'
import { getShifts, watchShifts } from './shifts.ts'
import { getStableBox } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()
const ELDER = "localStorage.setItem('elder', 'true')"
const CARD = '.rounded-card'
const getBox = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!

const MEMBER_PAGES = Object.entries(routes).flatMap(([name, route]) =>
  route.access === 'member' ? [name as RouteName] : [],
)
test.for(selectEvery(MEMBER_PAGES, 3))(
  '%s at 320 px and 200 %%: its blanks stay inside the page, and discs are round',
  async (name) => {
    stack.faults.set([{ path: '*', delayMs: 20_000, reset: true }])
    const { page } = await openPage(stack, name, {
      path: getPresetShots(name)[0]!.path,
      shell: { token: 'local-token-1001' },
      width: 320,
      textPercent: 200,
      isGuideSeen: true,
    })
    await page.locator('header').first().waitFor()
    const findMisplaced = () =>
      page.locator('#app i').evaluateAll((all) =>
        all.flatMap((skeleton) => {
          const { right, width, height } = skeleton.getBoundingClientRect()
          const isOval = parseFloat(getComputedStyle(skeleton).borderTopLeftRadius) > 999 && height > width + 1
          return right > innerWidth || isOval ? [`${skeleton.className}: ${width} × ${height} to ${right}`] : []
        }),
      )
    await expect.poll(findMisplaced).toEqual([])
  },
)

test.for([
  [320, '', undefined],
  [390, ELDER, undefined],
  [320, ELDER, 200],
] as const)(
  'bodyFatScale at %i px, %s, text %s: the blanks have the height of what comes',
  async ([width, stored, textPercent]) => {
    stack.faults.set([{ path: '*', delayMs: 2500 }])
    const { page } = await openPage(stack, 'bodyFatScale', {
      shell: { token: 'local-token-1001' },
      width,
      textPercent,
      prepare: async (page) => {
        const cached = ['bodyFatScale.guideSeen', 'bodyFatScale.pending']
        await page.addInitScript(
          `localStorage.setItem('statusBar', '47'); for (const one of ${JSON.stringify(cached)}) localStorage.setItem(one, 'true'); ${stored}`,
        )
        await watchShifts(page)
      },
    })
    await page.locator('[aria-busy]').waitFor()
    const waiting = await getStableBox(page.locator(`[aria-busy] ${CARD}`).first())
    const below = page.locator(`[aria-busy] ${CARD}`).nth(1)
    expect(await below.locator('.skeleton').count()).toBe(3)
    // The test's own size of text comes after the first paint.
    await page.evaluate('shifts.length = 0')
    await page.locator('[aria-busy]').waitFor({ state: 'detached' })
    const getCardBox = () => getBox(page, CARD)
    await expect.poll(async () => Math.abs((await getCardBox()).height - waiting.height)).toBeLessThanOrEqual(1)
    await expect.poll(async () => Math.abs((await getCardBox()).y - waiting.y)).toBeLessThanOrEqual(1)
    const shifts = await getShifts(page)
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(0.001)
  },
)
