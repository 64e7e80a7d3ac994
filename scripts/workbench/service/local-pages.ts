import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServiceApp } from './area.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/** The policy of a page of this service; `ancestors`: origins that may frame it. */
export const policyFramedBy = (ancestors: readonly string[] = []): string =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors.join(' ') || "'none'"}`

/**
 * Serve a hand-written page or one of its files, as a supplier's own site would, with a policy of its own.
 * @param file below scripts/workbench/service, such as `work-order/form.html`
 * @param framedBy origins that may frame it, asked at each request
 */
export function servePage(
  app: ServiceApp,
  path: string,
  file: string,
  framedBy: () => readonly string[] = () => [],
): void {
  const place = fileURLToPath(new URL(file, import.meta.url))
  app.get(path, (c) => {
    return c.body(readFileSync(place, 'utf8'), 200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policyFramedBy(framedBy()),
    })
  })
}

/** Serve the scripts and styles of a folder below `/local`. */
export function serveFiles(app: ServiceApp, folder: string): void {
  const files = readdirSync(new URL(folder, import.meta.url)).filter((file) => /\.(js|css)$/.test(file))
  for (const file of files) servePage(app, `/local/${folder}/${file}`, `${folder}/${file}`)
}
