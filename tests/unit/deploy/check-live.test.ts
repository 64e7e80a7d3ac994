import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { writeManifest } from '#scripts/build/manifest.ts'
import { checkLive } from '#scripts/deploy/check-live.ts'
import { createDebugHeaders } from '#scripts/host/debug-policy.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

const dist = createTempFolder()
const SETTINGS = { PAGE_ORIGIN: 'https://h5.example.com', ASSET_BASE: 'https://cdn.example.com/h5/' }
const headers = { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'" }
const rest = { 'x-content-type-options': 'nosniff' }
const forEver = { 'cache-control': 'public, max-age=31536000, immutable' }

beforeAll(() => {
  for (const folder of ['assets', 'down', 'activityShare']) mkdirSync(`${dist}/${folder}`)
  for (const page of ['down', 'activityShare']) {
    writeFileSync(`${dist}/${page}/index.html`, `<head><title>页</title></head><body>${page}</body>`)
  }
  writeFileSync(`${dist}/assets/down-a.js`, 'boot()')
  writeFileSync(`${dist}/assets/down-a.js.br`, brotliCompressSync('boot()'))
  writeFileSync(`${dist}/assets/later-b.js`, 'later()')
  writeFileSync(`${dist}/icon.svg`, '<svg/>')
  writeFileSync(`${dist}/404.html`, '没有这个页面')
  writeFileSync(`${dist}/index.html`, '去下载')
  const table = { '/down': headers, '/activityShare': headers, '/404': {}, '/assets/*': forEver, '/*': rest }
  writeFileSync(`${dist}/_headers.json`, JSON.stringify(table))
  writeManifest(dist, SETTINGS)
})

const ADDRESSES = {
  site: 'https://h5.example.com',
  http: 'http://h5.example.com',
  cdn: 'https://cdn.example.com/h5/assets',
}

type Answer = (encoding: string) => Response | Promise<Response>

/** The live site, some of its answers changed. */
function checkChanged(changed: Record<string, Answer> = {}) {
  const fetchAddress = async (address: string, init?: RequestInit) => {
    const local = changed[address]
    if (local) return local(new Headers(init?.headers).get('accept-encoding')!)
    const { protocol, host, pathname } = new URL(address)
    if (protocol === 'http:') return new Response(null, { status: 301, headers: { location: `${ADDRESSES.site}/` } })
    if (pathname === '/') return new Response(null, { status: 302, headers: { location: '/down' } })
    if (pathname === '/nothing-here') return new Response('没有这个页面', { status: 404 })
    if (pathname === '/icon.svg') return new Response('<svg/>', { headers: rest })
    if (host === 'cdn.example.com') {
      return new Response(readFileSync(dist + pathname.replace('/h5', '')), { headers: forEver })
    }
    return new Response(readFileSync(`${dist}${pathname}/index.html`), { headers })
  }
  return checkLive({ dist, origin: ADDRESSES.site, get: fetchAddress })
}

test('a site as it was built has no differences', async () =>
  expect(await checkChanged()).toEqual({ count: 8, wrong: [] }))

test.for([
  ['site /down', () => new Response('<script>evil()</script>', { headers }), '内容不是这次构建的'],
  [
    'site /down',
    () => new Response(readFileSync(`${dist}/down/index.html`), { headers: { 'cache-control': 'no-cache' } }),
    'content-security-policy 是“”',
  ],
  ['cdn /down-a.js', () => new Response('evil()', { headers: forEver }), '内容不是'],
  ['cdn /down-a.js', () => new Response('', { status: 404 }), '状态 404'],
  [
    'cdn /down-a.js',
    (encoding: string) => new Response(encoding === 'br' ? 'boo' : 'boot()', { headers: forEver }),
    '内容不是这次构建的（br）',
  ],
  ['site /icon.svg', () => new Response('<svg/>'), 'x-content-type-options 是“”'],
  ['site /nothing-here', () => new Response('evil', { status: 404 }), '内容不是'],
  ['site /nothing-here', () => new Response('没有这个页面'), '状态 200'],
  ['site /', () => new Response('<script>evil()</script>'), '状态 200'],
  [
    'site /',
    () => new Response(null, { status: 302, headers: { location: 'https://evil.example.com/down' } }),
    '转到“https://evil.example.com/down”，要到 /down',
  ],
  ['http /', () => new Response(null, { status: 302, headers: { location: '/down' } }), '状态 302'],
  ['site /down', () => Promise.reject(new Error('fetch failed')), '连不上（fetch failed）'],
] as const)('%s: %s', async ([place, createAnswer, text]) => {
  const [host, path] = place.split(' ') as [keyof typeof ADDRESSES, string]
  const address = ADDRESSES[host] + path
  const { wrong } = await checkChanged({ [address]: createAnswer })
  expect(wrong).toEqual([expect.stringContaining(`${address}：${text}`)])
})

test('a page whose head the edge fills is compared by its body', async () => {
  const createPage = (body: string) => () =>
    new Response(`<head><title>页</title><meta name="robots"></head><body>${body}</body>`, { headers })
  const address = 'https://h5.example.com/activityShare'
  expect((await checkChanged({ [address]: createPage('activityShare') })).wrong).toEqual([])
  expect((await checkChanged({ [address]: createPage('evil') })).wrong).toEqual([
    `${address}：内容不是这次构建的（identity）`,
  ])
})

test('a build for testers: a page may have the policy of ?debug=1 at every address, as hosts send it that look at no query', async () => {
  const createAnswer = () =>
    new Response(readFileSync(`${dist}/down/index.html`), { headers: createDebugHeaders(headers) })
  const seen = { 'https://h5.example.com/down': createAnswer }
  writeManifest(dist, { ...SETTINGS, DEBUG: 'on' })
  try {
    expect((await checkChanged(seen)).wrong).toEqual([])
  } finally {
    writeManifest(dist, SETTINGS)
  }
  expect((await checkChanged(seen)).wrong).toEqual([expect.stringContaining('content-security-policy 是')])
})

test('a host that is not there is one line', async () => {
  const fetchAddress = () => Promise.reject(new Error('fetch failed'))
  const origin = 'https://nowhere.example.com'
  await expect(checkLive({ dist, origin, get: fetchAddress })).rejects.toThrow(
    /^连不上 https:\/\/nowhere\.example\.com：[^\n]*$/,
  )
})

test('a host may send plain http on by 308', async () => {
  const createRedirect = () => new Response(null, { status: 308, headers: { location: `${ADDRESSES.site}/` } })
  expect((await checkChanged({ [`${ADDRESSES.http}/`]: createRedirect })).wrong).toEqual([])
})
