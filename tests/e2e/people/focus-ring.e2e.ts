import { expect, test } from 'vitest'
import { eachOf, PAGES } from '#tests/e2e/matrix/screens.ts'
import { fileStack } from '#tests/e2e/stack.ts'
import { keptTabs } from './kept-tabs.ts'
import { stopOf } from './keys.ts'
import { settle } from './walk.ts'

const stack = fileStack()
const show = keptTabs(stack)

const MOST_STOPS = 40

test.for(eachOf(PAGES, 3))('/$name shows where the keyboard is, at every stop', async (screen) => {
  const page = await show(screen)
  await settle(page, 'fine')
  const wrong: string[] = []
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab')
    const stop = await stopOf(page)
    if (!stop) break
    // What stands in a frame draws its own ring.
    if (stop.what.startsWith('<iframe>')) continue
    if (!stop.hasRing) wrong.push(`${stop.what} has no ring`)
    else if (stop.edges < 4) wrong.push(`${stop.what} shows ${stop.edges} edges of its ring`)
  }
  expect(wrong).toEqual([])
})
