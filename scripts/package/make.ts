import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import JSZip from 'jszip'
import { getRoute } from '#scripts/base/page-names.ts'
import type { Headers } from '#scripts/build/headers.ts'
import { computeHash, type Manifest } from '#scripts/build/manifest.ts'
import { releaseId } from '#scripts/deploy/release.ts'
import { type HostRules, readHostRules } from '#scripts/host/host-rules.ts'
import { typeOf } from '#scripts/host/static-site.ts'
import { escapeHtml } from '#shared/format/escape-html.ts'
import type { RouteName } from '#shared/routes.ts'

interface PackagedFile {
  /** In the zip, below `files/`. */
  path: string
  /** The absolute URL of the file, without query: `https://h5.example.com/bodyFatScale`. */
  url: string
  /** `content-type`. */
  type: string
  /** All other headers, as the site sends them; a page is `no-cache`. */
  headers: Headers
  /** Base64. */
  sha256: string
  /** Bytes. */
  size: number
}

interface PackagedPage {
  /** Path of its HTML. */
  file: string
  /** Its content security policy, as in the headers of the file. */
  policy: string
  /**
   * Tags to insert after `<head>` where the app cannot send headers; header-only directives are
   * missing.
   */
  head: string
}

/** `manifest.json` of a package. */
export interface PackageManifest {
  format: 1
  /** Whole number; a later package has a higher one. */
  version: number
  /** Id of the release that it was made from (`npm run deploy`). */
  build: string
  /** Origin of the pages. */
  origin: string
  /** By path, such as `/bodyFatScale`. */
  pages: Record<string, PackagedPage>
  files: PackagedFile[]
}

interface PackageRequest {
  /** The folder of a whole build. */
  dist: string
  /** What that build consists of. */
  build: Manifest
  version: number
  key: KeyObject
}

/** The version of a package that names none: UTC to the minute, `202611231605`. */
export const createVersion = (now: Date): number => Number(now.toISOString().replace(/\D/g, '').slice(0, 12))

/**
 * The member pages of a build with all their files as a signed zip; the same request gives the same
 * bytes.
 * @throws Error in Chinese where the build has no member page, or does not name its origin
 */
export async function makePackage({ dist, build, version, key }: PackageRequest): Promise<Uint8Array> {
  const { site } = build
  if (!site) throw new Error('构建里没有页面的地址（PAGE_ORIGIN）：请重新构建')
  const rules = readHostRules(dist)
  const pages = Object.keys(rules.pages).filter((page) => getRoute(page.slice(1) as RouteName).access === 'member')
  if (!pages.length) throw new Error('构建里没有会员页面')
  const getHtmlPath = (page: string) => `${page.slice(1)}/index.html`
  const paths = reachedFiles(dist, Object.keys(build.files), pages.map(getHtmlPath))
  const files = paths.map((path) => [path, readFileSync(`${dist}/${path}`)] as const)
  const list: PackageManifest = {
    format: 1,
    version,
    build: releaseId(dist),
    origin: site.origin,
    pages: Object.fromEntries(pages.map((page) => [page, createPageEntry(getHtmlPath(page), rules.pages[page]!)])),
    files: files.map(([path, bytes]) => createFileEntry(path, bytes, site, findHeaders(path, rules))),
  }
  const manifest = Buffer.from(`${JSON.stringify(list, null, 1)}\n`)
  const zip = new JSZip()
  // The oldest day a zip can tell: the same content gives the same bytes.
  const options = { date: new Date('1980-01-01T00:00:00Z'), createFolders: false }
  zip.file('manifest.json', manifest, options)
  zip.file('manifest.sig', signed(manifest, key), options)
  for (const [path, bytes] of files) zip.file(`files/${path}`, bytes, options)
  return zip.generateAsync({
    type: 'uint8array',
    compression: 'DEFLATE',
    compressionOptions: { level: 9 },
    platform: 'UNIX',
  })
}

const createPageEntry = (file: string, headers: Headers): PackagedPage => ({
  file,
  policy: headers['content-security-policy']!,
  head: extractHeadTags(headers),
})

/** Directives that a browser reads in a header only, and complains of in a tag. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|report-to|sandbox)\b/

/** What of a page's headers tags can say. */
export function extractHeadTags({
  'content-security-policy': policy = '',
  'referrer-policy': referrer,
}: Headers): string {
  const directives = policy.split('; ').filter((directive) => !HEADER_ONLY.test(directive))
  return [
    `<meta http-equiv="content-security-policy" content="${escapeHtml(directives.join('; '))}">`,
    ...(referrer ? [`<meta name="referrer" content="${escapeHtml(referrer)}">`] : []),
  ].join('')
}

function createFileEntry(
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
    sha256: computeHash(bytes),
    size: bytes.length,
  }
}

/**
 * As a host sends them; but a page that stayed in the browser's cache would answer in place of the
 * network.
 */
function findHeaders(path: string, { pages, folders, rest }: HostRules): Headers {
  const page = pages[`/${path.replace(/\/index\.html$/, '')}`]
  if (page) return { ...page, 'cache-control': 'no-cache' }
  const folder = Object.keys(folders).find((prefix) => `/${path}`.startsWith(prefix))
  return folder ? folders[folder]! : rest
}

/** Texts that may name other files. */
const TEXT = /\.(html|js|css|svg)$/

/**
 * All files that some pages may load: those named in their HTML and, recursively, in those files,
 * including `import()` chunks. Other pages are excluded: a link to one leaves the package.
 * @param paths all files of the build
 * @param pages paths of the pages' HTML
 */
function reachedFiles(dist: string, paths: readonly string[], pages: readonly string[]): string[] {
  const others = paths.filter((path) => !/\.(br|gz|html)$/.test(path) && !path.startsWith('_'))
  const waiting = new Map(others.map((path) => [path, mentionOf(path)]))
  const reached = [...pages]
  for (const path of reached) {
    if (!TEXT.test(path)) continue
    const text = readFileSync(`${dist}/${path}`, 'utf8')
    for (const [other, name] of waiting) {
      if (!text.includes(name)) continue
      waiting.delete(other)
      reached.push(other)
    }
  }
  return reached.sort()
}

/**
 * The text by which other files refer to a file: hashed scripts (`./x-B2x9Qe1k.js`) and the
 * campaign document's images (`x.svg`) by file name, any other file by its absolute path.
 */
const mentionOf = (path: string) => (/^(assets|campaign)\//.test(path) ? posix.basename(path) : `/${path}`)

/** The setting that holds the private key. */
const KEY_SETTING = 'PACKAGE_KEY'

/**
 * The private key from the environment: PKCS #8, as PEM or as the single line of base64 inside it.
 * @throws Error in Chinese when it is missing or not Ed25519; the message never contains the key
 */
export function privateKeyOf(text: string | undefined): KeyObject {
  if (!text?.trim()) throw new Error(`没有 ${KEY_SETTING}（Ed25519 私钥），什么都没有写：见 scripts/package/README.md`)
  const key = parsed(text.trim())
  if (key?.asymmetricKeyType !== 'ed25519') throw new Error(`${KEY_SETTING} 不是 Ed25519 私钥（PKCS#8）`)
  return key
}

function parsed(text: string): KeyObject | undefined {
  try {
    // A PEM may have come through a file of settings, where line breaks are written out.
    if (text.startsWith('-----')) return createPrivateKey(text.replaceAll('\\n', '\n'))
    return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
  } catch {
    return undefined
  }
}

/** The public key that belongs into the app: its 32 bytes, in base64. */
export const publicKeyText = (key: KeyObject): string =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x!, 'base64url').toString('base64')

/** @returns 64 bytes */
export const signed = (bytes: Uint8Array, key: KeyObject): Uint8Array => new Uint8Array(sign(null, bytes, key))
