import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** Chosen by measurement: scripts/edge/README.md, "What it costs". */
const QUALITY = 5

/** A page in the smallest form that the visitor takes. Elsewhere the host of the function does it. */
export async function packed(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response
  const isPage = headers.get('content-type')?.startsWith('text/html') && !headers.has('content-encoding')
  if (status !== 200 || !isPage) return response
  const taken = request.headers.get('accept-encoding') ?? ''
  const encoding = /\bbr\b/.test(taken) ? 'br' : /\bgzip\b/.test(taken) ? 'gzip' : undefined
  headers.set('vary', 'accept-encoding')
  if (!encoding) return response
  const page = await response.arrayBuffer()
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength }
  const body = encoding === 'br' ? await brotliOf(page, { params }) : await gzipOf(page)
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  return new Response(new Uint8Array(body), { status, headers })
}
