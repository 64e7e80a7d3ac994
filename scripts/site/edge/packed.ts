import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding } from '#scripts/base/accepted-encoding.ts'
import type { Pack } from './finished-page.ts'
import { vary } from './response.ts'

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** Chosen by measurement: scripts/site/edge/README.md, "What it costs". */
const QUALITY = 5

/** Packs a page, beside this thread. */
export const pack: Pack = async (encoding, page) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength }
  return new Uint8Array(encoding === 'br' ? await brotliOf(page, { params }) : await gzipOf(page))
}

/** A page that its host sends unpacked, in the smallest form that the visitor takes. Elsewhere the host of the function does it. */
export async function packed(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response
  const isPage = headers.get('content-type')?.startsWith('text/html') && !headers.has('content-encoding')
  if (status !== 200 || !isPage) return response
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? '')
  vary(headers, 'accept-encoding')
  if (!encoding) return response
  const body = await pack(encoding, new Uint8Array(await response.arrayBuffer()))
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  return new Response(body, { status, headers })
}
