import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build, type Rolldown } from 'vite'
import { getPageNames, ROOT } from '#scripts/base/page-names.ts'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { checkCampaign } from '#scripts/legal/campaign/check.ts'
import { assertNoExamples } from '#scripts/legal/examples.ts'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import { shareProblems } from '#scripts/share/problems.ts'
import type { RouteName } from '#shared/routes.ts'
import type { ReactFlavour } from './aliases.ts'
import { buildPage } from './build-page.ts'
import { checkFloor } from './check-floor.ts'
import { measurePage, type PageSize, writeCompressedFiles } from './check-size.ts'
import { buildCommonFiles } from './common-files.ts'
import { buildDebugTools, reportPart } from './common-scripts.ts'
import { bundleEdge, type PageFilesByRoute } from './edge-bundle.ts'
import { createPageHeaders, type Headers } from './headers.ts'
import { EDGE_FILE, writeManifest } from './manifest.ts'
import { isEntryInlined } from './page-scripts.ts'
import { createPrerenderer } from './prerender.ts'
import { forgetOldMaps, getMapsFolder, keepMap, keepPageMap } from './source-maps.ts'
import { buildOptions } from './vite-options.ts'

interface BuildRequest {
  /** `production`: settings from the environment only; otherwise `.env` provides local defaults. */
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
  /**
   * Without sizes and without compressed twins, a fifth of the build's time: for tests that look at
   * neither.
   */
  isPlain?: boolean
}

/**
 * Builds the site: static files, and the headers of every path in `_headers.json`.
 * @returns the size of each page, for checkSizes; [] for a plain build
 */
export async function buildSite({
  mode,
  outDir,
  only = getPageNames(),
  flavour = 'compat',
  onPages = () => {},
  examples = mode !== 'production',
  isPlain = false,
}: BuildRequest): Promise<PageSize[]> {
  // Vite's dev server, which renders the first views, and a test runner set it otherwise; React's
  // JSX would then be the one for development.
  process.env.NODE_ENV = 'production'
  const config = loadSiteConfig(mode)
  const untold = only.flatMap((name) => (SHARE_PAGES[name] ? shareProblems(name, SHARE_PAGES[name]) : []))
  if (untold.length) throw new Error(untold.join('\n'))
  checkCampaign()
  onPages(0, only.length)
  if (!examples) await assertNoExamples(config)
  const report = await reportPart(config)
  const debug = await buildDebugTools(config)
  const maps = getMapsFolder(outDir)
  const prerender = await createPrerenderer(mode, config)
  const headers: Record<string, Headers> = {}
  const sizes: PageSize[] = []
  const rendered: PageFilesByRoute = {}
  // A folder that is being served stays as it is until the next build is whole: its pages fit their
  // own policies only.
  const next = `${outDir}.next`
  rmSync(next, { recursive: true, force: true })
  cpSync(`${ROOT}public`, next, { recursive: true })
  const writeOutput = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(`${next}/${path}`), { recursive: true })
    writeFileSync(`${next}/${path}`, content)
  }

  try {
    for (const name of only) {
      const { output } = (await build(buildOptions(name, flavour, mode, config))) as Rolldown.RolldownOutput
      const page = await buildPage(name, output, { config, prerender, report, debug })
      writeOutput(`${name}/index.html`, page.html)
      if (page.later) writeOutput(page.later.path, page.later.css)
      headers[`/${name}`] = createPageHeaders(name, page, config)
      if (!isPlain) sizes.push(measurePage(name, page))
      if ('drawn' in page) rendered[name] = page.drawn
      if (report && isEntryInlined(name)) keepPageMap(maps, page)
      for (const file of output) {
        if (file.type === 'chunk' ? file.isEntry && isEntryInlined(name) : file.fileName.endsWith('.map')) continue
        writeOutput(file.fileName, file.type === 'chunk' ? file.code : file.source)
        if (report && file.type === 'chunk') keepMap(maps, file.fileName, file.map)
      }
      onPages(Object.keys(headers).length, only.length)
    }
  } finally {
    await prerender.close()
  }
  if (report) {
    writeOutput(report.fileName, report.code)
    keepMap(maps, report.fileName, report.map)
    forgetOldMaps(maps, Date.now())
  }
  const common = await buildCommonFiles(config)
  for (const [path, content] of Object.entries({ ...debug?.files, ...common.files })) writeOutput(path, content)
  Object.assign(headers, common.headers)
  writeOutput('_headers.json', JSON.stringify(headers, null, 1))
  checkFloor(next)
  // Only Preact's pages can be taken over as the edge draws them.
  writeOutput(EDGE_FILE, await bundleEdge(mode, flavour === 'compat' ? rendered : {}))
  if (!isPlain) writeCompressedFiles(next)
  writeManifest(next, config)
  rmSync(outDir, { recursive: true, force: true })
  renameSync(next, outDir)
  return sizes
}
