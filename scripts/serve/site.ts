import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { packReplies } from '#scripts/base/packing.ts'
import { debugHeaders } from '#scripts/build/debug-policy.ts'
import { isTestBuild } from '#scripts/build/manifest.ts'
import { fileBody, staticFiles } from '#scripts/build/static-files.ts'
import { appPackage } from './app-package.ts'
import { inShell, inShellHeaders, type ShellFiles, serveShell } from './shell-routes.ts'

type Env = { Bindings: HttpBindings }

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

  if (service)
    for (const path of ['/api/*', '/pk/*', '/local/*']) app.all(path, packReplies, (c) => forward(c, service))
  const inApp = shell && appPackage(dist)
  // Only a built site has a package (npm run dev has none), so only here the switch is drawn.
  if (shell) serveShell(app, { ...shell, html: shell.html.replace('<html', '<html data-package') }, dist)
  app.get('/', (c) => c.redirect(`/down${new URL(c.req.url).search}`, 302))
  app.get('*', async (c) => {
    const packaged = await inApp?.answer(c)
    if (packaged) return packaged
    const found = files.find(c.req.path)
    const { path, status } = found
    // Only what reads as a page: everything else has no policy to widen.
    const headers = c.req.query('debug') === '1' && isTestBuild(dist) ? debugHeaders(found.headers) : found.headers
    const isPage = shell !== undefined && path.endsWith('.html')
    const isFramed = isPage && c.req.header('sec-fetch-dest') === 'iframe'
    const file = fileBody(path, isFramed ? '' : (c.req.header('accept-encoding') ?? ''))
    // A copy that came ahead, for a window of its own, forbids the shell's frame to show it.
    if (isPage) file.headers.vary += ', sec-fetch-dest'
    if (isFramed)
      return c.body(inShell(new TextDecoder().decode(file.body)), status, {
        ...inShellHeaders(headers),
        'content-type': file.headers['content-type']!,
        vary: file.headers.vary!,
      })
    if (status === 200 && c.req.header('if-none-match') === file.headers.etag) return c.body(null, 304, headers)
    return c.body(file.body, status, { ...headers, ...file.headers })
  })
  return app
}

/** Pass a request on to the service; when the service breaks the connection, so does the site. */
async function forward(c: Context<Env>, service: string): Promise<Response> {
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
