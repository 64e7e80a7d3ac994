import { existsSync, readFileSync } from 'node:fs'
import { pageNames } from '#scripts/base/page-names.ts'
import { filesIn, hashOf, MANIFEST, type Manifest } from '#scripts/site/build/manifest.ts'
import { refusePart, rulesOf } from '#scripts/site/host/host-rules.ts'
import { examplesOf } from '#scripts/site/legal/examples.ts'

/** Where the nginx rules of a release stand, inside it; hosts do not serve what begins with `_`. */
export const NGINX_FILE = '_nginx.conf'

/** What `deploy` itself writes beside the files of a build. */
const HOST_FILES: ReadonlySet<string> = new Set([MANIFEST, '_headers', '_redirects', NGINX_FILE])

/** @throws Error in Chinese when the folder holds no finished build */
export function manifestOf(dist: string): Manifest {
  try {
    return JSON.parse(readFileSync(`${dist}/${MANIFEST}`, 'utf8'))
  } catch {
    throw new Error(`${dist} 里没有完整的构建（缺 ${MANIFEST}）：请先运行 npm run build`)
  }
}

/**
 * Whether a build is fit to be published: its files are those that the build wrote, no more, no less, byte for byte;
 * none of them is a source map; its headers are nothing that a host would execute.
 * @throws Error in Chinese with everything that is wrong
 */
export function checkComplete(dist: string): Manifest {
  const manifest = manifestOf(dist)
  const extra = filesIn(dist)
    .filter(({ path, entry }) => !(entry.isFile() && (path in manifest.files || HOST_FILES.has(path))))
    .map(({ path }) => `${path}：不是这次构建的文件`)
  const maps = Object.keys(manifest.files).filter((path) => holdsMap(path, `${dist}/${path}`))
  stopAt([
    ...maps.map((path) => `${path}：源码映射不能发布`),
    ...wrongFiles(manifest, (path) => `${dist}/${path}`),
    ...extra,
  ])
  stopAt(
    Object.keys(rulesOf(dist).pages).flatMap((page) =>
      existsSync(`${dist}${page}/index.html`) ? [] : [`${page}：缺少页面`],
    ),
  )
  return manifest
}

/** A source map, or a script that names one: with it anybody would read the sources. The build keeps its maps beside it (scripts/site/build/source-maps.ts). */
const holdsMap = (path: string, file: string): boolean =>
  /\.map(\.(br|gz))?$/.test(path) ||
  (/\.(js|css|html)$/.test(path) && existsSync(file) && readFileSync(file, 'utf8').includes('sourceMappingURL='))

function stopAt(wrong: readonly string[]) {
  if (wrong.length) throw new Error(`构建不完整，什么都没有写：\n${wrong.join('\n')}`)
}

/** Files of a build that are missing or not as the build wrote them. @param placeOf where each lies now */
export const wrongFiles = ({ files }: Manifest, placeOf: (path: string) => string): string[] =>
  Object.entries(files).flatMap(([path, hash]) => {
    const place = placeOf(path)
    if (!existsSync(place)) return [`${path}：缺少`]
    return hashOf(readFileSync(place)) === hash ? [] : [`${path}：与构建时不同`]
  })

/** A build for trying out names addresses that no visitor reaches, holds the project's examples, or lacks pages. @throws Error in Chinese that names them */
export async function refuseTrial(dist: string): Promise<void> {
  const { local } = manifestOf(dist)
  if (local.length) {
    throw new Error(
      `这是给本机的构建（${local.join('、')}），什么都没有写。正式构建：npm run build -- --mode production；确实要用就加 --allow-local`,
    )
  }
  const examples = await examplesOf(dist)
  if (examples.length)
    throw new Error(`构建里还有示例（${examples.join('、')}），什么都没有写。只想试试就加 --allow-local`)
  refusePart(rulesOf(dist), pageNames())
}
