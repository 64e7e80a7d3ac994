import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build, type Rolldown } from 'vite'
import { command } from '#scripts/command-line.ts'
import { exampleNames } from '#scripts/legal/documents.ts'
import { legalFiles, withAgreement, withoutScriptNote } from '#scripts/legal/site.ts'
import type { RouteName } from '#shared/routes.ts'
import type { ReactFlavour } from './aliases.ts'
import { checkFloor } from './check-floor.ts'
import { checkSizes, type PageSize, sizeOf } from './check-size.ts'
import { connections } from './connections.ts'
import { finishedHtml } from './finish-page.ts'
import { firstCalls, headScript } from './head-script.ts'
import { assetHeaders, cdnHeaders, type Headers, pageHeaders } from './headers.ts'
import { checkSteps, startCounting } from './idle-steps.ts'
import { inlineEntry } from './inline-entry.ts'
import { notFoundPage } from './not-found.ts'
import { pageGraph, pageHtml } from './page-graph.ts'
import { pageGroups } from './page-groups.ts'
import { pageNames, ROOT, routeOf } from './page-names.ts'
import { pageStyles } from './page-styles.ts'
import { PAGE_TURN_CSS } from './page-turn.ts'
import { precompress } from './precompress.ts'
import { type Prerenderer, prerenderer } from './prerender.ts'
import { recordSizes } from './recorded-sizes.ts'
import { type SiteConfig, siteConfig } from './site-config.ts'
import { buildOptions } from './vite-options.ts'

interface BuildRequest {
  /** `production`: settings from the environment only; anything else: the local defaults of `.env`. */
  mode: string
  outDir: string
  /** Only these pages. */
  only?: readonly RouteName[]
  /** The library behind `react`, to prove that the pages are honest React. */
  flavour?: ReactFlavour
}

/**
 * Build the site: static files, headers of every path in `_headers.json`.
 * @returns each page's size, for checkSizes @throws Error for what is below the browser floor
 */
export async function buildSite({
  mode,
  outDir,
  only = pageNames(),
  flavour = 'compat',
}: BuildRequest): Promise<PageSize[]> {
  // Vite's dev server, which renders the first views, and a test runner set it otherwise; React's JSX would then be the one for development.
  process.env.NODE_ENV = 'production'
  startCounting()
  const config = siteConfig(mode)
  const prerender = await prerenderer(mode, config)
  const headers: Record<string, Headers> = {}
  const sizes: PageSize[] = []
  rmSync(outDir, { recursive: true, force: true })
  cpSync(`${ROOT}public`, outDir, { recursive: true })
  const put = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(`${outDir}/${path}`), { recursive: true })
    writeFileSync(`${outDir}/${path}`, content)
  }

  try {
    for (const group of pageGroups(only)) {
      const parts = (await Promise.all(group.map((name) => firstCalls(name, prerender)))).flatMap(
        (first) => first?.parts ?? [],
      )
      const { output } = (await build(buildOptions(group, parts, flavour, mode, config))) as Rolldown.RolldownOutput
      for (const file of output) {
        if (file.type === 'chunk') put(file.fileName, file.code)
        else if (!file.fileName.endsWith('.html')) put(file.fileName, file.source)
      }
      for (const name of group) {
        const page = await finish(name, output, prerender, config)
        put(`${name}/index.html`, page.html)
        if (page.later) put(page.later.path, page.later.css)
        // Nothing imports the entry's file when there is nothing to hand out.
        if (page.inline.stub) put(page.graph.entry.fileName, page.inline.stub)
        else rmSync(`${outDir}/${page.graph.entry.fileName}`)
        headers[`/${name}`] = pageHeaders(name, page, config)
        sizes.push(sizeOf(name, page))
      }
    }
  } finally {
    await prerender.close()
  }
  const missing = await notFoundPage()
  put('404.html', missing.html)
  headers['/404'] = { ...pageHeaders(undefined, missing, config), 'cache-control': 'no-store' }
  const secure = config.PAGE_ORIGIN.startsWith('https:')
  headers['/assets/*'] = { ...assetHeaders('/assets/', secure), ...cdnHeaders(config) }
  headers['/share/*'] = assetHeaders('/share/', secure)
  const examples = mode === 'production' ? exampleNames() : []
  if (examples.length)
    console.warn(`法律文件里还是示例内容，发布前请改 scripts/legal/company.json：${examples.join('、')}`)
  const legal = await legalFiles(assetHeaders('/legal/', secure))
  for (const [path, content] of Object.entries(legal.files)) put(path, content)
  headers['/legal/*'] = legal.headers
  headers['/*'] = assetHeaders('/', secure)
  put('_headers.json', JSON.stringify(headers, null, 1))
  // Some pages alone may give a step nothing to do; the whole site never.
  if (only.length === pageNames().length) checkSteps()
  checkFloor(outDir)
  precompress(outDir)
  return sizes
}

/** One page's HTML with all that stands in it. @throws Error with the page's name where something is missing */
async function finish(
  name: RouteName,
  output: Rolldown.RolldownOutput['output'],
  prerender: Prerenderer,
  config: SiteConfig,
) {
  const first = await firstCalls(name, prerender)
  const graph = pageGraph(name, output, first?.parts)
  const firstView = await prerender.html(name)
  const view = name === 'file' ? await withAgreement(firstView) : firstView
  const { dark = false, access } = routeOf(name)
  const styles = await pageStyles(name, graph, view, { dark, elder: access === 'member' })
  const early = await headScript(name, graph, prerender, config.API_ORIGIN)
  styles.css += PAGE_TURN_CSS
  const inline = inlineEntry(graph.entry, config.ASSET_BASE)
  const links = connections(config, view.includes(`src="${config.ASSET_BASE}`))
  try {
    const page = finishedHtml({
      html: pageHtml(name, output),
      graph,
      base: config.ASSET_BASE,
      styles,
      view,
      early,
      connections: links,
      inline: inline.script,
    })
    const html = name === 'file' ? withoutScriptNote(page.html) : page.html
    return { graph, later: styles.later, inline, ...page, html }
  } catch (error) {
    throw new Error(`pages/${name}: ${(error as Error).message}`)
  }
}

const HELP = `用法：npm run build -- [选项]

构建站点，打印每个页面的大小；超出预算就失败。

选项
  --mode 名    production 只读环境变量和 .env.production；其他都用 .env 的本地默认值（默认 site）
  --out 目录   写到哪里（默认 dist/）
  --record     把现在的大小记下来（有意的增长，仍在预算之内）
  --help       显示这段说明
`

if (import.meta.main) {
  const options = {
    mode: { type: 'string', default: 'site' },
    out: { type: 'string', default: `${ROOT}dist` },
    record: { type: 'boolean' },
  } as const
  await command(HELP, options, async ({ mode, out, record }) => {
    const sizes = await buildSite({ mode, outDir: out })
    if (record) recordSizes(sizes)
    checkSizes(sizes)
  })
}
