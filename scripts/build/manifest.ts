import { hash } from 'node:crypto'
import { type Dirent, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { SiteConfig } from '#scripts/base/site-config.ts'

/**
 * Contents of a build. `npm run deploy` uploads only these files and compares live sites with the
 * list.
 */
export interface Manifest {
  /** Settings that name this machine: such a build is for trying out. */
  local: string[]
  /** Not for production: `?debug=1` opens a console. */
  isTest?: true
  /** `computeHash` of every file by its path inside the build, without this manifest. */
  files: Record<string, string>
  /**
   * Where pages and scripts are fetched from (PAGE_ORIGIN, ASSET_BASE), and where they call and
   * report to (API_ORIGIN, REPORT_URL; '' for none).
   */
  site?: { origin: string; assets: string; api: string; report: string }
  /**
   * The domain that universal links and app links live on, where the build has one
   * (UNIVERSAL_LINK).
   */
  links?: LinksDomain
}

/**
 * What the links' own domain serves (scripts/deploy/links-domain.ts); '' is a setting without
 * a value.
 */
export interface LinksDomain {
  origin: string
  /** Of the links, without slash at the end. */
  path: string
  /** The page for a phone without the app: /down of the pages. */
  downloadPage: string
  /** Team and bundle: `ABCDE12345.com.example.app`. */
  iosAppId: string
  androidPackage: string
  /** SHA-256 of the signing certificates, in hex pairs with colons, separated by blanks. */
  androidFingerprints: string
  /** The app's number in AppGallery Connect. */
  harmonyAppId: string
}

/** Its name; hosts do not serve what begins with `_`. */
export const MANIFEST = '_manifest.json'
/** The edge function of a build. */
export const EDGE_FILE = '_edge.mjs'

/** Whether a folder holds a build for testers, as its list says. */
export const isTestBuild = (dist: string): boolean =>
  existsSync(`${dist}/${MANIFEST}`) && Boolean(JSON.parse(readFileSync(`${dist}/${MANIFEST}`, 'utf8')).isTest)

/** SHA-256 of a file, in base64. */
export const computeHash = (bytes: string | Uint8Array) => hash('sha256', bytes, 'base64')

/** Everything inside a folder that is no folder, with its path there. */
export const listFiles = (folder: string): { path: string; entry: Dirent }[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ path: relative(folder, `${entry.parentPath}/${entry.name}`), entry }))

function getLinksDomain(config: Partial<SiteConfig>): LinksDomain | undefined {
  if (!config.UNIVERSAL_LINK) return undefined
  const { origin, pathname } = new URL(config.UNIVERSAL_LINK)
  return {
    origin,
    path: pathname.replace(/\/+$/, ''),
    downloadPage: new URL('/down', config.PAGE_ORIGIN).href,
    iosAppId: config.IOS_APP_ID ?? '',
    androidPackage: config.ANDROID_PACKAGE_NAME ?? '',
    androidFingerprints: config.ANDROID_FINGERPRINTS ?? '',
    harmonyAppId: config.HARMONY_APP_ID ?? '',
  }
}

const THIS_MACHINE = /\/\/(localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])(?=[:/]|$)/

/**
 * Write down what a finished build consists of; the last step of every build. The same files give
 * the same list.
 */
export function writeManifest(dist: string, config: Partial<SiteConfig>): void {
  const paths = listFiles(dist).flatMap(({ path }) => (path === MANIFEST ? [] : [path]))
  const { PAGE_ORIGIN: origin, ASSET_BASE: assets = '/', API_ORIGIN: api = '', REPORT_URL: report = '' } = config
  const manifest: Manifest = {
    site: origin ? { origin, assets, api, report } : undefined,
    links: getLinksDomain(config),
    isTest: config.DEBUG ? true : undefined,
    local: Object.entries(config).flatMap(([name, value]) => (THIS_MACHINE.test(value) ? [name] : [])),
    files: Object.fromEntries(paths.sort().map((path) => [path, computeHash(readFileSync(`${dist}/${path}`))])),
  }
  writeFileSync(`${dist}/${MANIFEST}`, `${JSON.stringify(manifest, null, 1)}\n`)
}

/**
 * A build begins by emptying its folder.
 * @throws Error in Chinese for one that holds something else than a build
 */
export function resolveOutputFolder(named: string): string {
  const folder = resolve(named)
  if (!existsSync(folder)) return folder
  if (!statSync(folder).isDirectory()) throw new Error(`--out 要是文件夹，这是文件：${folder}`)
  const names = readdirSync(folder)
  if (!names.length || names.includes('_headers.json') || names.includes(MANIFEST)) return folder
  throw new Error(`${folder} 里有不是构建的文件，什么都没有写：构建会清空 --out 的文件夹，请换一个空的`)
}
