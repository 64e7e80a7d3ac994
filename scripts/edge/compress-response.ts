import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { selectEncoding } from '#scripts/base/accept-encoding.ts'
import type { Compress } from './rendered-page.ts'
import { addVary } from './response-headers.ts'

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** Chosen by measurement: scripts/edge/README.md, "Size and compression". */
const QUALITY = 5

/** Compresses a page outside the main thread. */
export const compressPage: Compress = async (encoding, page) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength }
  return new Uint8Array(encoding === 'br' ? await brotliOf(page, { params }) : await gzipOf(page))
}

/** Compresses a page that the host sends uncompressed, where the runtime does not do it. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response
  const isPage = headers.get('content-type')?.startsWith('text/html') && !headers.has('content-encoding')
  if (status !== 200 || !isPage) return response
  const encoding = selectEncoding(request.headers.get('accept-encoding') ?? '')
  addVary(headers, 'accept-encoding')
  if (!encoding) return response
  const body = await compressPage(encoding, new Uint8Array(await response.arrayBuffer()))
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  return new Response(body, { status, headers })
}
