import { listen } from '#scripts/base/listen.ts'
import { launch } from '#scripts/workbench/browser/launch.ts'
import { createSite } from '#scripts/workbench/serve/site.ts'
import type { startService } from '#scripts/workbench/service/main.ts'
import { type ChartCost, chartCost } from './chart.ts'
import { median } from './figures.ts'
import { addHistory, HISTORY_POINTS, type HistoryCost, historyCost, RANGES } from './history.ts'

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
  const browser = await launch()
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
