import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { ImportError } from './import-error.ts'

/** Largest file, bytes: more than a hundred years with a weigh-in every hour. */
const MAX_MB = 50
const MB = 1024 * 1024
const CHUNK = 64 * 1024
/** One byte in so many is zero in UTF-16 text of which half the letters are digits and commas. */
const MANY_ZEROS = 8

/** How files begin that are no text: a zip (xlsx, ods), the container of old Office files (xls), or a web page named .xls. */
const TABLES = [[0x50, 0x4b, 0x03, 0x04], [0xd0, 0xcf, 0x11, 0xe0], [...Buffer.from('<')]] as const
const EXCEL =
  '这是表格软件的文件，不是文本：请用 Excel 或 WPS 打开，“另存为”选“CSV UTF-8（逗号分隔）”，再导入得到的 .csv 文件'

type Encoding = 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be'

export interface TextFile {
  encoding: Encoding
  /** The text in parts, read as they are asked for; without a byte-order mark. */
  chunks: () => Generator<string>
}

/** A text of at most 50 MB in UTF-8, UTF-16 or GBK, found out by reading it once. Throws ImportError for anything else. */
export function openText(path: string): TextFile {
  const { size } = readable(path, () => statSync(path))
  if (size > MAX_MB * MB) throw new ImportError(`文件有 ${Math.ceil(size / MB)} MB，最多 ${MAX_MB} MB`)
  const [start = new Uint8Array()] = bytesOf(path)
  const first = start.findIndex((byte) => byte > 0x20 && ![0xef, 0xbb, 0xbf].includes(byte))
  if (TABLES.some((mark) => mark.every((byte, index) => start[first + index] === byte))) throw new ImportError(EXCEL)
  const encoding = encodingOf(path, start)
  return { encoding, chunks: () => textOf(path, encoding) }
}

function encodingOf(path: string, start: Uint8Array): Encoding {
  const wide = wideEncoding(start)
  const found = (wide ? [wide] : (['utf-8', 'gb18030'] as const)).find((encoding) => isWhole(path, encoding))
  if (!found) throw new ImportError('文件不是 UTF-8、UTF-16 或 GBK 编码的文本')
  return found
}

/** UTF-16 by its mark or, without one, by the zeros that every other byte of a table's digits and commas then is. */
function wideEncoding(start: Uint8Array): Encoding | undefined {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2]!++
  const [even, odd] = zeros.map((count) => count > start.length / MANY_ZEROS)
  return even === odd ? undefined : odd ? 'utf-16le' : 'utf-16be'
}

function isWhole(path: string, encoding: Encoding): boolean {
  try {
    for (const text of textOf(path, encoding)) if (text.includes('\0')) return false
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

function* textOf(path: string, encoding: Encoding): Generator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for (const bytes of bytesOf(path)) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

function* bytesOf(path: string): Generator<Uint8Array> {
  const file = readable(path, () => openSync(path, 'r'))
  try {
    for (;;) {
      const buffer = new Uint8Array(CHUNK)
      const length = readable(path, () => readSync(file, buffer))
      if (length === 0) return
      yield buffer.subarray(0, length)
    }
  } finally {
    closeSync(file)
  }
}

function readable<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch {
    throw new ImportError(`无法读取文件：${path}`)
  }
}
