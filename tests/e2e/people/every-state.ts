import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Shot } from '#scripts/dev/gallery/shots.ts'
import type { SCREENS } from '#scripts/native-shell/page/presets.ts'
import { routes } from '#shared/routes.ts'
import { findViolations } from '#tests/e2e/axe.ts'
import { resizePage } from '#tests/e2e/browser.ts'
import { findLowerEndFaults } from '#tests/e2e/lower-end-rules.ts'
import { isFullRun, selectEvery } from '#tests/e2e/matrix/screens.ts'
import { findPageFaults } from '#tests/e2e/matrix/violations.ts'
import { findTargetFaults, scrollFaults, TARGET_PX } from '#tests/e2e/target-rules.ts'
import {
  getMotions,
  getPresetShots,
  type Stacks,
  startStacks,
  visitInApp,
  visitShots,
  type Walked,
} from './traverse.ts'

/** The strip at the foot of a phone without a home button, px. */
const HOME_STRIP_PX = 34
/** So low a window makes every overlay a tall one. */
const LOW = { width: 390, height: 480 }

/**
 * Tests every gallery state of each of these pages. Two files call it, so that they run in
 * parallel.
 */
export function testEveryState(screens: typeof SCREENS) {
  let stacks: Stacks
  beforeAll(async () => {
    stacks = await startStacks()
  })
  afterAll(() => Promise.all(Object.values(stacks).map((element) => element.close())))

  test.for(screens)(
    '/$name in every state: readable, no error, no rule of axe broken, nothing too wide, words in their boxes, targets for fingers, nothing lost at the lower end, nothing moves for who wants it still',
    { timeout: 180_000 },
    async ({ name, isMember }) => {
      const found: string[] = []
      const addViolations = (state: string, violations: string[]) =>
        void found.push(...violations.map((element) => `${state}: ${element}`))
      const axe = createAxeCheck('dark' in routes[name])
      const presets = new Set(getPresetShots(name).map(({ state }) => state))
      const first = getPresetShots(name)[0]!.state

      await visitShots(stacks, name, async (page, shot, walked) => {
        const moved = (await getMotions(page)).map((what) => `moves: ${what}`)
        addViolations(shot.state, [
          ...(await collectViolations(page, shot, walked)),
          ...moved,
          ...(await page.evaluate(findTargetFaults, TARGET_PX)),
          ...(await page.evaluate(scrollFaults)),
          ...(await page.evaluate(findLowerEndFaults, HOME_STRIP_PX)),
          ...(await axe(page, presets.has(shot.state))),
        ])
        if (shot.taps) {
          await page.setViewportSize(LOW)
          addViolations(`${shot.state}, low`, await page.evaluate(findLowerEndFaults, HOME_STRIP_PX))
        }
        // What the service brings is read with the largest text on the narrowest phone, too.
        if (!presets.has(shot.state) || (isMember && shot.state !== first)) return
        // In a page's frame axe sets styles that its policy refuses: that is not the page's.
        walked.problems.length = 0
        await resizePage(page, 320, 844, 200)
        addViolations(`${shot.state}, 200 %`, await collectViolations(page, shot, walked))
      })
      // Public pages in the app never ask who is signed in, except the address form, which first
      // checks whether an address exists.
      const mayAsk = name === 'logistics'
      if (!isMember && selectEvery(screens, 3).some((element) => element.name === name))
        await visitInApp(stacks.fine, name, async (page, shot, walked) =>
          addViolations(`${shot.state}, in the app`, [
            ...(await collectViolations(page, shot, walked)),
            ...(!mayAsk && walked.nativeCalls.some(({ name }) => name === 'getToken') ? ['asks for the token'] : []),
          ]),
        )
      expect(found.join('\n')).toBe('')
    },
  )
}

/**
 * Faults of a page in any state. Without a reply it may have no text yet; the browser reports bad
 * replies.
 */
const collectViolations = async (page: Page, { weather }: Shot, { problems }: Walked): Promise<string[]> => [
  ...(await findPageFaults(page, weather !== 'slow')),
  ...problems.filter((element) => weather === 'fine' || element.startsWith('uncaught: ')),
]

/**
 * The document as axe reads it, without text size: `targetFaults` and `scrollFaults` check each
 * layout.
 */
const DOCUMENT = `document.title + document.body.outerHTML + [...document.documentElement.attributes]
  .filter(({ name }) => name !== 'style').map(({ name, value }) => name + '=' + value)`

/**
 * Creates a check with axe: every rule once per document, colours once more in the dark scheme. In
 * an ordinary run presets and every third state meet every rule, the first document and every third
 * the dark scheme.
 */
function createAxeCheck(hasDark: boolean) {
  const cached = new Set<string>()
  return async (page: Page, isPreset: boolean): Promise<string[]> => {
    const document = await page.evaluate<string>(DOCUMENT)
    if (cached.has(document)) return []
    cached.add(document)
    if (!isFullRun && !isPreset && cached.size % 3 > 0) return []
    const wrong = await findViolations(page)
    if (!hasDark || (!isFullRun && cached.size > 1 && cached.size % 3 > 0)) return wrong
    await page.emulateMedia({ colorScheme: 'dark' })
    wrong.push(...(await findViolations(page, 'colours')).map((element) => `dark: ${element}`))
    await page.emulateMedia({ colorScheme: 'light' })
    return wrong
  }
}
