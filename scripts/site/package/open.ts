import { hashOf } from '#scripts/site/build/manifest.ts'
import { STAYS_OUT } from '#shared/app/offline/rule.ts'
import { type Archive, readZip } from './archive.ts'
import { type PackagedFile, type PackageManifest, readManifest } from './manifest.ts'
import { isSignedBy } from './sign.ts'

/** What an app knows of its own before it reads a package. */
export interface Trust {
  /** 32 bytes in base64, built into the app. */
  publicKey: string
  /** Of the pages it opens; absent: any. */
  origin?: string
  /** The version in use: one that is not newer would bring back what has been mended. 0: any. */
  newerThan?: number
}

/** A package that has been checked. */
export interface OpenPackage extends Archive {
  list: PackageManifest
}

/**
 * What an app does with a package before it uses it, in this order: the signature over the bytes of the list, origin and version, then each
 * file by its size and its hash; none missing, none besides.
 * @throws Error in Chinese: nothing of the package may be used
 */
export async function openPackage(zip: Uint8Array, trust: Trust): Promise<OpenPackage> {
  return checkPackage(await readZip(zip), trust)
}

/**
 * An earlier package and a difference as the package that the difference leads to. Files are taken from the earlier one by path and hash, so a
 * wrong one only lacks some.
 * @throws Error in Chinese: the earlier package stays in use
 */
export async function appliedDifference(
  before: Pick<Archive, 'files'>,
  difference: Uint8Array,
  trust: Trust,
): Promise<OpenPackage> {
  const { manifest, signature, files } = await readZip(difference)
  const kept = trusted(manifest, signature, trust).files.flatMap(({ path, sha256 }) => {
    const old = before.files.get(path)
    return old && !files.has(path) && hashOf(old) === sha256 ? [[path, old] as const] : []
  })
  return checkPackage({ manifest, signature, files: new Map([...kept, ...files]) }, trust)
}

/** The same check of a package that is unpacked. @throws Error in Chinese: nothing of it may be used */
export function checkPackage(archive: Archive, trust: Trust): OpenPackage {
  const list = trusted(archive.manifest, archive.signature, trust)
  const named = new Set(list.files.map(({ path }) => path))
  const wrong = [
    ...list.files.flatMap((file) => fileProblem(file, archive.files.get(file.path))),
    ...[...archive.files.keys()].filter((path) => !named.has(path)).map((path) => `${path}：清单里没有`),
    ...Object.entries(list.pages).flatMap(([page, { file }]) => (named.has(file) ? [] : [`${page}：没有 ${file}`])),
  ]
  if (wrong.length) throw new Error(`离线包不完整，不能使用：\n${wrong.join('\n')}`)
  return { ...archive, list }
}

/** The list, when it is the operator's own. Nothing of it is read before its signature is known to be right. */
function trusted(manifest: Uint8Array, signature: Uint8Array, { publicKey, origin, newerThan = 0 }: Trust) {
  if (!isSignedBy(manifest, signature, publicKey)) throw new Error('离线包的签名不对，不能使用')
  const list = readManifest(manifest)
  if (origin !== undefined && list.origin !== origin) throw new Error(`离线包是 ${list.origin} 的，不能使用`)
  if (list.version <= newerThan) throw new Error(`离线包的版本 ${list.version} 不比 ${newerThan} 新，不能使用`)
  return list
}

function fileProblem({ path, size, sha256 }: PackagedFile, bytes: Uint8Array | undefined): string[] {
  if (!bytes) return [`${path}：缺少`]
  return bytes.length === size && hashOf(bytes) === sha256 ? [] : [`${path}：内容与清单不同`]
}

/**
 * The file with which an app answers a request; undefined: it goes to the network, as every call of the service does. Pages answer with any query,
 * with and without a slash at the end, but not with the mark that asks for the network.
 */
export function fileFor({ list }: OpenPackage, method: string, address: string): PackagedFile | undefined {
  const { origin, pathname, searchParams } = new URL(address)
  if (method !== 'GET' || searchParams.get(STAYS_OUT.name) === STAYS_OUT.value) return undefined
  const url = origin + pathname
  return list.files.find((file) => file.url === url || `${file.url}/` === url)
}
