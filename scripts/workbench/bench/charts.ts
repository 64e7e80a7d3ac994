import type { Browser, Page } from 'playwright-core'
import { listen } from '#scripts/base/listen.ts'
import { CHROMIUM } from '#scripts/workbench/browser/chromium.ts'
import { launch } from '#scripts/workbench/browser/launch.ts'
import { createSite } from '#scripts/workbench/serve/site.ts'
import type { startService } from '#scripts/workbench/service/main.ts'
import { addHistory, HISTORY_POINTS, type HistoryCost, historyCost, RANGES } from './history.ts'
import { median } from './median.ts'
import { onSlowPhone, panStep } from './pan.ts'

/** How much slower the phone's processor is than this machine's. */
const CPU = 4

interface Bench {
  dist: string
  service: Awaited<ReturnType<typeof startService>>
  /** Addresses whose posts the service answers. */
  origins: string[]
  runs: number
  pages: readonly string[]
}

/** What charts cost on a slow phone, a line for each page that was asked for; the line does not matter here. */
export async function charts({ dist, service, origins, runs, pages }: Bench): Promise<string[]> {
  const site = await listen(createSite({ dist, service: service.url }), 0)
  origins.push(site.url)
  const browser = await launch(CHROMIUM)
  const [costs, histories]: [ChartCost[], HistoryCost[]] = [[], []]
  try {
    if (pages.includes('analysis')) addHistory(service.db)
    for (let run = 0; run < runs; run++) {
      if (pages.includes('echarts')) costs.push(await chartCost(browser, site.url, CPU))
      if (pages.includes('analysis')) histories.push(await historyCost(browser, site.url, CPU))
    }
  } finally {
    await browser.close()
    await site.close()
  }
  const lines: string[] = []
  if (costs.length) {
    const { first, many, work, all } = median(costs)
    lines.push(
      `图表：打开到画出第一张 ${first.toFixed(0)} ms，换成 10,000 点 ${many.toFixed(0)} ms，平移一步 ${step(work, all)}`,
    )
  }
  if (histories.length) {
    const cost = median(histories)
    const steps = RANGES.map((range) => `${range} ${step(cost[range], cost[`${range} all`])}`)
    lines.push(`历史：${HISTORY_POINTS.toLocaleString('en')} 点，CPU ÷${CPU}，平移一步 ${steps.join('，')}`)
  }
  return lines
}

const step = (work: number, all: number) => `${work.toFixed(1)} ms（连同绘制 ${all.toFixed(1)} ms）`

/** What a chart costs on a slow phone, in ms. */
interface ChartCost {
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
const chartCost = (browser: Browser, origin: string, cpu: number): Promise<ChartCost> =>
  onSlowPhone(browser, { cpu }, async (page) => {
    await page.addInitScript(WATCH)
    await page.goto(`${origin}/echarts`)
    const first = await drawn(page)
    await page.getByRole('radiogroup', { name: '折线图的数据量' }).getByText('1 万', { exact: true }).click()
    const many = (await drawn(page)) - (await page.evaluate(() => window.__tapped ?? 0))
    await page.waitForTimeout(500)
    return { first, many, ...(await panStep(page, page.locator('canvas').first())) }
  })

async function drawn(page: Page): Promise<number> {
  const seen = await page.waitForFunction(() => window.__drawn, undefined, { timeout: 60_000 })
  return (await seen.jsonValue()) ?? 0
}
