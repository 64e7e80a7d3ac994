import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { toHashSource } from '#scripts/build/headers.ts'
import { writeManifest } from '#scripts/build/manifest.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

export const ORIGIN = 'https://h5.example.com'

const REST = { 'x-content-type-options': 'nosniff' }
const SCRIPTS = { set: 'import("/assets/part-a.js")', chat: 'talk()', down: 'import("/assets/down-a.js")' }
const HASHES = Object.values(SCRIPTS).map(toHashSource).join(' ')
const POLICY = `default-src 'none'; script-src 'self' ${HASHES}; frame-ancestors 'none'; trusted-types 'none'`

const createPage = (body: string) => `<!doctype html>\n<html>\n<head>\n<title>页</title>\n</head>\n<body>\n${body}`

/** A build of two pages for members and a public one. @param changed files that are not as usual */
export function createBuild(
  changed: Record<string, string> = {},
  config = { PAGE_ORIGIN: ORIGIN, ASSET_BASE: '/' },
): string {
  const dist = createTempFolder()
  const files: Record<string, string> = {
    'set/index.html': createPage(`<script type="module">${SCRIPTS.set}</script><img src="/campaign/hero.svg">`),
    'chat/index.html': createPage(`<script type="module">${SCRIPTS.chat}</script>`),
    'down/index.html': createPage(`<script type="module">${SCRIPTS.down}</script>`),
    'assets/part-a.js': 'import("./deep-a.js")',
    'assets/part-a.js.br': 'packed',
    'assets/deep-a.js': 'deep()',
    'assets/down-a.js': 'down()',
    'campaign/hero.svg': '<svg/>',
    'campaign/crowd.svg': '<svg/>',
    ...changed,
  }
  const headers = {
    '/set': { 'content-security-policy': POLICY, 'cache-control': 'private, max-age=604800' },
    '/chat': { 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' },
    '/down': { 'content-security-policy': POLICY },
    '/404': {},
    '/assets/*': { 'cache-control': 'public, max-age=31536000, immutable', ...REST },
    '/*': REST,
  }
  for (const [path, text] of Object.entries({ ...files, '_headers.json': JSON.stringify(headers) })) {
    mkdirSync(dirname(`${dist}/${path}`), { recursive: true })
    writeFileSync(`${dist}/${path}`, text)
  }
  writeManifest(dist, config)
  return dist
}
