import { build, type Rolldown } from 'vite'
import { ROOT } from '#scripts/build/page-names.ts'
import { configDefines, siteConfig } from '#scripts/build/site-config.ts'

/**
 * The edge function as one ES module with everything inside: what Workers, Deno and Node run unchanged.
 * @param mode as in buildSite: `production` takes its settings from the environment only
 */
export async function bundleEdge(mode: string): Promise<string> {
  const { output } = (await build({
    root: ROOT,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    mode,
    publicDir: false,
    define: configDefines(siteConfig(mode)),
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      write: false,
      ssr: `${ROOT}scripts/edge/worker.ts`,
      target: 'es2022',
      rolldownOptions: { output: { entryFileNames: 'worker.js', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}
