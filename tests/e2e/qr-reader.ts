import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// The installed file; the library would fetch it from a CDN.
const WASM = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: WASM.buffer.slice(WASM.byteOffset, WASM.byteOffset + WASM.byteLength) } })

/** The texts of the QR codes in a picture. @param address `data:` of a PNG or JPEG */
export async function readQrCodes(address: string): Promise<string[]> {
  const bytes = new Uint8Array(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
  return (await readBarcodes(bytes, { formats: ['QRCode'] })).map(({ text }) => text)
}
