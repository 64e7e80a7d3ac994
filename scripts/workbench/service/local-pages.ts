import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { ServiceApp } from './area.ts'

/** The policy of a page of this service; `ancestors`: origins that may frame it. */
export const policyFramedBy = (ancestors: readonly string[] = []): string =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors.join(' ') || "'none'"}`

/**
 * Serve hand-written files as a supplier's own site would, with a policy of their own.
 * @param path as Hono knows it, such as `/local/work-order/`
 * @param fileOf the file below scripts/workbench/service for an address
 * @param framedBy origins that may frame it, looked at for each request
 */
export function serveFiles(
  app: ServiceApp,
  path: string,
  fileOf: (path: string) => string,
  framedBy: readonly string[] = [],
): void {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const files = serveStatic({ root, rewriteRequestPath: fileOf })
  app.get(path, (c, next) => {
    c.header('Cache-Control', 'no-cache')
    c.header('Content-Security-Policy', policyFramedBy(framedBy))
    return files(c, next)
  })
}

/** Serve the scripts and styles of a folder below `/local`. */
export const serveFolder = (app: ServiceApp, folder: string): void =>
  serveFiles(app, `/local/${folder}/:file{[\\w-]+\\.(?:js|css)}`, (path) => path.slice('/local'.length))
