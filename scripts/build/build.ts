import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build, type Rolldown } from 'vite'
import { command } from '#scripts/command-line.ts'
import { bundleEdge, type DrawnFiles, EDGE_FILE } from '#scripts/edge/bundle.ts'
import { refuseExamples } from '#scripts/legal/examples.ts'
import { progress } from '#scripts/progress.ts'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import { shareProblems } from '#scripts/share/problems.ts'
import type { RouteName } from '#shared/routes.ts'
import type { ReactFlavour } from './aliases.ts'
import { checkFloor } from './check-floor.ts'
import { checkSizes, type PageSize, sizeOf } from './check-size.ts'
import { commonFiles } from './common-files.ts'
import { handOver } from './hand-over.ts'
import { type Headers, pageHeaders } from './headers.ts'
import { checkSteps, startCounting } from './idle-steps.ts'
import { writeManifest } from './manifest.ts'
import { onePage } from './one-page.ts'
import { pageGroups } from './page-groups.ts'
import { pageNames, ROOT } from './page-names.ts'
import { precompress } from './precompress.ts'
import { prerenderer } from './prerender.ts'
import { recordSizes } from './recorded-sizes.ts'
import { reportPart } from './report-part.ts'
import { siteConfig } from './site-config.ts'
import { forgetOldMaps, keepMap, keepPageMap, mapsFolder } from './source-maps.ts'
import { buildOptions } from './vite-options.ts'

interface BuildRequest {
  /** `production`: settings from the environment only; anything else: the local defaults of `.env`. */
  mode: string
  outDir: string
  /** Only these pages. */
  only?: readonly RouteName[]
  /** The library behind `react`, to prove that the pages are honest React. */
  flavour?: ReactFlavour
  /** Called as pages get ready. */
  onPages?: (done: number, all: number) => void
  /** Build for production with the project's examples in it: to look at, never to publish. */
  examples?: boolean
  /** Without sizes and without compressed twins, a fifth of the build's time: for tests that look at neither. */
  isPlain?: boolean
}

/**
 * Build the site: static files, headers of every path in `_headers.json`.
 * @returns each page's size, for checkSizes; [] of a plain one @throws Error for a share page told incompletely, for what is below the browser floor, and in production for what is still an example
 */
export async function buildSite({
  mode,
  outDir,
  only = pageNames(),
  flavour = 'compat',
  onPages = () => {},
  examples = mode !== 'production',
  isPlain = false,
}: BuildRequest): Promise<PageSize[]> {
  // Vite's dev server, which renders the first views, and a test runner set it otherwise; React's JSX would then be the one for development.
  process.env.NODE_ENV = 'production'
  startCounting()
  const config = siteConfig(mode)
  const untold = only.flatMap((name) => (SHARE_PAGES[name] ? shareProblems(name, SHARE_PAGES[name]) : []))
  if (untold.length) throw new Error(untold.join('\n'))
  onPages(0, only.length)
  if (!examples) await refuseExamples(config)
  const report = await reportPart(config)
  const maps = mapsFolder(outDir)
  const prerender = await prerenderer(mode, config)
  const headers: Record<string, Headers> = {}
  const sizes: PageSize[] = []
  const drawn: DrawnFiles = {}
  rmSync(outDir, { recursive: true, force: true })
  cpSync(`${ROOT}public`, outDir, { recursive: true })
  const put = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(`${outDir}/${path}`), { recursive: true })
    writeFileSync(`${outDir}/${path}`, content)
  }

  try {
    for (const group of pageGroups(only)) {
      const parts = group.flatMap((name) => SHARE_PAGES[name]?.parts ?? [])
      const { output } = (await build(buildOptions(group, parts, flavour, mode, config))) as Rolldown.RolldownOutput
      const moved = handOver(output.filter((file) => file.type === 'chunk'))
      for (const name of group) {
        const page = await onePage(name, output, prerender, config, report?.script)
        put(`${name}/index.html`, page.html)
        if (page.later) put(page.later.path, page.later.css)
        if (report) keepPageMap(maps, page)
        headers[`/${name}`] = pageHeaders(name, page, config)
        if (!isPlain) sizes.push(sizeOf(name, page))
        if ('drawn' in page) drawn[name] = page.drawn
      }
      for (const file of output) {
        if (file.type === 'chunk') {
          // A page's own script stands in its HTML; those of its parts have got their styles there.
          if (file.isEntry) continue
          put(file.fileName, file.code)
          if (report) keepMap(maps, file.fileName, file.map, { edits: moved.get(file.fileName) })
        } else if (!/\.(html|map)$/.test(file.fileName)) put(file.fileName, file.source)
      }
      onPages(Object.keys(headers).length, only.length)
    }
  } finally {
    await prerender.close()
  }
  if (report) {
    put(report.fileName, report.code)
    keepMap(maps, report.fileName, report.map)
    forgetOldMaps(maps, Date.now())
  }
  const common = await commonFiles(config)
  for (const [path, content] of Object.entries(common.files)) put(path, content)
  Object.assign(headers, common.headers)
  put('_headers.json', JSON.stringify(headers, null, 1))
  // Some pages alone may give a step nothing to do; the whole site never.
  if (only.length === pageNames().length) checkSteps()
  checkFloor(outDir)
  // Only Preact's pages can be taken over as the edge draws them.
  put(EDGE_FILE, await bundleEdge(mode, flavour === 'compat' ? drawn : {}))
  if (!isPlain) precompress(outDir)
  writeManifest(outDir, config)
  return sizes
}

const HELP = `用法：npm run build -- [选项]

构建站点，打印每个页面的大小；超出预算就失败。

选项
  --mode 名    production 只读环境变量和 .env.production；其他都用 .env 的本地默认值（默认 site）
  --out 目录   写到哪里（默认 dist/）
  --examples   正式构建里允许留着示例（公司、日期、SDK、二维码），只供查看，不要发布
  --record     把现在的大小记下来（有意的增长，仍在预算之内）
  --help       显示这段说明
`

if (import.meta.main) {
  const options = {
    mode: { type: 'string', default: 'site' },
    out: { type: 'string', default: `${ROOT}dist` },
    examples: { type: 'boolean' },
    record: { type: 'boolean' },
  } as const
  await command(HELP, options, async ({ mode, out, examples, record }) => {
    const sizes = await buildSite({ mode, outDir: out, examples, onPages: progress('构建页面') })
    if (record) recordSizes(sizes)
    checkSizes(sizes)
  })
}
