import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseChoice, parseCommandArgs, parseInteger } from '#scripts/base/command-line.ts'
import { getPageNames, parsePageNames } from '#scripts/base/page-names.ts'
import { buildSite } from '#scripts/build/build.ts'
import { type Condition, parseConditions } from '#scripts/dev/bench/conditions.ts'
import { computeFigures, computeRatios, formatFigures, formatHeader, formatRatios } from '#scripts/dev/bench/figures.ts'
import { addFloors, FLOORS } from '#scripts/dev/bench/floors.ts'
import { startNetworkProcess } from '#scripts/dev/bench/line.ts'
import { formatLoad, type Load, watchLoad } from '#scripts/dev/bench/machine.ts'
import { startBenchServer } from '#scripts/dev/bench/server.ts'
import { computeMedianSteps, type Step, stepLine } from '#scripts/dev/bench/steps.ts'
import { createVariants, getRotations, WAYS } from '#scripts/dev/bench/variants.ts'
import { type Visit, visitPage } from '#scripts/dev/bench/visit.ts'
import { ensureBrowser } from '#scripts/dev/browser/setup.ts'
import { frameLocalPages } from '#scripts/dev/serve/framed-pages.ts'
import { findFreePort } from '#scripts/dev/serve/nginx-server.ts'
import { startService } from '#scripts/local-service/main.ts'
import { SEED_MEMBERS } from '#scripts/local-service/members.ts'
import { createPath, SCREENS } from '#scripts/native-shell/page/presets.ts'

const HELP = `用法：npm run bench -- [页面 …] [选项]

在按 TCP 模拟的线路上打开页面（时延、带宽、握手、慢启动，每次都用新的浏览器），交替测量，取中位数；
有手写版本的页面（${Object.keys(FLOORS).join('、')}）给出与它之比。请在空闲的机器上运行。

选项
  --runs N     每个页面打开几次（默认 5）
  --line 4g    只测慢速 4G；3g 只测差的 3G
  --ways 名    会员页面另外的打开方式，用逗号隔开：${WAYS.join('、')}（第二天、从上一页点过来）
  --android    会员页面在 Android 的App里打开：桥在 load 事件之后才来（默认 iOS）
  --delay 毫秒 服务晚这么久回答每个接口
  --cpu N,N    手机比这台机器慢几倍（默认 4G 为 4，3G 为 6）
  --steps      列出每个页面等待过的文件、接口和App应答（毫秒：请求、首字节、结束）
  --help       显示这段说明
`
const OPTIONS = {
  runs: { type: 'string', default: '5' },
  line: { type: 'string' },
  ways: { type: 'string' },
  android: { type: 'boolean' },
  delay: { type: 'string', default: '0' },
  cpu: { type: 'string' },
  steps: { type: 'boolean' },
} as const
const { runs, modes, shell, delay, conditions, pages, hasSteps } = parseCommandArgs(HELP, OPTIONS, (values, text) => ({
  runs: parseInteger('--runs', values.runs, 1, 100),
  conditions: parseConditions(values.line, values.cpu),
  modes: values.ways?.split(',').map((mode) => parseChoice('--ways', mode, WAYS)) ?? [],
  shell: values.android ? ('android' as const) : ('ios' as const),
  delay: parseInteger('--delay', values.delay, 0, 10_000),
  pages: parsePageNames(text),
  hasSteps: values.steps,
}))

ensureBrowser()
const dist = mkdtempSync(join(tmpdir(), 'bench-'))
const only = getPageNames().filter((name) => !pages.length || pages.includes(name))
const lines = startNetworkProcess(await findFreePort())
// The service answers posts of known origins only.
const origins = [lines.origin]
const service = await startService({ port: 0, databasePath: ':memory:', shellOrigins: origins })
if (delay) service.faults.set([{ path: '*', delayMs: delay }])
frameLocalPages(service.url)
await buildSite({ mode: 'site', outDir: dist, only: [...new Set([...only, ...getRotations(only)])] })
addFloors(dist)
const server = await startBenchServer(dist, service.url, lines.origin)
const member = SEED_MEMBERS[0]!
const ended = watchLoad()
let latest = 0
const late: number[] = []
let load: Load

try {
  for (const condition of conditions) {
    const line = `往返 ${condition.rttMs} ms，${condition.bits / 1e6} Mbit/s，CPU ÷${condition.cpu}`
    console.log(`\n${condition.name}：${line}，${server.kind}，${runs} 次的中位数\n${formatHeader()}`)
    for (const screen of SCREENS) if (only.includes(screen.name)) await measureScreen(condition, screen)
  }
} finally {
  load = ended()
  lines.end()
  await Promise.all([server.close(), service.close()])
  rmSync(dist, { recursive: true, force: true })
}

const lateShare = late.reduce((sum, share) => sum + share, 0) / Math.max(1, late.length)
console.log(`\n${formatLoad(load, lateShare, latest)}`)

/** A page in every way it is opened, in turn. */
async function measureScreen(condition: Condition, { name, isMember, presets }: (typeof SCREENS)[number]) {
  const path = createPath(name, presets[0]!, member.memberNo)
  const variants = createVariants({ name, path, token: isMember ? member.token : undefined, shell }, server, modes)
  const visits = variants.map((): Visit[] => [])
  const steps = variants.map((): Step[][] => [])
  for (let run = 0; run < runs; run++) {
    for (const [index, variant] of variants.entries()) {
      const { seen, steps: taken } = await visitPage(lines, condition, variant)
      latest = Math.max(latest, seen.latest)
      late.push(seen.late)
      visits[index]!.push(seen)
      steps[index]!.push(taken)
    }
  }
  const figures = visits.map(computeFigures)
  for (const [index, variant] of variants.entries()) {
    console.log(formatFigures(variant.label, figures[index]!))
    if (hasSteps) console.log(computeMedianSteps(steps[index]!).map(stepLine).join('\n'))
  }
  for (const [index, { to }] of variants.entries()) {
    for (const kind of to ?? []) {
      const other = variants.findIndex((item) => item.key === kind)
      const ratios = computeRatios(figures[index]!, figures[other]!)
      const [item, another] = [variants[index]!, variants[other]!].map(({ label }) => label.trim())
      console.log(formatRatios(`${item} 与 ${another} 之比`, ratios))
    }
  }
}
