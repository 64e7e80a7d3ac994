import { setTimeout as sleep } from 'node:timers/promises'

/** Sent with a request for HTML, as over a bad line: how it comes. */
export const SLOWLY = 'x-slowly'
/** In pieces of whole rows, with a frame between them. */
export const ROWS = 'rows'
/** The view, and what stands behind it when `rest.comes()` is called. */
export const VIEW = 'view'
/** The beginning of the view up to its heading, and the rest some frames later. */
export const HEADING = 'heading'

export const rest = { comes: () => {} }

/** A reply whose bytes come piece by piece. */
export async function inPieces(reply: Response, how: string): Promise<Response> {
  const html = await reply.text()
  const body = new ReadableStream({
    async start(pieces) {
      for await (const piece of piecesOf(html, how)) pieces.enqueue(new TextEncoder().encode(piece))
      pieces.close()
    },
  })
  const headers = new Headers(reply.headers)
  headers.delete('content-length')
  return new Response(body, { status: reply.status, headers })
}

async function* piecesOf(html: string, how: string): AsyncGenerator<string> {
  if (how === ROWS) {
    const rows = html.split(/(?<=<\/(?:tr|li|section|header)>)/)
    const size = Math.ceil(rows.length / 8)
    for (let at = 0; at < rows.length; at += size) {
      yield rows.slice(at, at + size).join('')
      await sleep(40)
    }
    return
  }
  const end = html.indexOf(how === VIEW ? '<script' : '</h1>')
  const wait = how === VIEW ? new Promise<void>((resolve) => Object.assign(rest, { comes: resolve })) : sleep(400)
  yield html.slice(0, end)
  await wait
  yield html.slice(end)
}
