import { setTimeout as sleep } from 'node:timers/promises'

/** Sent with a request for HTML, as over a bad line: how it comes. */
export const SLOWLY = 'x-slowly'
/** The rendered view in chunks cut between any two tags, one per frame. */
export const PIECES = 'pieces'
/** The view first; the rest when `rest.comes()` is called. */
export const VIEW = 'view'
/** All but the page's own script, which comes when `rest.comes()` is called. */
export const UNHEARD = 'unheard'
/** The first half of the view, and never more: the line has died. */
export const HALF = 'half'
const COUNT = 16

export const rest = { comes: () => {} }

/** A reply whose bytes come piece by piece. */
export async function sendInChunks(reply: Response, how: string): Promise<Response> {
  const html = await reply.text()
  const body = new ReadableStream({
    async start(pieces) {
      for await (const piece of createChunks(html, how)) pieces.enqueue(new TextEncoder().encode(piece))
      pieces.close()
    },
  })
  const headers = new Headers(reply.headers)
  headers.delete('content-length')
  return new Response(body, { status: reply.status, headers })
}

async function* createChunks(html: string, how: string): AsyncGenerator<string> {
  const view = html.indexOf('<div id="app">')
  const end = html.indexOf('<script', view)
  if (how === VIEW || how === UNHEARD) {
    const cut = how === VIEW ? end : html.lastIndexOf('<script type="module"')
    yield html.slice(0, cut)
    await new Promise<void>((resolve) => Object.assign(rest, { comes: resolve }))
    yield html.slice(cut)
    return
  }
  if (how === HALF) {
    yield html.slice(0, html.lastIndexOf('<', (view + end) / 2))
    return await new Promise<void>(() => {})
  }
  yield html.slice(0, view)
  const tags = html.slice(view, end).split(/(?<=>)/)
  const size = Math.ceil(tags.length / COUNT)
  for (let at = 0; at < tags.length; at += size) {
    yield tags.slice(at, at + size).join('')
    await sleep(40)
  }
  yield html.slice(end)
}
