import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { fileBody, staticFiles } from './static-files.ts'

type Env = { Bindings: HttpBindings }

/** The simulated native shell as files in memory (scripts/shell/bundle.ts). */
export interface ShellFiles {
  html: string
  assets: Map<string, { body: string | Uint8Array; type: string }>
  injectJs: string
}

interface SiteOptions {
  dist: string
  /** Where the local service answers, e.g. http://127.0.0.1:8787; without it /api is not there. */
  service?: string
  shell?: ShellFiles
}

/** The built site on one origin, as a host would serve it: clean URLs, headers of the build, the service behind /api and /pk. */
export function createSite({ dist, service, shell }: SiteOptions): Hono<Env> {
  const app = new Hono<Env>()
  const files = staticFiles(dist)

  if (service) for (const path of ['/api/*', '/pk/*', '/local/*']) app.all(path, (c) => forward(c, service))
  if (shell) serveShell(app, shell)
  app.get('/', (c) => c.redirect(`/down${new URL(c.req.url).search}`, 302))
  app.get('*', (c) => {
    const { path, status, headers } = files.find(c.req.path)
    const framed = shell && c.req.header('sec-fetch-dest') === 'iframe' && path.endsWith('.html')
    const file = fileBody(path, framed ? '' : (c.req.header('accept-encoding') ?? ''))
    if (status === 200 && c.req.header('if-none-match') === file.headers.etag) return c.body(null, 304, headers)
    if (!framed) return c.body(file.body, status, { ...headers, ...file.headers })
    return c.body(inShell(new TextDecoder().decode(file.body)), status, { ...inShellHeaders(headers), 'content-type': file.headers['content-type']! })
  })
  return app
}

/** Hand a request on to the service; a broken connection there is a broken connection here. */
async function forward(c: Context<Env>, service: string): Promise<Response> {
  const { pathname, search } = new URL(c.req.url)
  try {
    return await proxy(service + pathname + search, { raw: c.req.raw, signal: c.req.raw.signal })
  } catch {
    c.env.outgoing.destroy()
    return new Response(null)
  }
}

function serveShell(app: Hono<Env>, { html, assets, injectJs }: ShellFiles) {
  const fresh = { 'cache-control': 'no-store' }
  app.get('/shell', (c) => c.redirect('/shell/'))
  app.get('/shell/', (c) => c.html(html, 200, fresh))
  app.get('/shell/inject.js', (c) => c.body(injectJs, 200, { ...fresh, 'content-type': 'text/javascript; charset=utf-8' }))
  app.get('/shell/*', (c) => {
    const asset = assets.get(c.req.path.replace('/shell/', ''))
    return asset ? c.body(asset.body as string, 200, { ...fresh, 'content-type': asset.type }) : c.notFound()
  })
}

/** A native web view runs its script before the page's own; the shell's frame gets it as the first thing in the <head>. */
const inShell = (html: string) => html.replace('<head>', '<head><script src="/shell/inject.js"></script>')

/** The shell is the one page that may frame the others, and only here: the built headers forbid it to everybody. */
const inShellHeaders = (headers: Record<string, string>) => ({
  ...headers,
  'content-security-policy': headers['content-security-policy']!.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
})
