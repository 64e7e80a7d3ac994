import { parseInteger, runCommand } from '#scripts/base/command-line.ts'
import { parsePageNames } from '#scripts/base/page-names.ts'

const HELP = `用法：npm run lighthouse -- [页面 …] [--runs 3]

用 Lighthouse（手机，模拟慢速 4G）检查公开页面和图表页面：性能取中位数，其余三项须为 100
`
await runCommand(HELP, { runs: { type: 'string', default: '3' } }, async ({ runs }, text) => {
  const count = parseInteger('--runs', runs, 1, 100)
  const pages = parsePageNames(text)
  // Build tools, browser and Lighthouse take seconds to load, which `--help` and a mistyped option
  // need not wait for.
  const { runLighthouse } = await import('#scripts/dev/lighthouse/run-lighthouse.ts')
  process.exit((await runLighthouse(count, pages)) ? 0 : 1)
})
