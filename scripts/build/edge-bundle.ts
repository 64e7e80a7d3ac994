import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build, type Plugin, type Rolldown } from 'vite'
import { ROOT } from '#scripts/base/page-names.ts'
import { createDefines, loadSiteConfig } from '#scripts/base/site-config.ts'
import type { RouteName } from '#shared/routes.ts'
import { BUNDLED } from './aliases.ts'
import { dropDescriptions } from './drop-descriptions.ts'
import { takeOverScript } from './head-scripts.ts'

/** What the edge has to know of one page's files, besides its component. */
export interface PageFiles {
  /** `'sha256-…'` of its own script. The policy of a page of another build names another one. */
  script: string
  /** All its styles. */
  css: string
}

export type PageFilesByRoute = { [name in RouteName]?: PageFiles }

const RENDERING_FOLDER = `${ROOT}scripts/edge/rendering/`
const ENTRY = '\0virtual:edge'

/** The worker with the components of the share pages. */
function createEntryPlugin(files: PageFilesByRoute, isTest: boolean): Plugin {
  const rows = Object.entries(files)
  const pages = rows.map(([name, file]) => `${name}: { ...${name}, ...${JSON.stringify(file)} }`)
  // Twelve digits that change with any share page's script or styles.
  const build = {
    version: (JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string }).version,
    id: hash('sha256', JSON.stringify(files)).slice(0, 12),
  }
  const formatSource = (path: string) => `from ${JSON.stringify(path)}`
  return {
    name: 'edge-entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
    load(id) {
      if (id !== ENTRY) return undefined
      return [
        `import { createWorker } ${formatSource(`${ROOT}scripts/edge/worker.ts`)}`,
        `import { createRenderer } ${formatSource(`${RENDERING_FOLDER}renderer.ts`)}`,
        ...rows.map(([name]) => `import * as ${name} ${formatSource(`${ROOT}pages/${name}/page.tsx`)}`),
        `export default createWorker({ pages: createRenderer({ ${pages.join(', ')} }), ...${JSON.stringify({ build, isTest })} })`,
      ].join('\n')
    },
  }
}

/**
 * Bundles the edge function as one ES module that Workers, Deno and Node run unchanged. Every build
 * has its own, because it renders only the pages of that build.
 * @param mode as in buildSite: `production` takes no local settings
 */
export async function bundleEdge(mode: string, files: PageFilesByRoute) {
  const site = loadSiteConfig(mode)
  // Nobody reports or tests from here: what the pages tell their report and their testers reads the
  // browser.
  const config = { ...site, REPORT_URL: '', DEBUG: '' }
  const { output } = (await build({
    ...BUNDLED,
    mode,
    base: config.ASSET_BASE,
    plugins: [createEntryPlugin(files, Boolean(site.DEBUG)), dropDescriptions],
    define: {
      ...createDefines({ ...config, TAKE_OVER: await takeOverScript() }),
      'process.env.NODE_ENV': '"production"',
    },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      write: false,
      ssr: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ENTRY,
        checks: { pluginTimings: false },
        output: { entryFileNames: 'worker.js', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}
