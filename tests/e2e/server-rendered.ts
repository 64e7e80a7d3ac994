import { Window as ParsedWindow } from 'happy-dom'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Elements that the browser's parser has made of the HTML. */
    __parser: { report(): { parsed: number; preserved: number; foreign: number } }
  }
}

/** The page has what it asked for first, and nothing is on its way. */
export async function waitUntilIdle(page: Page) {
  await page.locator('html:not([data-busy])').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/**
 * Records every element of the root in the HTML. `__parser.report()` counts how many remain and how
 * many others exist.
 */
export const recordParsedNodes = async (page: Page) =>
  void (await page.addInitScript(() => {
    const parsed = new Set<Element>()
    const getRoot = () => document.getElementById('app')
    new MutationObserver((_, watch) => {
      // Preact notes in the root what it has drawn.
      if ((getRoot() as { __k?: unknown } | null)?.__k) return watch.disconnect()
      for (const item of getRoot()?.querySelectorAll('*') ?? []) parsed.add(item)
    }).observe(document, { subtree: true, childList: true })
    window.__parser = {
      report: () => ({
        parsed: parsed.size,
        preserved: [...parsed].filter((item) => getRoot()!.contains(item)).length,
        foreign: [...getRoot()!.querySelectorAll('*')].filter(
          (item) => !parsed.has(item) && !item.matches('[data-placed]'),
        ).length,
      }),
    }
  }))

/**
 * A page's root as lines, one per element and text, with sorted attributes, to compare two renders.
 * @param html `<div id="app">…`
 */
export function describeTree(html: string): string[] {
  const { document } = new ParsedWindow()
  document.body.innerHTML = html
  const lines: string[] = []
  const walkTree = (element: Element, depth: number) => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`).sort()
    lines.push(`${' '.repeat(depth)}<${[element.localName, ...attributes].join(' ')}>`)
    // Adjacent text nodes become one, as in HTML.
    element.normalize()
    for (const child of element.childNodes) {
      if (child.nodeType === 1) walkTree(child as unknown as Element, depth + 1)
      else if (child.textContent) lines.push(`${' '.repeat(depth + 1)}${child.textContent}`)
    }
  }
  walkTree(document.querySelector('#app') as unknown as Element, 0)
  return lines
}

/**
 * The edge already knows that the item does not exist and sets the title, which is the heading of a
 * page without an item.
 */
export const checkHeading = (gone: string) => {
  const heading = document.querySelector('main > h1')
  if (heading && document.body.innerText.includes(gone)) heading.textContent = gone
}

/** The page's root only. */
export const extractView = (html: string) => /<div id="app">.*?<\/div>\n(?=<i hidden>|<p id="slow")/s.exec(html)![0]

/** What is read on a page, word by word. */
export const getTextTokens = async (page: Page) => (await page.locator('main').first().innerText()).split(/\s+/)
