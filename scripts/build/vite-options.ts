import type { InlineConfig, Plugin } from 'vite'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import type { RouteName } from '#shared/routes.ts'
import { aliases, JSX, type ReactFlavour } from './aliases.ts'
import { chunkGroups } from './chunks.ts'
import { did, step } from './idle-steps.ts'
import { lowerKy } from './lower-ky.ts'
import { packScript } from './pack-script.ts'
import { ROOT } from './page-names.ts'
import { pages } from './pages-plugin.ts'
import { plotLocale } from './plot-locale.ts'
import { routeHtml } from './route-html.ts'
import { shortClasses } from './short-classes.ts'
import { configDefines, type SiteConfig } from './site-config.ts'
import { stylesHash } from './styles-hash.ts'

/** The oldest engines the pages are made for: iOS 15.4 and Chromium 90 web views (design floor). */
export const FLOOR = ['ios15.4', 'chrome90']

const EMPTY = '\0no-css'
const STYLESHEET = step('leave the stylesheet out of scripts')
const HELPER = step("leave Vite's preload helper out")

/** In a build the stylesheet is compiled once per page (page-css.ts) and stands in the HTML; the import leaves nothing. */
const withoutBaseCss: Plugin = {
  name: 'without-base-css',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('shared/ui/styles/base.css') ? EMPTY : undefined),
  load(id) {
    if (id !== EMPTY) return undefined
    did(STYLESHEET, 1)
    return ''
  },
}

const PRELOAD_HELPER = '\0vite/preload-helper.js'

/**
 * Vite's helper around `import()` fetches styles and preloads, of which a page has none: 1.2 KB less in every first bundle. It also reads
 * `import.meta`, which a script in the HTML has not (inline-entry.ts).
 */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load(id) {
    if (id !== PRELOAD_HELPER) return undefined
    did(HELPER, 1)
    return 'export const __vitePreload = (load) => load()'
  },
}

/** What every browser has: questions whether it is there are for prerendering in Node, and cost each first script 40 bytes. */
const IN_BROWSER = {
  ...Object.fromEntries(['document', 'location', 'navigator', 'window'].map((name) => [`typeof ${name}`, '"object"'])),
  'typeof requestAnimationFrame': '"function"',
}

/**
 * Vite's options for one group of pages that may share chunks.
 * @param parts of a page that is built alone: files its first render asks for (shared/api/share-page.ts)
 */
export function buildOptions(
  names: readonly RouteName[],
  parts: readonly string[],
  flavour: ReactFlavour,
  mode: string,
  config: SiteConfig,
): InlineConfig {
  return {
    root: ROOT,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    mode,
    base: config.ASSET_BASE,
    publicDir: false,
    plugins: [
      withoutBaseCss,
      lowerKy,
      plotLocale,
      withoutPreloadHelper,
      shortClasses,
      stylesHash,
      // React itself is built to prove something, never to be fetched.
      flavour === 'compat' && packScript(FLOOR, Boolean(config.REPORT_URL)),
      pages(names),
      routeHtml(config),
    ],
    define: {
      ...configDefines(config, names.length === 1 && names[0]! in SHARE_PAGES),
      ...IN_BROWSER,
      'process.env.NODE_ENV': '"production"',
    },
    resolve: { alias: aliases(flavour) },
    oxc: { jsx: JSX },
    build: {
      write: false,
      target: FLOOR,
      // For the places of errors that are reported; they never ship (source-maps.ts).
      sourcemap: config.REPORT_URL ? 'hidden' : false,
      // No preload helper (0.6 KB) in every bundle: finish-page.ts writes the links that are worth it.
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        // On a busy machine it remarks how long plugins take, between the lines that people read.
        checks: { pluginTimings: false },
        // preact/compat lacks some exports of React (aliases.ts): a page that imports one must not build.
        onLog(level, log, print) {
          if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
          print(level, log)
        },
        // A setting is one text in the chunk that reads it, not a variable of the first bundle.
        optimization: { inlineConst: true },
        // Fields as plain assignments: the exact form needs helpers (0.4 KB) below Safari 16, and no class here tells the difference.
        transform: { assumptions: { setPublicClassFields: true } },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          codeSplitting: { groups: chunkGroups(names, parts) },
        },
      },
    },
  }
}
