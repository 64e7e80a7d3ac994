import fc from 'fast-check'
import JSZip from 'jszip'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchWordFile, getUnpackedSize } from '#pages/file/word-file.ts'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const zipText = async (text: string | Uint8Array): Promise<ArrayBuffer> => {
  const zip = new JSZip()
  zip.file('a.xml', text)
  zip.file('b.xml', 'xyz')
  return zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE', compressionOptions: { level: 1 } })
}
const stubFetch = (body: ArrayBuffer | string, headers: Record<string, string>, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }))
const never = new AbortController().signal
afterEach(() => vi.unstubAllGlobals())

test('the unpacked size is read from the directory, without unpacking', async () => {
  expect(getUnpackedSize(await zipText('a'.repeat(1_000_000)))).toBe(1_000_003)
})

test('bytes of any kind are a size or no zip, never an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (bytes, isSigned) => {
      const all = isSigned ? Uint8Array.from([0x50, 0x4b, 3, 4, ...bytes, 0x50, 0x4b, 5, 6, ...bytes]) : bytes
      expect(['number', 'undefined']).toContain(typeof getUnpackedSize(all.slice().buffer))
    }),
  )
})

test('a Word file is let through, also from a host that knows no types', async () => {
  const bytes = await zipText('text')
  for (const type of [WORD, 'application/octet-stream']) {
    stubFetch(bytes, { 'content-type': type })
    expect((await fetchWordFile('/legal/x.docx', never)).byteLength).toBe(bytes.byteLength)
  }
})

test.for<[string, number, string, () => Promise<ArrayBuffer | string>]>([
  ['status 404', 404, WORD, async () => 'x'],
  ['type text/html', 200, 'text/html', async () => 'x'],
  ['no zip', 200, WORD, async () => '<html>'],
  ['no zip', 200, WORD, async () => ''],
  ['no zip', 200, WORD, async () => (await zipText('cut short')).slice(0, -10)],
  ['too big', 200, WORD, () => createBigFile()],
  ['too big', 200, WORD, () => zipText(new Uint8Array(42_000_000))], // a small file, until it is unpacked
])('%s is refused (%#)', async ([label, status, type, bodyOf]) => {
  stubFetch(await bodyOf(), { 'content-type': type }, status)
  await expect(fetchWordFile('/legal/x.docx', never)).rejects.toThrow(label)
})

const createBigFile = async () => {
  const zip = new JSZip()
  zip.file('a.bin', new Uint8Array(6_000_000))
  return zip.generateAsync({ type: 'arraybuffer', compression: 'STORE' })
}
