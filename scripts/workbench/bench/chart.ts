import type { Browser, Page } from 'playwright-core'
import { panStep, slowDown } from './pan.ts'

/** What a chart costs on a slow phone, in ms. */
export interface ChartCost {
  /** From opening /echarts until its first chart is drawn. */
  first: number
  /** From the tap on 1 万 until 10,000 points are drawn. */
  many: number
  /** One step of a finger that pans over them. */
  work: number
  all: number
}

declare global {
  interface Window {
    /** When a canvas was last put in and a frame drawn with it; ms from navigation. */
    __drawn?: number
    __tapped?: number
  }
}

const WATCH = `(() => {
  const frame = () => requestAnimationFrame(() => setTimeout(() => { window.__drawn ??= performance.now() }))
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.querySelector && (node.matches('canvas') || node.querySelector('canvas'))))) frame()
  }).observe(document, { subtree: true, childList: true })
  addEventListener('click', () => { window.__drawn = undefined; window.__tapped = performance.now() }, true)
})()`

/** Open /echarts on a slow phone, show 10,000 points and pan over them. @param origin where the site answers @param cpu how much slower */
export async function chartCost(browser: Browser, origin: string, cpu: number): Promise<ChartCost> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  })
  try {
    const page = await context.newPage()
    await slowDown(page, cpu)
    await page.addInitScript(WATCH)
    await page.goto(`${origin}/echarts`)
    const first = await drawn(page)
    await page.getByRole('radiogroup', { name: '折线图的数据量' }).getByText('1 万', { exact: true }).click()
    const many = (await drawn(page)) - (await page.evaluate(() => window.__tapped ?? 0))
    await page.waitForTimeout(500)
    return { first, many, ...(await panStep(page, page.locator('canvas').first())) }
  } finally {
    await context.close()
  }
}

async function drawn(page: Page): Promise<number> {
  const seen = await page.waitForFunction(() => window.__drawn, undefined, { timeout: 60_000 })
  return (await seen.jsonValue()) ?? 0
}
