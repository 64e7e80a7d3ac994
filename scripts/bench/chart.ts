import type { Browser, CDPSession, Page } from 'playwright-core'
import { slowDown } from './visit.ts'

/** What a chart costs on a slow phone, in ms. */
export interface ChartCost {
  /** From opening /echarts until its first chart is drawn. */
  first: number
  /** From the tap on 1 万 until 10,000 points are drawn. */
  many: number
  /** The main thread's work for one step of a finger that pans over them; a frame has 16.7. */
  pan: number
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

/** Steps of the finger, and px of each: a slow drag. */
const STEPS = 60
const STEP_PX = 4

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
    return { first, many, pan: await panStep(page) }
  } finally {
    await context.close()
  }
}

async function drawn(page: Page): Promise<number> {
  const seen = await page.waitForFunction(() => window.__drawn, undefined, { timeout: 60_000 })
  return (await seen.jsonValue()) ?? 0
}

async function panStep(page: Page): Promise<number> {
  const box = await page.locator('canvas').first().boundingBox()
  if (!box) throw new Error('没有找到图表')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const y = box.y + box.height / 2
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', box.x + 40)
  await touch('touchMove', box.x + 60)
  const before = await busy(session)
  for (let step = 1; step <= STEPS; step++) {
    await touch('touchMove', box.x + 60 + step * STEP_PX)
    await page.waitForTimeout(20)
  }
  const after = await busy(session)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return (after - before) / STEPS
}

/** ms the main thread has worked so far. */
async function busy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}
