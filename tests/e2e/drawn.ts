import { Window as ParsedWindow } from 'happy-dom'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Elements that the browser's parser has made of the HTML. */
    __parser: { report(): { parsed: number; kept: number; foreign: number } }
  }
}

/** The page has what it asked for first, and nothing is on its way. */
export async function settled(page: Page) {
  await page.locator('html:not([data-busy])').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

/** Remember every element of the root that stands in the HTML; `__parser.report()` says how many of them are still there, and how many others, besides what only a script can place. */
export const fromParser = async (page: Page) =>
  void (await page.addInitScript(() => {
    const parsed = new Set<Element>()
    const root = () => document.getElementById('app')
    new MutationObserver((_, watch) => {
      // Preact notes in the root what it has drawn.
      if ((root() as { __k?: unknown } | null)?.__k) return watch.disconnect()
      for (const one of root()?.querySelectorAll('*') ?? []) parsed.add(one)
    }).observe(document, { subtree: true, childList: true })
    window.__parser = {
      report: () => ({
        parsed: parsed.size,
        kept: [...parsed].filter((one) => root()!.contains(one)).length,
        foreign: [...root()!.querySelectorAll('*')].filter((one) => !parsed.has(one) && !one.matches('[data-placed]'))
          .length,
      }),
    }
  }))

/** A page's root as lines, one for each element and text, attributes in order: what two ways to draw it must agree on. @param html `<div id="app">…` */
export function treeOf(html: string): string[] {
  const { document } = new ParsedWindow()
  document.body.innerHTML = html
  const lines: string[] = []
  const walk = (element: Element, depth: number) => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`).sort()
    lines.push(`${' '.repeat(depth)}<${[element.localName, ...attributes].join(' ')}>`)
    // A browser's texts may stand side by side where HTML has one.
    element.normalize()
    for (const child of element.childNodes) {
      if (child.nodeType === 1) walk(child as unknown as Element, depth + 1)
      else if (child.textContent) lines.push(`${' '.repeat(depth + 1)}${child.textContent}`)
    }
  }
  walk(document.querySelector('#app') as unknown as Element, 0)
  return lines
}

/** The edge knows before the page that there is no such item, and says so in the title already, which heads a page without an item. */
export const headed = (gone: string) => {
  const heading = document.querySelector('main > h1')
  if (heading && document.body.innerText.includes(gone)) heading.textContent = gone
}

/** The page's root, without what stands behind it. */
export const viewOf = (html: string) => /<div id="app">.*?<\/div>\n(?=<i hidden>|<p id="slow")/s.exec(html)![0]

/** What is read on a page, word by word. */
export const wordsOf = async (page: Page) => (await page.locator('main').first().innerText()).split(/\s+/)
