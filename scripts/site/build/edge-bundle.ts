import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build, type Plugin, type Rolldown } from 'vite'
import { ROOT } from '#scripts/base/page-names.ts'
import { configDefines, siteConfig } from '#scripts/base/site-config.ts'
import type { RouteName } from '#shared/routes.ts'
import { BUNDLED } from './aliases.ts'
import { dropDescriptions } from './drop-descriptions.ts'
import { takeOverScript } from './head-scripts.ts'

/** What the edge has to know of one page's files, besides its component. */
export interface DrawnFile {
  /** `'sha256-…'` of its own script. The policy of a page of another build names another one. */
  script: string
  /** All its styles. */
  css: string
}

export type DrawnFiles = { [name in RouteName]?: DrawnFile }

const DRAWING = `${ROOT}scripts/site/edge/drawing/`
/** Modules that have another form where there is no document, no service to ask and one address per opening. */
const REPLACED: Record<string, string> = {
  'shared/api/first-request.ts': `${DRAWING}first-request.ts`,
  'shared/api/request.ts': `${DRAWING}no-request.ts`,
  'shared/app/page/page-title.ts': `${DRAWING}page-title.ts`,
}
/** Parts that a tap or an effect asks for, never a first render. */
const IN_BROWSERS_ONLY = [
  'shared/app/column/join.tsx',
  'shared/app/open-app/flow.ts',
  'shared/app/wechat/kit.ts',
  'shared/ui/overlays/toast.tsx',
  'pages/groupInfoShare/later.tsx',
]
const ENTRY = '\0virtual:edge'

/** The worker with the components of the share pages. */
function entryOf(files: DrawnFiles, isTest: boolean): Plugin {
  const rows = Object.entries(files)
  const pages = rows.map(([name, file]) => `${name}: { Page: ${name}, ...${JSON.stringify(file)} }`)
  // Twelve digits that change with any share page's script or styles.
  const build = {
    version: (JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { version: string }).version,
    id: hash('sha256', JSON.stringify(files)).slice(0, 12),
  }
  const from = (path: string) => `from ${JSON.stringify(path)}`
  return {
    name: 'edge-entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
    load(id) {
      const path = id.startsWith(ROOT) ? id.slice(ROOT.length) : ''
      if (REPLACED[path]) return `export * ${from(REPLACED[path])}`
      if (IN_BROWSERS_ONLY.includes(path)) return 'export {}'
      if (id !== ENTRY) return undefined
      return [
        `import { createWorker } ${from(`${ROOT}scripts/site/edge/worker.ts`)}`,
        `import { drawing } ${from(`${DRAWING}drawing.ts`)}`,
        ...rows.map(([name]) => `import { Page as ${name} } ${from(`${ROOT}pages/${name}/page.tsx`)}`),
        `export default createWorker({ pages: drawing({ ${pages.join(', ')} }), ...${JSON.stringify({ build, isTest })} })`,
      ].join('\n')
    },
  }
}

/**
 * The edge function as one ES module with everything inside: what Workers, Deno and Node run unchanged. Part of every build,
 * because it draws that build's pages and no other's.
 * @param mode as in buildSite: `production` takes no local settings
 */
export async function bundleEdge(mode: string, files: DrawnFiles) {
  const site = siteConfig(mode)
  // Nobody reports or tests from here: what the pages tell their report and their testers reads the browser.
  const config = { ...site, REPORT_URL: '', DEBUG: '' }
  const { output } = (await build({
    ...BUNDLED,
    mode,
    base: config.ASSET_BASE,
    plugins: [entryOf(files, Boolean(site.DEBUG)), dropDescriptions],
    define: {
      ...configDefines({ ...config, TAKE_OVER: await takeOverScript() }),
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
        // The address of the opening that is being drawn, in place of the browser's.
        transform: { inject: { location: [`${DRAWING}place.ts`, 'location'] } },
        output: { entryFileNames: 'worker.js', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}
