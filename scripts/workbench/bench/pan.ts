import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from 'playwright-core'

/** Steps of the finger, and px of each: a slow drag. */
const STEPS = 60
const STEP_PX = 4

/** ms of the main thread's own time for one step of a pan; a busy machine hardly changes them. */
export interface PanStep {
  /** What the page does: script, style, layout. */
  work: number
  /** All of it; here, without a graphics card, most of the rest hands the canvas to the compositor. A frame has 16.7. */
  all: number
}

/** Do something with a page on a slow phone. @param cpu how much slower its processor is than this machine's */
export async function onSlowPhone<T>(
  browser: Browser,
  { cpu, ...options }: BrowserContextOptions & { cpu: number },
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...options,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    return await work(page)
  } finally {
    await context.close()
  }
}

/** What a step of a finger costs that pans over a chart. @param chart what the finger is on */
export async function panStep(page: Page, chart: Locator): Promise<PanStep> {
  const box = await chart.boundingBox()
  if (!box) throw new Error('没有找到图表')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const y = box.y + box.height / 2
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', box.x + 40)
  await touch('touchMove', box.x + 60)
  const before = await spent(session)
  for (let step = 1; step <= STEPS; step++) {
    await touch('touchMove', box.x + 60 + step * STEP_PX)
    await page.waitForTimeout(20)
  }
  const after = await spent(session)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
  return { work: (after.work - before.work) / STEPS, all: (after.all - before.all) / STEPS }
}

/** ms the main thread has worked so far. */
async function spent(session: CDPSession): Promise<PanStep> {
  const { metrics } = await session.send('Performance.getMetrics')
  const ms = (name: string) => (metrics.find((one) => one.name === `${name}Duration`)?.value ?? 0) * 1000
  return { work: ms('Script') + ms('Layout') + ms('RecalcStyle'), all: ms('Task') }
}
