import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import type { Headers } from '#scripts/build/headers.ts'

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

export interface Found {
  path: string
  status: 200 | 404
  headers: Headers
}

/** The site as it lies on disk, with the headers the build wrote for it. */
export function staticFiles(dist: string) {
  const table: Record<string, Headers> = JSON.parse(readFileSync(`${dist}/_headers.json`, 'utf8'))

  /** The file behind an address: `/down`, `/down/` and `/down.html` are one page; anything unknown is the 404 page. */
  function find(address: string): Found {
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
export function fileBody(path: string, acceptEncoding: string): { body: Uint8Array<ArrayBuffer>; headers: Headers } {
  const suffix =
    ['.br', '.gz'].find((end) => acceptEncoding.includes(end === '.br' ? 'br' : 'gzip') && existsSync(path + end)) ?? ''
  const body = new Uint8Array(readFileSync(path + suffix))
  return {
    body,
    headers: {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
      vary: 'accept-encoding',
      ...(suffix && { 'content-encoding': suffix === '.br' ? 'br' : 'gzip' }),
    },
  }
}
