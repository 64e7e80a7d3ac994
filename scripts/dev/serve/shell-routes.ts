import type { Env, Hono } from 'hono'
import type { ShellFiles } from '#scripts/native-shell/bundle.ts'

/** The shell's own page under /shell/. */
export function serveShell<E extends Env>(app: Hono<E>, { html, assets, injectJs }: ShellFiles) {
  const fresh = { 'cache-control': 'no-store' }
  app.get('/shell', (c) => c.redirect('/shell/'))
  app.get('/shell/', (c) => c.html(html, 200, fresh))
  app.get('/shell/inject.js', (c) =>
    c.body(injectJs, 200, { ...fresh, 'content-type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/shell/*', (c) => {
    const asset = assets.get(c.req.path.replace('/shell/', ''))
    return asset ? c.body(asset.body as string, 200, { ...fresh, 'content-type': asset.type }) : c.notFound()
  })
}

/**
 * A native web view runs its script before the page's, so the frame gets it first in the <head>.
 */
export const injectShell = (html: string) => html.replace('<head>', '<head><script src="/shell/inject.js"></script>')

/**
 * The shell is the one page that may frame the others, and only here: the built headers forbid it
 * to everybody.
 */
export const createShellHeaders = (headers: Record<string, string>) => ({
  ...headers,
  'content-security-policy': headers['content-security-policy']!.replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  ),
})
