import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Archive, readZip, zipOf } from './archive.ts'
import { differenceOf, makePackage } from './make.ts'
import { readManifest } from './manifest.ts'
import { appliedDifference, openPackage } from './open.ts'
import { publicKeyText } from './sign.ts'

/** The version of a package that says none: UTC to the minute, `202611231605`. */
export const versionAt = (now: Date): number => Number(now.toISOString().replace(/\D/g, '').slice(0, 12))

interface Written {
  file: string
  /** How many files it holds. */
  files: number
  /** Of the zip. */
  bytes: number
}

/**
 * Write a package, and a difference for each earlier one; before anything is written each is opened as an app opens it.
 * @param to folder @param earlier zips @throws Error in Chinese: nothing was written
 */
export async function writePackage(
  request: Parameters<typeof makePackage>[0],
  to: string,
  earlier: readonly string[] = [],
): Promise<Written[]> {
  const archive = await makePackage(request)
  const trust = { publicKey: publicKeyText(request.key) }
  const whole = await zipOf(archive)
  await openPackage(whole, trust)
  const named: [name: string, zip: Uint8Array, files: number][] = [
    [`offline-${request.version}.zip`, whole, archive.files.size],
  ]
  for (const file of earlier) {
    const { before, version } = await readEarlier(file, archive)
    const difference = differenceOf(archive, before)
    const zip = await zipOf(difference)
    await appliedDifference(before, zip, trust)
    named.push([`offline-${request.version}-from-${version}.zip`, zip, difference.files.size])
  }
  mkdirSync(to, { recursive: true })
  return named.map(([name, zip, files]) => {
    writeFileSync(`${to}/${name}`, zip)
    return { file: `${to}/${name}`, files, bytes: zip.length }
  })
}

/** An earlier package, which may have been signed with another key. */
async function readEarlier(file: string, archive: Archive) {
  const before = await readZip(readFileSync(file))
  const [is, was] = [readManifest(archive.manifest), readManifest(before.manifest)]
  if (was.origin !== is.origin) throw new Error(`${file} 是 ${was.origin} 的离线包，不是 ${is.origin} 的`)
  if (was.version >= is.version) throw new Error(`${file} 的版本是 ${was.version}，新的要比它大：${is.version}`)
  if (was.build === is.build) throw new Error(`${file} 就是这个构建的离线包，没有变化，什么都没有写`)
  return { before, version: was.version }
}
