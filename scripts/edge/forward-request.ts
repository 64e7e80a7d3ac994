import { PACKED_TYPES, selectEncoding, WORTH_IT } from '#scripts/base/accept-encoding.ts'

const DOWN = JSON.stringify({ code: 502, msg: '服务开小差了，请稍后重试', data: null })

/**
 * A request for another origin: its path and query, everything else as it came; a redirect is not
 * followed.
 */
export function rebaseRequest(request: Request, origin: string, takes: string): Request {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set('accept-encoding', takes)
  return new Request(new Request(origin + pathname + search, request), { headers, redirect: 'manual' })
}

/**
 * Forwards a page's call to the service and compresses the reply. Redirects are refused, because
 * they could reach internal servers. An unreachable service becomes an error envelope.
 */
export async function forwardRequest(request: Request, origin: string): Promise<Response> {
  const reply = await fetch(rebaseRequest(request, origin, 'gzip')).catch(() => undefined)
  if (!reply || (reply.status >= 300 && reply.status < 400 && reply.status !== 304)) {
    await reply?.body?.cancel()
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
    return new Response(DOWN, { status: 502, headers })
  }
  // `fetch` has unpacked it.
  const headers = new Headers(reply.headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'])
    headers.delete(name)
  const { status, body } = reply
  if (!body || !PACKED_TYPES.test(headers.get('content-type') ?? '')) return new Response(body, { status, headers })
  const text = await reply.arrayBuffer()
  headers.append('vary', 'accept-encoding')
  if (text.byteLength < WORTH_IT || !selectEncoding(request.headers.get('accept-encoding') ?? '', ['gzip'])) {
    return new Response(text, { status, headers })
  }
  headers.set('content-encoding', 'gzip')
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  // Workers would pack it once more by the header alone.
  return new Response(packed, { status, headers, encodeBody: 'manual' } as ResponseInit)
}
