/** Maximum file size. A legal text of a hundred pages has 0.2 MB. */
const MAX_BYTES = 5 * 1024 * 1024
/** Maximum unpacked size of all parts together. */
const MAX_UNPACKED = 40 * 1024 * 1024

/** The file is no valid Word file, too big, or missing. */
export class NoWordFileError extends Error {
  override name = 'NoWordFileError'
}

/**
 * Fetches a Word file and checks status, type and size before parsing.
 * @throws NoWordFileError, TypeError (network)
 */
export async function fetchWordFile(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(address, { signal, referrerPolicy: 'no-referrer' })
  if (!response.ok) throw new NoWordFileError(`status ${response.status}`)
  const type = response.headers.get('content-type') ?? ''
  if (type && !/wordprocessingml|octet-stream|application\/zip/.test(type)) throw new NoWordFileError(`type ${type}`)
  if (Number(response.headers.get('content-length')) > MAX_BYTES) throw new NoWordFileError('too big')
  const bytes = await response.arrayBuffer()
  const unpacked = getUnpackedSize(bytes)
  if (unpacked === undefined) throw new NoWordFileError('no zip')
  if (bytes.byteLength > MAX_BYTES || unpacked > MAX_UNPACKED) throw new NoWordFileError('too big')
  return bytes
}

/**
 * Unpacked size in bytes as declared in the zip directory (APPNOTE 4.3.12, 4.3.16); undefined when
 * it is no zip.
 */
export function getUnpackedSize(bytes: ArrayBuffer): number | undefined {
  const view = new DataView(bytes)
  if (view.byteLength < 22 || view.getUint32(0) !== 0x504b0304) return undefined
  let end = view.byteLength - 22
  const lowest = Math.max(0, end - 0xffff)
  while (end >= lowest && view.getUint32(end) !== 0x504b0506) end--
  if (end < lowest) return undefined
  let at = view.getUint32(end + 16, true)
  let total = 0
  for (let part = view.getUint16(end + 10, true); part > 0; part--) {
    if (at + 46 > view.byteLength || view.getUint32(at) !== 0x504b0102) return undefined
    total += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return total
}
