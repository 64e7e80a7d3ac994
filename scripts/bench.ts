import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ChartCost, chartCost } from '#scripts/bench/chart.ts'
import { addFloor, FLOOR_PAGE, FLOOR_PATH, floorRatios } from '#scripts/bench/floor.ts'
import { launch, median, SLOW_4G, type Visit, visit } from '#scripts/bench/measure.ts'
import { ensureBrowser } from '#scripts/browser/setup.ts'
import { buildSite } from '#scripts/build/build.ts'
import { pageNames } from '#scripts/build/page-names.ts'
import { argumentsOf, pagesNamed, wholeNumber } from '#scripts/command-line.ts'
import { ownCertificate } from '#scripts/serve/certificate.ts'
import { frameLocalPages } from '#scripts/serve/framed-pages.ts'
import { listen } from '#scripts/serve/listen.ts'
import { createSite } from '#scripts/serve/site.ts'
import { startService } from '#scripts/service/main.ts'
import { SEED_MEMBERS } from '#scripts/service/seed-members.ts'
import { pathOf, SCREENS } from '#scripts/shell/page/presets.ts'

const HELP = `用法：npm run bench -- [页面 …] [--runs 5]

逐页测量：字节、请求、首次绘制、内容出现、布局偏移、最长任务，图表首绘与平移（慢速 4G，CPU ÷4，取中位数）
`
const { runs, pages } = argumentsOf(HELP, { runs: { type: 'string', default: '5' } }, ({ runs }, words) => ({
  runs: wholeNumber('--runs', runs, 1, 100),
  pages: pagesNamed(words),
}))

ensureBrowser()
const dist = mkdtempSync(join(tmpdir(), 'bench-'))
const only = pageNames().filter((name) => !pages.length || pages.includes(name))
// The service answers posts of known origins only.
const origins: string[] = []
const service = await startService({ port: 0, databasePath: ':memory:', shellOrigins: origins })
frameLocalPages(service.url)
await buildSite({ mode: 'site', outDir: dist, only })
addFloor(dist)
const tls = ownCertificate()
const site = await listen(createSite({ dist, service: service.url }), 0, tls)
origins.push(site.url)
const browser = await launch()
const member = SEED_MEMBERS[0]!
let ratios = ''

try {
  console.log(`\n慢速 4G（150 ms，1.6 Mbit/s），CPU ÷4，${tls ? 'HTTP/2' : 'HTTP/1.1'}，${runs} 次的中位数`)
  console.log(
    [
      'page'.padEnd(22),
      ...['html KB', 'js KB', 'requests', 'paint ms', 'painted', 'LCP', 'CLS', 'longest'].map((head) =>
        head.padStart(9),
      ),
    ].join(''),
  )
  for (const { name, isMember, presets } of SCREENS) {
    if (!only.includes(name)) continue
    const address = site.url + pathOf(name, presets[0]!, member.memberNo)
    if (name !== FLOOR_PAGE) {
      console.log(row(name, await measured([address], isMember ? member.token : undefined).then(([page]) => page!)))
      continue
    }
    // Side by side, so that a busy machine slows both.
    const [page, floor] = await measured([address, address.replace(`/${name}`, FLOOR_PATH)])
    console.log(row(name, page!))
    console.log(row('  手写', floor!))
    ratios = floorRatios(page!, floor!)
  }
  if (ratios) console.log(`\n${ratios}`)
  if (only.includes('echarts')) console.log(`\n${await charts()}`)
} finally {
  await browser.close()
  await Promise.all([site.close(), service.close()])
  rmSync(dist, { recursive: true, force: true })
}

async function charts(): Promise<string> {
  const costs: ChartCost[] = []
  for (let run = 0; run < runs; run++) costs.push(await chartCost(browser, site.url, SLOW_4G))
  const { first, many, pan } = median(costs)
  return `图表：打开到画出第一张 ${first.toFixed(0)} ms，换成 10,000 点 ${many.toFixed(0)} ms，平移一步主线程 ${pan.toFixed(1)} ms`
}

/** Visit some addresses in turn, several times over; the median of each. */
async function measured(addresses: readonly string[], token?: string): Promise<Visit[]> {
  const visits: Visit[][] = addresses.map(() => [])
  for (let run = 0; run < runs; run++) {
    for (const [index, address] of addresses.entries()) {
      visits[index]!.push(await visit(browser, address, SLOW_4G, token))
    }
  }
  return visits.map((runs) => median(runs))
}

function row(
  name: string,
  { htmlBytes, scriptBytes, requests, firstPaint, painted, lcp, cls, longestTask }: Visit,
): string {
  const kb = (bytes: number) => (bytes / 1024).toFixed(1)
  const cells = [
    kb(htmlBytes),
    kb(scriptBytes),
    requests,
    firstPaint.toFixed(0),
    painted.toFixed(0),
    lcp.toFixed(0),
    cls.toFixed(3),
    longestTask.toFixed(0),
  ]
  return [name.padEnd(22), ...cells.map((cell) => String(cell).padStart(9))].join('')
}
