import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Shot } from '#scripts/workbench/gallery/shots.ts'
import type { SCREENS } from '#scripts/workbench/shell/page/presets.ts'
import { routes } from '#shared/routes.ts'
import { violationsOf } from '#tests/e2e/axe.ts'
import { boxFaults } from '#tests/e2e/box-rules.ts'
import { lowerEndFaults } from '#tests/e2e/lower-end-rules.ts'
import { eachOf, isWhole } from '#tests/e2e/matrix/screens.ts'
import { scrollFaults, TARGET_PX, targetFaults } from '#tests/e2e/target-rules.ts'
import { movedOn, presetsOf, type Stacks, startStacks, visitInApp, type Walked, walk } from './walk.ts'

/** The strip at the foot of a phone without a home button, px. */
const HOME_STRIP_PX = 34
/** So low a window makes every overlay a tall one. */
const LOW = { width: 390, height: 480 }

/** A test for each of these pages: it is brought into every state the gallery knows, and looked at. Two files call it, so that they run side by side. */
export function everyState(screens: typeof SCREENS) {
  let stacks: Stacks
  beforeAll(async () => {
    stacks = await startStacks()
  })
  afterAll(() => Promise.all(Object.values(stacks).map((one) => one.close())))

  test.for(screens)(
    '/$name in every state: readable, no error, no rule of axe broken, nothing too wide, words in their boxes, targets for fingers, nothing lost at the lower end, nothing moves for who wants it still',
    { timeout: 180_000 },
    async ({ name, isMember }) => {
      const found: string[] = []
      const note = (state: string, wrongs: string[]) => void found.push(...wrongs.map((one) => `${state}: ${one}`))
      const axe = axeOnce('dark' in routes[name])
      const presets = new Set(presetsOf(name).map(({ state }) => state))
      const first = presetsOf(name)[0]!.state

      await walk(stacks, name, async (page, shot, walked) => {
        const moved = (await movedOn(page)).map((what) => `moves: ${what}`)
        note(shot.state, [
          ...(await wrongsOf(page, shot, walked)),
          ...moved,
          ...(await page.evaluate(targetFaults, TARGET_PX)),
          ...(await page.evaluate(scrollFaults)),
          ...(await page.evaluate(lowerEndFaults, HOME_STRIP_PX)),
          ...(await axe(page, presets.has(shot.state))),
        ])
        if (shot.taps) {
          await page.setViewportSize(LOW)
          note(`${shot.state}, low`, await page.evaluate(lowerEndFaults, HOME_STRIP_PX))
        }
        // What the service brings is read with the largest text on the narrowest phone, too.
        if (!presets.has(shot.state) || (isMember && shot.state !== first)) return
        // In a page's frame axe sets styles that its policy refuses: that is not the page's.
        walked.problems.length = 0
        await page.setViewportSize({ width: 320, height: 844 })
        await page.evaluate("document.documentElement.style.fontSize = '200%'")
        note(`${shot.state}, 200 %`, await wrongsOf(page, shot, walked))
      })
      // Public pages open inside the app as well, and never ask there who is signed in; the address form does, because it
      // looks first whether the member's address has been sent already.
      const mayAsk = name === 'logistics'
      if (!isMember && eachOf(screens, 3).some((one) => one.name === name))
        await visitInApp(stacks.fine, name, async (page, shot, walked) =>
          note(`${shot.state}, in the app`, [
            ...(await wrongsOf(page, shot, walked)),
            ...(!mayAsk && walked.nativeCalls.some(({ name }) => name === 'getToken') ? ['asks for the token'] : []),
          ]),
        )
      expect(found.join('\n')).toBe('')
    },
  )
}

/** What is wrong with a page in any state, in words. Without an answer it may have no words yet; a bad one the browser reports. */
async function wrongsOf(page: Page, { weather }: Shot, { problems }: Walked): Promise<string[]> {
  const [shown, title, room] = await page.evaluate<[string, string, number]>(
    '[document.body.innerText, document.title, document.documentElement.scrollWidth - document.documentElement.clientWidth]',
  )
  return [
    ...(await page.evaluate(boxFaults)),
    ...(room > 0 ? [`${room} px too wide`] : []),
    ...(title ? [] : ['no title']),
    ...(weather === 'slow' || /[\u4e00-\u9fff]/.test(shown) ? [] : ['no Chinese text']),
    ...(shown.match(/undefined|NaN|\[object|Infinity|Invalid Date/g) ?? []).map((word) => `shows ${word}`),
    ...problems.filter((one) => weather === 'fine' || one.startsWith('uncaught: ')),
  ]
}

/** The document as axe reads it; the size of text is left out, since `targetFaults` and `scrollFaults` look at each layout. */
const DOCUMENT = `document.title + document.body.outerHTML + [...document.documentElement.attributes]
  .filter(({ name }) => name !== 'style').map(({ name, value }) => name + '=' + value)`

/**
 * Looks at a page with axe: every rule once for each document, those about colours once more in the dark scheme. In an ordinary run the presets of a
 * page and one of three of its other states meet every rule, the first document and every third the dark.
 */
function axeOnce(hasDark: boolean) {
  const known = new Set<string>()
  return async (page: Page, isPreset: boolean): Promise<string[]> => {
    const document = await page.evaluate<string>(DOCUMENT)
    if (known.has(document)) return []
    known.add(document)
    if (!isWhole && !isPreset && known.size % 3 > 0) return []
    const wrong = await violationsOf(page)
    if (!hasDark || (!isWhole && known.size > 1 && known.size % 3 > 0)) return wrong
    await page.emulateMedia({ colorScheme: 'dark' })
    wrong.push(...(await violationsOf(page, 'colours')).map((one) => `dark: ${one}`))
    await page.emulateMedia({ colorScheme: 'light' })
    return wrong
  }
}
