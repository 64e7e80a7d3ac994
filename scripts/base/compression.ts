import { Duplex } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { type Encoding, PACKED_TYPES, selectEncoding, WORTH_IT } from './accept-encoding.ts'

/**
 * Each piece goes out as it comes, so that what stalls or breaks off does so for the reader, too.
 */
const createCompressor = (encoding: Encoding) =>
  encoding === 'br'
    ? createBrotliCompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
      })
    : createGzip({ flush: constants.Z_SYNC_FLUSH })

/**
 * Replies in a form that the visitor takes (brotli, else gzip), as nginx sends them by the
 * generated rules.
 */
export const packReplies: MiddlewareHandler = async (c, next) => {
  await next()
  const { body, status, headers } = c.res
  const length = headers.get('content-length')
  const isText = PACKED_TYPES.test(headers.get('content-type') ?? '')
  if (!body || !isText || headers.has('content-encoding') || (length && Number(length) < WORTH_IT)) return
  const sent = new Headers(headers)
  sent.append('vary', 'Accept-Encoding')
  const encoding = c.req.method === 'HEAD' ? undefined : selectEncoding(c.req.header('accept-encoding') ?? '')
  if (encoding) {
    sent.set('content-encoding', encoding)
    sent.delete('content-length')
  }
  const out = encoding
    ? body.pipeThrough(Duplex.toWeb(createCompressor(encoding)) as TransformStream<Uint8Array, Uint8Array>)
    : body
  // In place of a value that is set before, headers of the old one would be kept.
  c.res = undefined
  c.res = new Response(out, { status, headers: sent })
}
