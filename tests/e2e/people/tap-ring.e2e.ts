import { expect, test } from 'vitest'
import { PAGES, selectEvery } from '#tests/e2e/matrix/screens.ts'
import { removePolicy } from '#tests/e2e/replies.ts'
import { createFileStack } from '#tests/e2e/stack.ts'
import { createTabPool } from './tab-pool.ts'

const stack = createFileStack()

/** The focus ring of early engines (Chromium 90), with the priority of a browser style. */
const EARLY_RING = 'data:text/css,:where(:focus){outline:2px auto rgb(255, 149, 0)}'

/** Opens a page whose policy, which lets no foreign stylesheet in, is taken off. */
const show = createTabPool(stack, (page) =>
  removePolicy(
    page,
    ({ pathname }) => PAGES.some(({ name }) => pathname === `/${name}`),
    (html) => html.replace('<head>', `<head><link rel="stylesheet" href="${EARLY_RING}">`),
  ),
)

test.for(selectEvery(PAGES, 6, 1))(
  '/$name: after a tap no ring of the engine is left, in engines that draw one',
  async (screen) => {
    const page = await show(screen)
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    const rings = await page.evaluate(() => {
      const sheet = [...document.styleSheets].some(({ href }) => href?.startsWith('data:text/css'))
      if (!sheet) return ['the early ring is not there']
      return [...document.querySelectorAll<HTMLElement>('button, a[href], [tabindex="0"]')].flatMap((element) => {
        element.focus({ preventScroll: true, focusVisible: false } as FocusOptions)
        if (document.activeElement !== element || element.matches(':focus-visible')) return []
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        const isVisible = outlineStyle !== 'none' && outlineWidth !== '0px'
        return isVisible ? [`${element.outerHTML.slice(0, 80)}: ${outlineWidth} ${outlineStyle} ${outlineColor}`] : []
      })
    })
    expect(rings).toEqual([])
  },
)
