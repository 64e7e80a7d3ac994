import JSZip from 'jszip'
import { FILES, MANIFEST_FILE, SIGNATURE_FILE } from './manifest.ts'

/** What a zip of a package holds. A difference has the whole list, and of the files only those that the earlier package lacks. */
export interface Archive {
  /** The bytes that are signed. */
  manifest: Uint8Array
  /** Ed25519, 64 bytes. */
  signature: Uint8Array
  /** By path below `files/`. */
  files: ReadonlyMap<string, Uint8Array>
}

/** The oldest day a zip can tell: the same content gives the same bytes. */
const DATE = new Date('1980-01-01T00:00:00Z')

/** The zip: the list and its signature first, files in the order of their paths. */
export async function zipOf({ manifest, signature, files }: Archive): Promise<Uint8Array> {
  const zip = new JSZip()
  const put = (path: string, bytes: Uint8Array) => zip.file(path, bytes, { date: DATE, createFolders: false })
  put(MANIFEST_FILE, manifest)
  put(SIGNATURE_FILE, signature)
  for (const path of [...files.keys()].sort()) put(FILES + path, files.get(path)!)
  return zip.generateAsync({
    type: 'uint8array',
    compression: 'DEFLATE',
    compressionOptions: { level: 9 },
    platform: 'UNIX',
  })
}

/** What a zip holds, not checked yet. @throws Error in Chinese when it is no zip of a package, or holds anything else */
export async function readZip(bytes: Uint8Array): Promise<Archive> {
  const zip = await JSZip.loadAsync(bytes, { checkCRC32: true }).catch(() => {
    throw new Error('离线包不是完整的 zip')
  })
  const entries = Object.values(zip.files)
  const read = (name: string) => {
    const entry = zip.file(name)
    if (!entry) throw new Error(`离线包里没有 ${name}`)
    return entry.async('uint8array')
  }
  const [manifest, signature] = await Promise.all([read(MANIFEST_FILE), read(SIGNATURE_FILE)])
  const files = new Map<string, Uint8Array>()
  for (const { name, dir } of entries) {
    if (name === MANIFEST_FILE || name === SIGNATURE_FILE) continue
    if (dir || !name.startsWith(FILES)) throw new Error(`离线包里有多余的 ${name}`)
    files.set(name.slice(FILES.length), await read(name))
  }
  return { manifest, signature, files }
}
