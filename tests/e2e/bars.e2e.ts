import { expect, test } from 'vitest'
import { eachOf, PAGES } from './matrix/screens.ts'
import { keptTabs } from './people/kept-tabs.ts'
import { fileStack } from './stack.ts'

const show = keptTabs(fileStack())

/** What is wrong with the bar of the page as it is scrolled now; [] for a bar in sight, below the clock, on a ground that hides what goes under it. */
function wrongsOfBar(): string[] {
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
  const wrongs = []
  for (const x of [8, innerWidth / 2, innerWidth - 8]) {
    for (const y of [4, 24, box.top + box.height / 2]) {
      const top = document.elementFromPoint(x, y)
      if (!top?.closest('header') && !top?.querySelector('header'))
        wrongs.push(`${top?.outerHTML.slice(0, 90)} over the bar`)
      else if (!hasGround(top)) wrongs.push(`no ground at ${x}, ${y}`)
    }
  }
  return wrongs
}

test.each(
  eachOf(
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
  await expect.poll(() => page.evaluate(wrongsOfBar)).toEqual([])
})
