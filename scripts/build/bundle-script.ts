import { build, type Rolldown } from 'vite'
import { FLOOR, ROOT } from '#scripts/base/page-names.ts'
import { createDefines } from '#scripts/base/site-config.ts'
import { BUNDLED } from './aliases.ts'

interface Script {
  /** Its first module, from the project's root. */
  file: string
  /** Constants that it reads. */
  settings?: Partial<ImportMetaEnv>
  /** Addresses that are imported unchanged. */
  external?: string[]
  /**
   * Name in the site, with `[hash]`. Without it the script is inlined in the HTML and leaves no
   * globals.
   */
  fileName?: string
}

const cached = new Map<string, Promise<Rolldown.OutputChunk>>()

/**
 * A script of its own, whatever it imports inside, for the oldest engines. The same request is
 * bundled once.
 */
export function bundleScript(script: Script): Promise<Rolldown.OutputChunk> {
  const key = JSON.stringify(script)
  const bundled = cached.get(key) ?? bundleEntry(script)
  cached.set(key, bundled)
  return bundled
}

/**
 * Printed with plain quotes: the shortest form writes texts as templates, which engines of 2009
 * cannot read.
 */
const FOR_2009 = { compress: true, mangle: true, codegen: false }

async function bundleEntry({ file, settings = {}, external, fileName }: Script): Promise<Rolldown.OutputChunk> {
  const isBoot = file === 'shared/head/boot.ts'
  const { output } = (await build({
    ...BUNDLED,
    define: createDefines(settings),
    build: {
      write: false,
      target: FLOOR,
      sourcemap: fileName ? 'hidden' : false,
      minify: Boolean(fileName),
      rolldownOptions: {
        input: ROOT + file,
        external,
        // The console of testers lets them run what they type.
        checks: { eval: false },
        output: fileName
          ? { entryFileNames: fileName }
          : { format: 'iife', comments: false, minify: isBoot ? FOR_2009 : true },
      },
    },
  })) as Rolldown.RolldownOutput
  const [script] = output
  return isBoot ? { ...script, code: script.code.replace(/^\s*(\/\/.*)?|\n/gm, '') } : script
}
