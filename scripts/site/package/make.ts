import type { KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { routeOf } from '#scripts/base/page-names.ts'
import { bundleScript } from '#scripts/site/build/bundle-script.ts'
import type { Headers } from '#scripts/site/build/headers.ts'
import { hashOf, type Manifest } from '#scripts/site/build/manifest.ts'
import { releaseId } from '#scripts/site/deploy/release.ts'
import { type HostRules, rulesOf } from '#scripts/site/host/host-rules.ts'
import { typeOf } from '#scripts/site/host/static-files.ts'
import type { RouteName } from '#shared/routes.ts'
import type { Archive } from './archive.ts'
import { reachedFiles } from './files.ts'
import { manifestBytes, type PackagedFile, type PackageManifest, readManifest } from './manifest.ts'
import { CHECK_FILE, headTags, packagedHtml } from './page-html.ts'
import { signed } from './sign.ts'

interface PackageRequest {
  /** The folder of a whole build. */
  dist: string
  /** What that build consists of. */
  build: Manifest
  version: number
  key: KeyObject
  /** Where the pages lie, where it is not where the build says. */
  site?: Manifest['site']
}

/** A package of the members' pages of a build. @throws Error in Chinese where the build has none, or does not say where it lies */
export async function makePackage({ dist, build, version, key, site = build.site }: PackageRequest): Promise<Archive> {
  if (!site) throw new Error('构建里没有页面的地址（PAGE_ORIGIN）：请重新构建')
  const rules = rulesOf(dist)
  const pages = Object.keys(rules.pages).filter((page) => routeOf(page.slice(1) as RouteName).access === 'member')
  if (!pages.length) throw new Error('构建里没有会员页面')
  const html = pages.map((page) => `${page.slice(1)}/index.html`)
  const files = new Map<string, Uint8Array>([[CHECK_FILE, Buffer.from(await checkScript(version))]])
  for (const path of reachedFiles(dist, Object.keys(build.files), html)) {
    const bytes = readFileSync(`${dist}/${path}`)
    files.set(path, html.includes(path) ? Buffer.from(packagedHtml(bytes.toString())) : bytes)
  }
  const list: PackageManifest = {
    format: 1,
    version,
    build: releaseId(dist),
    origin: site.origin,
    pages: Object.fromEntries(pages.map((page, index) => [page, pageEntry(html[index]!, rules.pages[page]!)])),
    files: [...files].map(([path, bytes]) => fileEntry(path, bytes, site, headersOf(path, rules))),
  }
  const manifest = manifestBytes(list)
  return { manifest, signature: signed(manifest, key), files }
}

/** What of a package an earlier one lacks; applied to that one it gives the whole. */
export function differenceOf(archive: Archive, earlier: Archive): Archive {
  const old = new Map(readManifest(earlier.manifest).files.map(({ path, sha256 }) => [path, sha256]))
  const isNew = new Set(
    readManifest(archive.manifest).files.flatMap((file) => (old.get(file.path) === file.sha256 ? [] : file.path)),
  )
  return { ...archive, files: new Map([...archive.files].filter(([path]) => isNew.has(path))) }
}

const pageEntry = (file: string, headers: Headers) => ({
  file,
  policy: headers['content-security-policy']!,
  head: headTags(headers),
})

function fileEntry(
  path: string,
  bytes: Uint8Array,
  site: NonNullable<Manifest['site']>,
  headers: Headers,
): PackagedFile {
  const base = path.startsWith('assets/') ? new URL(site.assets, site.origin) : `${site.origin}/`
  return {
    path,
    url: new URL(path.replace(/\/index\.html$/, ''), base).href,
    type: typeOf(path),
    headers,
    sha256: hashOf(bytes),
    size: bytes.length,
  }
}

/** As a host sends them; but a page that stayed in the browser's cache would answer in place of the network. */
function headersOf(path: string, { pages, folders, rest }: HostRules): Headers {
  const page = pages[`/${path.replace(/\/index\.html$/, '')}`]
  if (page) return { ...page, 'cache-control': 'no-cache' }
  const folder = Object.keys(folders).find((prefix) => `/${path}`.startsWith(prefix))
  return folder ? folders[folder]! : rest
}

async function checkScript(version: number): Promise<string> {
  const settings = { PACKAGE_VERSION: version }
  return (await bundleScript({ file: 'shared/app/offline/main.ts', settings })).code
}
