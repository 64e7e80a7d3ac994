import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { ServiceApp } from './area.ts'

/** The folder of the hand-written files. */
export const STATIC = fileURLToPath(new URL('static/', import.meta.url))

/** The policy of a page of this service. @param ancestors origins that may frame it */
export const createPolicy = (ancestors: readonly string[] = []): string =>
  [
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'",
    `base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors.join(' ') || "'none'"}`,
  ].join('; ')

/**
 * Serves files of `static/` as a supplier's own site does, with a policy of their own.
 * @param path as Hono writes it, such as `/local/work-order/`
 * @param getFile the file of an address
 * @param ancestors origins that may frame it, read at each request
 */
export function serveFiles(
  app: ServiceApp,
  path: string,
  getFile: (path: string) => string,
  ancestors: readonly string[] = [],
): void {
  const files = serveStatic({ root: STATIC, rewriteRequestPath: getFile })
  app.get(path, (c, next) => {
    c.header('Cache-Control', 'no-cache')
    c.header('Content-Security-Policy', createPolicy(ancestors))
    return files(c, next)
  })
}

/** Serves the scripts and styles of a folder of `static/` below `/local`. */
export const serveFolder = (app: ServiceApp, folder: string): void =>
  serveFiles(app, `/local/${folder}/:file{[\\w-]+\\.(?:js|css)}`, (path) => path.slice('/local'.length))
