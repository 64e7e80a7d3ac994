import { Hono } from 'hono'
import { isTestBuild } from '#scripts/site/build/manifest.ts'
import { repairAddress } from '#shared/core/links/repair-path.ts'
import { routes } from '#shared/routes.ts'
import { debugHeaders } from './debug-policy.ts'
import { fileBody, staticFiles } from './static-files.ts'

/** The built site as a host serves it: clean URLs and the headers of the build; nothing behind /api. */
export function staticSite(dist: string): Hono {
  const files = staticFiles(dist)
  const site = new Hono()
  site.get('/', (c) => c.redirect(`/down${new URL(c.req.url).search}`, 302))
  site.get('*', (c) => {
    const { path, status, headers: built } = files.find(c.req.path)
    const { pathname, search } = new URL(c.req.url)
    const right = status === 404 && repairAddress(pathname, search, Object.keys(routes))
    if (right) return c.redirect(right, 302)
    // Only what reads as a page: everything else has no policy to widen.
    const headers = c.req.query('debug') === '1' && isTestBuild(dist) ? debugHeaders(built) : built
    const file = fileBody(path, c.req.header('accept-encoding') ?? '')
    if (status === 200 && c.req.header('if-none-match') === file.headers.etag) return c.body(null, 304, headers)
    return c.body(file.body, status, { ...headers, ...file.headers })
  })
  return site
}
