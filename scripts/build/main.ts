import { parseChoice, runCommand } from '#scripts/base/command-line.ts'
import { createProgress } from '#scripts/base/progress.ts'
import { ROOT } from '#scripts/base/root.ts'
import { checkCampaign } from '#scripts/legal/campaign/check.ts'
import { resolveOutputFolder } from './manifest.ts'

const HELP = `用法：npm run build -- [选项] [页面 …]

构建站点，打印每个页面的大小；超出上限时，正式构建和 CI 失败，本机构建只提醒。
写了页面就只构建它们（如 courseSharing down），不压缩、不比较大小：用来试，不能发布。

选项
  --mode 名    production 只读环境变量和 .env.production；site（默认）用 .env 的本地默认值
  --out 目录   写到哪里（默认 dist/）
  --examples   正式构建里允许留着示例（公司、日期、SDK、二维码、样本里的配置），只供查看，不要发布
  --help       显示这段说明
`

const options = {
  mode: { type: 'string', default: 'site' },
  out: { type: 'string', default: `${ROOT}dist` },
  examples: { type: 'boolean' },
} as const
await runCommand(HELP, options, async ({ mode: modeName, out: to, examples }, text) => {
  const mode = parseChoice('--mode', modeName, ['site', 'production'])
  // What builds imports the document, and ends with the parser's words where it is broken.
  checkCampaign()
  const pages = await import('#scripts/base/page-names.ts')
  const { loadSiteConfig } = await import('#scripts/base/site-config.ts')
  const { buildSite } = await import('./build.ts')
  const { checkSizes } = await import('./check-size.ts')
  const out = to === options.out.default ? to : resolveOutputFolder(to)
  const onPages = createProgress('构建页面')
  if (text.length) {
    const names = pages.parsePageNames(text)
    const only = pages.getPageNames().filter((name) => names.includes(name))
    await buildSite({ mode, outDir: out, examples, onPages, only, isPlain: true })
    return
  }
  // npm drops options that it takes for its own, such as `--only`, and what follows them.
  console.log('构建全部页面；只要几页：npm run build -- down courseSharing')
  const sizes = await buildSite({ mode, outDir: out, examples, onPages })
  const isProduction = mode === 'production'
  const parts = { testers: !isProduction, reports: Boolean(loadSiteConfig(mode).REPORT_URL) }
  checkSizes(sizes, isProduction || Boolean(process.env.CI), parts)
})
