import { expect, test } from 'vitest'
import { PAGES, selectEvery } from './matrix/screens.ts'
import { createTabPool } from './people/tab-pool.ts'
import { createFileStack } from './stack.ts'

const show = createTabPool(createFileStack())

/**
 * Faults of the navigation bar at the current scroll position; [] when it is visible, below the
 * clock, on an opaque background.
 */
function findBarFaults(): string[] {
  const back = document.querySelector('button[aria-label="返回"]')
  const box = back?.getBoundingClientRect()
  const clock = Number.parseFloat(document.documentElement.style.getPropertyValue('--status-bar'))
  if (!back || !box || !(box.top >= clock) || box.bottom > 160) return [`way back at ${box?.top}`]
  const isClear = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0(\.\d+)?\)$/.test(colour)
  const hasGround = (element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const { position, backgroundColor, backgroundImage } = getComputedStyle(element)
    const stays = position === 'sticky' || position === 'fixed'
    if (!isClear(backgroundColor) || backgroundImage !== 'none') return stays || hasGround(element.parentElement)
    return hasGround(element.parentElement)
  }
  const violations = []
  for (const x of [8, innerWidth / 2, innerWidth - 8]) {
    for (const y of [4, 24, box.top + box.height / 2]) {
      const top = document.elementFromPoint(x, y)
      if (!top?.closest('header') && !top?.querySelector('header'))
        violations.push(`${top?.outerHTML.slice(0, 90)} over the bar`)
      else if (!hasGround(top)) violations.push(`no ground at ${x}, ${y}`)
    }
  }
  return violations
}

test.each(
  selectEvery(
    PAGES.filter(({ isMember }) => isMember),
    2,
    1,
  ),
)('/$name: scrolled, the way back stays in sight, on a ground under the clock', async (screen) => {
  const page = await show(screen)
  await page.setViewportSize({ width: 320, height: 420 })
  await page.getByRole('button', { name: '返回' }).waitFor()
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  // Far enough for every hero to be gone, as far as the page goes.
  await page.evaluate(() => scrollTo(0, 1200))
  await expect.poll(() => page.evaluate(findBarFaults)).toEqual([])
})
