import { parseChoice, parseInteger, runCommand } from '#scripts/base/command-line.ts'
import { parsePageNames } from '#scripts/base/page-names.ts'

const HELP = `用法：npm run bench -- [页面 …] [选项]

在按 TCP 模拟的线路上打开页面（时延、带宽、握手、慢启动，每次都用新的浏览器），交替测量，取中位数；
有手写版本的页面（tests/bench/floor）给出与它之比。请在空闲的机器上运行。

选项
  --runs N     每个页面打开几次（默认 5，--lighthouse 3）
  --line 4g    只测慢速 4G；3g 只测差的 3G
  --android    会员页面在 Android 的App里打开：桥在 load 事件之后才来（默认 iOS）
  --lighthouse 改用 Lighthouse（手机，模拟慢速 4G）检查公开页面和图表页面：性能取中位数，其余三项须为 100
  --help       显示这段说明
`
const OPTIONS = {
  runs: { type: 'string' },
  line: { type: 'string' },
  android: { type: 'boolean' },
  lighthouse: { type: 'boolean' },
} as const

await runCommand(HELP, OPTIONS, async ({ lighthouse, runs = lighthouse ? '3' : '5', line, android }, text) => {
  const options = {
    runs: parseInteger('--runs', runs, 1, 100),
    line: line === undefined ? undefined : parseChoice('--line', line, ['4g', '3g'] as const),
    shell: android ? ('android' as const) : ('ios' as const),
    pages: parsePageNames(text),
  }
  // Build tools and browser take seconds to load, which `--help` and a mistyped option need not
  // wait for.
  if (lighthouse) {
    const { runLighthouse } = await import('#scripts/dev/bench/run-lighthouse.ts')
    process.exit((await runLighthouse(options.runs, options.pages)) ? 0 : 1)
  }
  const { runBench } = await import('#scripts/dev/bench/run-bench.ts')
  await runBench(options)
})
