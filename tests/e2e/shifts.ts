import type { Page } from 'playwright-core'

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

interface Shift {
  /** As the browser weighs it for CLS. */
  value: number
  /** Tags and x, y, width, height before and after, px. */
  what: string[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Keep each layout shift of the page from its start; call before the page is opened. */
export const watchShifts = async (page: Page) =>
  void (await page.addInitScript(() => {
    window.shifts = []
    const formatBox = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    const describeNode = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const what = sources.map(
          (element) =>
            `${describeNode(element.node)} ${formatBox(element.previousRect)} → ${formatBox(element.currentRect)}`,
        )
        window.shifts.push({ value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }))

/** What has moved since the page was opened. */
export const getShifts = (page: Page) => page.evaluate(() => window.shifts)
