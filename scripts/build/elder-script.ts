import { build, type Rollup } from 'vite'
import { aliases } from './aliases.ts'
import { ROOT } from './page-names.ts'
import { FLOOR } from './vite-options.ts'

let script: Promise<string> | undefined

/** shared/core/elder/elder-early.ts and all it needs, as one small script for the <head> of member pages. */
export const elderScript = (): Promise<string> => {
  script ??= bundled()
  return script
}

async function bundled(): Promise<string> {
  const { output } = (await build({
    root: ROOT,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: aliases() },
    build: {
      write: false,
      target: FLOOR,
      rolldownOptions: { input: `${ROOT}shared/core/elder/elder-early.ts`, output: { format: 'iife' } },
    },
  })) as Rollup.RollupOutput
  return output[0].code.trim()
}
