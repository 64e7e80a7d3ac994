import { expect, test } from 'vitest'
import { PAGES, selectEvery } from '#tests/e2e/matrix/screens.ts'
import { createFileStack } from '#tests/e2e/stack.ts'
import { getFocusStop } from './keys.ts'
import { createTabPool } from './tab-pool.ts'
import { waitUntilSettled } from './traverse.ts'

const stack = createFileStack()
const show = createTabPool(stack)

const MAX_STOPS = 40

/** Each third page, and one with bars at both edges that is much longer than a screen. */
const SCREENS = new Set([...selectEvery(PAGES, 3), ...PAGES.filter(({ name }) => name === 'bodyComposition')])

test.for([...SCREENS])(
  '/$name shows where the keyboard is, at every stop, on the way down and back',
  async (screen) => {
    const page = await show(screen)
    await waitUntilSettled(page, 'fine')
    const wrong: string[] = []
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stops = 0; stops < MAX_STOPS; stops++) {
        await page.keyboard.press(key)
        const stop = await getFocusStop(page)
        if (!stop) break
        // A frame draws its own ring.
        if (stop.what.startsWith('<iframe>')) continue
        if (!stop.hasRing) wrong.push(`${stop.what} has no ring`)
        else if (stop.edges < 4) wrong.push(`${stop.what} shows ${stop.edges} edges of its ring`)
        if (stop.isCovered) wrong.push(`${stop.what} lies behind a bar, by ${key}`)
      }
    }
    expect(wrong).toEqual([])
  },
)
