import { hash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { Hono } from 'hono'
import { type Encoding, selectEncoding } from '#scripts/base/accept-encoding.ts'
import type { Headers } from '#scripts/build/headers.ts'
import { isTestBuild } from '#scripts/build/manifest.ts'
import { repairAddress } from '#shared/core/links/repair-path.ts'
import { routes } from '#shared/routes.ts'
import { createDebugHeaders } from './debug-policy.ts'

/**
 * The built site as a host serves it: clean URLs and the headers of the build; nothing behind /api.
 */
export function createStaticSite(dist: string): Hono {
  const files = staticFiles(dist)
  const site = new Hono()
  site.get('/', (c) => c.redirect(`/down${new URL(c.req.url).search}`, 302))
  site.get('*', (c) => {
    const { path, status, headers: built } = files.find(c.req.path)
    const { pathname, search } = new URL(c.req.url)
    const right = status === 404 && repairAddress(pathname, search, Object.keys(routes))
    if (right) return c.redirect(right, 302)
    // Only what reads as a page: everything else has no policy to widen.
    const headers = c.req.query('debug') === '1' && isTestBuild(dist) ? createDebugHeaders(built) : built
    const file = fileBody(path, c.req.header('accept-encoding') ?? '')
    if (status === 200 && c.req.header('if-none-match') === file.headers.etag) return c.body(null, 304, headers)
    return c.body(file.body, status, { ...headers, ...file.headers })
  })
  return site
}

/** `content-type` of a file, by its ending. */
export const typeOf = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

interface Found {
  path: string
  status: 200 | 404
  headers: Headers
}

/** The site as it lies on disk, with the headers the build wrote for it. */
function staticFiles(dist: string) {
  const rules = `${dist}/_headers.json`
  let table: Record<string, Headers> = JSON.parse(readFileSync(rules, 'utf8'))
  let readAt = statSync(rules).mtimeMs

  /**
   * Reloads the rules when another build replaced the folder, so that a page never gets outdated
   * rules.
   */
  function renew() {
    const changed = statSync(rules, { throwIfNoEntry: false })?.mtimeMs
    if (changed === undefined || changed === readAt) return
    table = JSON.parse(readFileSync(rules, 'utf8'))
    readAt = changed
  }

  /**
   * The file of a URL path: `/down`, `/down/` and `/down.html` are one page; an unknown path is the
   * 404 page.
   */
  function find(address: string): Found {
    renew()
    const clean = safePath(address)
    const page = clean?.replace(/(\/|\.html|\/index\.html)$/, '')
    if (page && table[page] && isFile(`${dist}${page}/index.html`)) {
      return { path: `${dist}${page}/index.html`, status: 200, headers: table[page] }
    }
    if (clean && clean !== '/404.html' && !clean.includes('/_') && isFile(dist + clean)) {
      const folder = Object.keys(table).find((key) => key.endsWith('/*') && clean.startsWith(key.slice(0, -1)))
      return { path: dist + clean, status: 200, headers: table[folder ?? '/*'] ?? {} }
    }
    return { path: `${dist}/404.html`, status: 404, headers: table['/404'] ?? {} }
  }
  return { find }
}

/** An address as a path below the site, or undefined when it tries to leave it. */
function safePath(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address)
    return path.includes('..') || path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/** The bytes of a file in the smallest form the visitor's browser takes, with type and ETag. */
function fileBody(path: string, acceptEncoding: string): { body: Uint8Array<ArrayBuffer>; headers: Headers } {
  const packed = (Object.keys(ENDINGS) as Encoding[]).filter((one) => existsSync(path + ENDINGS[one]))
  const encoding = selectEncoding(acceptEncoding, packed)
  const body = new Uint8Array(readFileSync(path + (encoding ? ENDINGS[encoding] : '')))
  return {
    body,
    headers: {
      'content-type': typeOf(path),
      etag: `"${hash('sha1', body, 'base64url')}"`,
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    },
  }
}
