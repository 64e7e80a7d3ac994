import { createHash } from 'node:crypto'
import { type Dirent, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { SiteConfig } from './site-config.ts'

/** What a build consists of. `npm run deploy` takes nothing else and compares live sites with it. */
export interface Manifest {
  /** Settings that name this machine: such a build is for trying out. */
  local: string[]
  /** `hashOf` every file by its path inside the build, this list itself apart. */
  files: Record<string, string>
}

/** Its name; hosts do not serve what begins with `_`. */
export const MANIFEST = '_manifest.json'

/** SHA-256 of a file, in base64. */
export const hashOf = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('base64')

/** Everything inside a folder that is no folder, with its path there. */
export const filesIn = (folder: string): { path: string; entry: Dirent }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ path: relative(folder, `${entry.parentPath}/${entry.name}`), entry }))

const THIS_MACHINE = /\/\/(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])(?=[:/]|$)/

/** Write down what a finished build consists of; the last step of every build. The same files give the same list. */
export function writeManifest(dist: string, config: Partial<SiteConfig>): void {
  const paths = filesIn(dist)
    .map(({ path }) => path)
    .filter((path) => path !== MANIFEST)
    .sort()
  const manifest: Manifest = {
    local: Object.entries(config).flatMap(([name, value]) => (THIS_MACHINE.test(value) ? [name] : [])),
    files: Object.fromEntries(paths.map((path) => [path, hashOf(readFileSync(`${dist}/${path}`))])),
  }
  writeFileSync(`${dist}/${MANIFEST}`, `${JSON.stringify(manifest, null, 1)}\n`)
}
