import { command } from '#scripts/base/command-line.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { rulesOf } from '#scripts/site/host/host-rules.ts'
import { launch } from '#scripts/workbench/browser/launch.ts'
import { pageCosts, perMillion } from '#scripts/workbench/load/cost.ts'
import { overloadedOpenings } from '#scripts/workbench/load/overload.ts'
import { runLoad } from '#scripts/workbench/load/run.ts'

const HELP = `用法：npm run load

用 dist/ 里的构建在本机压测：静态页面、分享页、服务停止以后的分享页；在浏览器里打开服务答 503 时的分享页，数一数请求；再算每百万次打开的流量。
`
/** In each phase, and at a time. */
const NUMBERS = { requests: 2000, connections: 32 }

/** Requests of each share page's opening, and of all together. */
async function runOverload(dist: string) {
  const browser = await launch()
  const openings = await overloadedOpenings({ dist, browser }).finally(() => browser.close())
  const sum = (of: 'calls' | 'requests') => openings.reduce((all, opening) => all + opening[of], 0)
  const all = { page: '平均', calls: sum('calls') / openings.length, requests: sum('requests') / openings.length }
  return [...openings, all].map(({ page, calls, requests }) => ({
    页面: page,
    每次打开的调用: Number(calls.toFixed(1)),
    每次打开的请求: Number(requests.toFixed(1)),
    每个调用的请求: calls ? (requests / calls).toFixed(2) : '–',
  }))
}

await command(HELP, {}, async () => {
  const dist = `${ROOT}dist`
  rulesOf(dist)
  const phases = await runLoad({ dist, ...NUMBERS })
  const overloaded = await runOverload(dist)
  console.table(
    phases.map(({ name, requests, failures, withItem, rate, p50, p95, p99 }) => ({
      '': name,
      请求: requests,
      失败: failures,
      带内容: withItem,
      每秒: Math.round(rate),
      'p50 ms': p50.toFixed(1),
      'p95 ms': p95.toFixed(1),
      'p99 ms': p99.toFixed(1),
    })),
  )
  console.log('服务对每个请求答 503：')
  console.table(overloaded)
  console.table(
    pageCosts(dist).map((cost) => ({
      页面: cost.page,
      'HTML 字节': cost.html,
      脚本与样式字节: cost.files,
      '每百万次 GB': perMillion(cost).gigabytes.toFixed(1),
      边缘调用: perMillion(cost).edgeCalls,
    })),
  )
  if (phases.some(({ failures }) => failures)) throw new Error('有请求失败')
})
// Kept-alive connections of the edge would keep the process running.
process.exit()
