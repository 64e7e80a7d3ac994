import { expect, test } from 'vitest'
import { eachOf, PAGES } from '#tests/e2e/matrix/screens.ts'
import { fileStack } from '#tests/e2e/stack.ts'
import { keptTabs } from './kept-tabs.ts'
import { stopOf } from './keys.ts'
import { settle } from './walk.ts'

const stack = fileStack()
const show = keptTabs(stack)

const MOST_STOPS = 40

/** Each third page, and one with bars at both edges that is much longer than a screen. */
const SCREENS = new Set([...eachOf(PAGES, 3), ...PAGES.filter(({ name }) => name === 'bodyComposition')])

test.for([...SCREENS])(
  '/$name shows where the keyboard is, at every stop, on the way down and back',
  async (screen) => {
    const page = await show(screen)
    await settle(page, 'fine')
    const wrong: string[] = []
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stops = 0; stops < MOST_STOPS; stops++) {
        await page.keyboard.press(key)
        const stop = await stopOf(page)
        if (!stop) break
        // What stands in a frame draws its own ring.
        if (stop.what.startsWith('<iframe>')) continue
        if (!stop.hasRing) wrong.push(`${stop.what} has no ring`)
        else if (stop.edges < 4) wrong.push(`${stop.what} shows ${stop.edges} edges of its ring`)
        if (stop.isCovered) wrong.push(`${stop.what} lies behind a bar, by ${key}`)
      }
    }
    expect(wrong).toEqual([])
  },
)
