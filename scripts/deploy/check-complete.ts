import { existsSync, readFileSync } from 'node:fs'
import { getPageNames } from '#scripts/base/page-names.ts'
import { computeHash, listFiles, MANIFEST, type Manifest } from '#scripts/build/manifest.ts'
import { assertAllPages, readHostRules } from '#scripts/host/host-rules.ts'
import { findBuiltExamples } from '#scripts/legal/examples.ts'

/** Path of the nginx rules inside a release; hosts do not serve names that begin with `_`. */
export const NGINX_FILE = '_nginx.conf'

/** Files that `deploy` itself adds to a build. */
const HOST_FILES: ReadonlySet<string> = new Set([MANIFEST, '_headers', '_redirects', NGINX_FILE])

/** @throws Error in Chinese when the folder holds no finished build */
export function readManifest(dist: string): Manifest {
  try {
    return JSON.parse(readFileSync(`${dist}/${MANIFEST}`, 'utf8'))
  } catch {
    throw new Error(`${dist} 里没有完整的构建（缺 ${MANIFEST}）：请先运行 npm run build`)
  }
}

/**
 * Whether a build is fit to be published: its files are those that the build wrote, no more, no
 * less, byte for byte; its headers are nothing that a host would execute.
 * @throws Error in Chinese with everything that is wrong
 */
export function checkComplete(dist: string): Manifest {
  const manifest = readManifest(dist)
  const extra = listFiles(dist)
    .filter(({ path, entry }) => !(entry.isFile() && (path in manifest.files || HOST_FILES.has(path))))
    .map(({ path }) => `${path}：不是这次构建的文件`)
  const missing = Object.keys(readHostRules(dist).pages).filter((page) => !existsSync(`${dist}${page}/index.html`))
  const wrong = [...findWrongFiles(manifest, dist), ...extra, ...missing.map((page) => `${page}：缺少页面`)]
  if (wrong.length) throw new Error(`构建不完整，什么都没有写：\n${wrong.join('\n')}`)
  return manifest
}

const findWrongFiles = ({ files }: Manifest, dist: string): string[] =>
  Object.entries(files).flatMap(([path, hash]) => {
    if (!existsSync(`${dist}/${path}`)) return [`${path}：缺少`]
    return computeHash(readFileSync(`${dist}/${path}`)) === hash ? [] : [`${path}：与构建时不同`]
  })

/**
 * Rejects a local build: it has local addresses, examples or missing pages.
 * @throws Error in Chinese that names them
 */
export async function rejectLocalBuild(dist: string): Promise<void> {
  const { local } = readManifest(dist)
  if (local.length) {
    throw new Error(
      `这是给本机的构建（${local.join('、')}），什么都没有写。正式构建：npm run build -- --mode production；确实要用就加 --allow-local`,
    )
  }
  const examples = await findBuiltExamples(dist)
  if (examples.length)
    throw new Error(`构建里还有示例（${examples.join('、')}），什么都没有写。只想试试就加 --allow-local`)
  assertAllPages(readHostRules(dist), getPageNames())
}
