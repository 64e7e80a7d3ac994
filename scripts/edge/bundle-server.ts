import { writeFileSync } from 'node:fs'
import { build, type Plugin, type Rolldown } from 'vite'
import { ROOT } from '#scripts/base/root.ts'
import { BUNDLED } from '#scripts/build/aliases.ts'
import { readRenderer } from './card-files.ts'

const ENTRY = '\0virtual:edge-server'
const FOLDER = `${ROOT}scripts/edge/`

/** Server and drawing thread are the same file, which holds the renderer too. */
const inOneFile: Plugin = {
  name: 'edge-server',
  enforce: 'pre',
  resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
  load(id) {
    if (id === `${FOLDER}card-files.ts`)
      return `export const THREAD = new URL(import.meta.url)
export const readRenderer = () => Buffer.from('${Buffer.from(readRenderer()).toString('base64')}', 'base64')`
    if (id !== ENTRY) return undefined
    return `import { isMainThread } from 'node:worker_threads'
import '${FOLDER}render-thread.ts'
import { runEdge } from '${FOLDER}server.ts'
if (isMainThread) await runEdge()`
  },
}

/**
 * Write the edge's server as one ES module for Node, which needs nothing of this project but a
 * release.
 */
export async function bundleServer(file: string): Promise<void> {
  const { output } = (await build({
    ...BUNDLED,
    plugins: [inOneFile],
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: true,
      target: 'node24',
      rolldownOptions: { input: ENTRY, checks: { pluginTimings: false }, output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  writeFileSync(file, output[0].code)
}
