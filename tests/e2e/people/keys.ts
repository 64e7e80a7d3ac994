import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Limit of Tab presses, more than any page needs. */
const MAX_STOPS = 60

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

/** Press Tab until this element has the focus. */
export async function focusWithTab(page: Page, target: Locator) {
  await target.waitFor()
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target}`)
}

/** Go there with Tab and press Enter. */
export async function pressEnter(page: Page, target: Locator) {
  await focusWithTab(page, target)
  await page.keyboard.press('Enter')
}

/** The open dialog has taken the focus, and Tab does not lead to anything behind it. */
export async function expectTrapped(page: Page) {
  const getFocusPlace = () =>
    page.evaluate(() => {
      const active = document.activeElement
      if (document.querySelector('dialog[open]')?.contains(active)) return 'inside'
      // After the last element of the page the browser's own interface has the focus.
      return active === document.body || active === document.documentElement ? 'browser' : (active?.outerHTML ?? '')
    })
  await expect.poll(getFocusPlace).toBe('inside')
  for (let stops = 0; stops < 8; stops++) {
    await page.keyboard.press('Tab')
    expect(['inside', 'browser']).toContain(await getFocusPlace())
  }
}

/** Escape closes the dialog and gives the focus back to what opened it. */
export async function expectEscape(page: Page, opener: Locator) {
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(opener)).toBe(true)
}

export interface Stop {
  what: string
  hasRing: boolean
  /** Edges of the ring that no scrolling or clipping box around it cuts off, 0–4. */
  edges: number
  /** A bar at the edge of the window lies over its middle. */
  isCovered: boolean
}

/**
 * What has the focus, and whether that can be seen; undefined when nothing of the page's own has
 * it.
 */
export const getFocusStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    let element = document.activeElement
    if (!element || element === document.body || element === document.documentElement) return undefined
    while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    const by = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const box = element.getBoundingClientRect()
    const ring = { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by }
    const cut = new Set<string>()
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue
      const edge = around.getBoundingClientRect()
      if (ring.left < edge.left) cut.add('left')
      if (ring.top < edge.top) cut.add('top')
      if (ring.right > edge.right) cut.add('right')
      if (ring.bottom > edge.bottom) cut.add('bottom')
    }
    if (ring.left < 0) cut.add('left')
    if (ring.right > document.documentElement.clientWidth) cut.add('right')
    const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 20)
    return {
      what: `<${element.localName}> ${name || element.id || element.className}`,
      hasRing: element.matches(':focus-visible') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
      edges: 4 - cut.size,
      isCovered: over !== null && !over.contains(element) && !element.contains(over) && !over.shadowRoot,
    }
  })
