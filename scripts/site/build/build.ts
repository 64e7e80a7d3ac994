import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build, type Rolldown } from 'vite'
import { pageNames, ROOT } from '#scripts/base/page-names.ts'
import { siteConfig } from '#scripts/base/site-config.ts'
import { checkCampaign } from '#scripts/site/legal/campaign/check.ts'
import { refuseExamples } from '#scripts/site/legal/examples.ts'
import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import { shareProblems } from '#scripts/site/share/problems.ts'
import type { RouteName } from '#shared/routes.ts'
import type { ReactFlavour } from './aliases.ts'
import { checkFloor } from './check-floor.ts'
import { type PageSize, precompress, sizeOf } from './check-size.ts'
import { commonFiles } from './common-files.ts'
import { debugPart, reportPart } from './common-scripts.ts'
import { bundleEdge, type DrawnFiles } from './edge-bundle.ts'
import { type Headers, pageHeaders } from './headers.ts'
import { EDGE_FILE, writeManifest } from './manifest.ts'
import { onePage } from './one-page.ts'
import { standsInHtml } from './page-scripts.ts'
import { prerenderer } from './prerender.ts'
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

/** Build the site: static files, headers of every path in `_headers.json`. @returns each page's size, for checkSizes; [] of a plain one */
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
  const config = siteConfig(mode)
  const untold = only.flatMap((name) => (SHARE_PAGES[name] ? shareProblems(name, SHARE_PAGES[name]) : []))
  if (untold.length) throw new Error(untold.join('\n'))
  checkCampaign()
  onPages(0, only.length)
  if (!examples) await refuseExamples(config)
  const report = await reportPart(config)
  const debug = await debugPart(config)
  const maps = mapsFolder(outDir)
  const prerender = await prerenderer(mode, config)
  const headers: Record<string, Headers> = {}
  const sizes: PageSize[] = []
  const drawn: DrawnFiles = {}
  // A folder that is being served stays as it is until the next build is whole: its pages fit their own policies only.
  const next = `${outDir}.next`
  rmSync(next, { recursive: true, force: true })
  cpSync(`${ROOT}public`, next, { recursive: true })
  const put = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(`${next}/${path}`), { recursive: true })
    writeFileSync(`${next}/${path}`, content)
  }

  try {
    for (const name of only) {
      const { output } = (await build(buildOptions(name, flavour, mode, config))) as Rolldown.RolldownOutput
      const page = await onePage(name, output, { config, prerender, report, debug })
      put(`${name}/index.html`, page.html)
      if (page.later) put(page.later.path, page.later.css)
      headers[`/${name}`] = pageHeaders(name, page, config)
      if (!isPlain) sizes.push(sizeOf(name, page))
      if ('drawn' in page) drawn[name] = page.drawn
      if (report && standsInHtml(name)) keepPageMap(maps, page)
      for (const file of output) {
        if (file.type === 'chunk' ? file.isEntry && standsInHtml(name) : file.fileName.endsWith('.map')) continue
        put(file.fileName, file.type === 'chunk' ? file.code : file.source)
        if (report && file.type === 'chunk') keepMap(maps, file.fileName, file.map)
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
  for (const [path, content] of Object.entries({ ...debug?.files, ...common.files })) put(path, content)
  Object.assign(headers, common.headers)
  put('_headers.json', JSON.stringify(headers, null, 1))
  checkFloor(next)
  // Only Preact's pages can be taken over as the edge draws them.
  put(EDGE_FILE, await bundleEdge(mode, flavour === 'compat' ? drawn : {}))
  if (!isPlain) precompress(next)
  writeManifest(next, config)
  rmSync(outDir, { recursive: true, force: true })
  renameSync(next, outDir)
  return sizes
}
