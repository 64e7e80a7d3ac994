import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { packReplies } from '#scripts/base/compression.ts'
import { createStaticSite } from '#scripts/host/static-site.ts'
import type { ShellFiles } from '#scripts/native-shell/bundle.ts'
import { createShellHeaders, injectShell, serveShell } from './shell-routes.ts'

type Env = { Bindings: HttpBindings }

interface SiteOptions {
  dist: string
  /** Where the local service answers, e.g. http://127.0.0.1:8787; without it /api is not there. */
  service?: string
  shell?: ShellFiles
}

/**
 * The built site on one origin, with the service behind /api and /pk; with the shell, which may
 * frame its pages.
 */
export function createSite({ dist, service, shell }: SiteOptions): Hono<Env> {
  const app = new Hono<Env>()
  const site = createStaticSite(dist)

  if (service)
    for (const path of ['/api/*', '/pk/*', '/local/*']) app.all(path, packReplies, (c) => forwardRequest(c, service))
  if (shell) {
    serveShell(app, shell)
    app.get('*', (c) => sendFramed(c, site))
  } else app.route('/', site)
  return app
}

/** A page for the shell's frame; everything else as it is. */
async function sendFramed(c: Context<Env>, site: Hono): Promise<Response> {
  const isFramed = c.req.header('sec-fetch-dest') === 'iframe'
  // A browser that asks whether its copy still holds would keep the copy's policy.
  const asked = isFramed ? new Request(c.req.url, { method: c.req.method }) : c.req.raw
  const found = await site.fetch(asked)
  if (!found.headers.get('content-type')?.startsWith('text/html')) return found
  // A copy that came ahead, for a window of its own, forbids the shell's frame to show it.
  found.headers.append('vary', 'sec-fetch-dest')
  if (!isFramed) return found
  const headers = createShellHeaders(Object.fromEntries(found.headers))
  return c.body(injectShell(await found.text()), found.status as 200, headers)
}

/** Pass a request on to the service; when the service breaks the connection, so does the site. */
async function forwardRequest(c: Context<Env>, service: string): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  // In place of what the sender may say of itself.
  c.req.raw.headers.set('x-forwarded-for', c.env.incoming.socket.remoteAddress ?? '')
  try {
    return await proxy(service + pathname + search, { raw: c.req.raw, signal: c.req.raw.signal })
  } catch {
    c.env.outgoing.destroy()
    return new Response(null)
  }
}
