import type { InlineConfig, Plugin } from 'vite'
import { FLOOR, getPageEntry } from '#scripts/base/page-names.ts'
import { createDefines, type SiteConfig } from '#scripts/base/site-config.ts'
import type { RouteName } from '#shared/routes.ts'
import { BUNDLED, getAliases, type ReactFlavour } from './aliases.ts'
import { createCodeSplitting } from './code-splitting.ts'
import { dropDescriptions } from './drop-descriptions.ts'
import { createPageScriptsPlugin } from './page-scripts.ts'

/**
 * Formatters that uPlot creates on load and never uses: the charts format labels themselves
 * (`values` of each axis).
 */
const UNUSED = {
  "new Intl.NumberFormat(domEnv ? nav.language : 'en-US')": '{ format: String }',
  'new Intl.DateTimeFormat().resolvedOptions().timeZone': "''",
}

/**
 * The first Intl objects delay a chart on slow phones, and throw where the browser's language is
 * `C`.
 */
export const chartsWithoutIntl: Plugin = {
  name: 'charts-without-intl',
  transform: {
    filter: { id: /\/node_modules\/uplot\// },
    handler(code) {
      for (const [made, instead] of Object.entries(UNUSED)) {
        if (!code.includes(made)) throw new Error(`uPlot makes this in another way now: ${made}`)
        code = code.replace(made, instead)
      }
      return { code, map: null }
    },
  },
}

/**
 * The constants of the campaign, written out: the bundler puts each into the place that reads it,
 * and no bundle holds the document that they are read from.
 */
const campaignConstants: Plugin = {
  name: 'campaign-constants',
  load: {
    filter: { id: /\/shared\/campaign\.ts$/ },
    handler: async () =>
      Object.entries(await import('#shared/campaign.ts'))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n'),
  },
}

/** Vite's options for one page. */
export function buildOptions(name: RouteName, flavour: ReactFlavour, mode: string, config: SiteConfig): InlineConfig {
  return {
    ...BUNDLED,
    mode,
    base: config.ASSET_BASE,
    plugins: [createPageScriptsPlugin(config.ASSET_BASE), campaignConstants, dropDescriptions, chartsWithoutIntl],
    define: createDefines(config),
    resolve: { alias: getAliases(flavour) },
    build: {
      write: false,
      target: FLOOR,
      // For the places of errors that are reported; they never ship (source-maps.ts).
      sourcemap: config.REPORT_URL ? 'hidden' : false,
      // No lists of files to preload at each `import()`: document.ts writes the links that are
      // worth it.
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { [name]: getPageEntry(name) },
        experimental: { nativeMagicString: true },
        // On a busy machine it remarks how long plugins take, between the lines that people read.
        // A page that shows a message first has the file that others fetch for it.
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        // preact/compat lacks some exports of React (aliases.ts): a page that imports one must not
        // build.
        onLog(level, log, print) {
          if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
          print(level, log)
        },
        // A setting is one text in the chunk that reads it, not a variable of the first bundle.
        optimization: { inlineConst: true },
        // Class fields become plain assignments: exact semantics need helpers (0.4 KB) below Safari
        // 16, and no class depends on them.
        transform: { assumptions: { setPublicClassFields: true } },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          codeSplitting: createCodeSplitting(name),
        },
      },
    },
  }
}
