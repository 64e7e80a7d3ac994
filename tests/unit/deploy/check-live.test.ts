import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLive } from '#scripts/deploy/check-live.ts'

const dist = mkdtempSync(join(tmpdir(), 'live-'))
const script = '<script type="module" src="https://cdn.example.com/h5/assets/down-a.js"></script>'
const headers = { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'" }
const forEver = { 'cache-control': 'public, max-age=31536000, immutable' }

beforeAll(() => {
  for (const folder of ['assets', 'down', 'activityShare']) mkdirSync(`${dist}/${folder}`)
  for (const page of ['down', 'activityShare']) {
    writeFileSync(`${dist}/${page}/index.html`, `<head><title>页</title>${script}</head><body>${page}</body>`)
  }
  writeFileSync(`${dist}/assets/down-a.js`, 'boot()')
  writeFileSync(`${dist}/assets/down-a.js.br`, 'packed')
  const table = { '/down': headers, '/activityShare': headers, '/404': {}, '/assets/*': forEver, '/*': {} }
  writeFileSync(`${dist}/_headers.json`, JSON.stringify(table))
})
afterAll(() => rmSync(dist, { recursive: true }))

/** The live site, some of its answers changed. */
function live(changed: Record<string, () => Response | Promise<Response>> = {}) {
  const get = async (address: string) => {
    const own = changed[address]
    if (own) return own()
    const { host, pathname } = new URL(address)
    if (host === 'cdn.example.com') {
      return new Response(readFileSync(dist + pathname.replace('/h5', '')), { headers: forEver })
    }
    return new Response(readFileSync(`${dist}${pathname}/index.html`), { headers })
  }
  return checkLive({ dist, origin: 'https://h5.example.com', get })
}

test('a site as it was built has no differences', async () => expect(await live()).toEqual({ count: 3, wrong: [] }))

test.for([
  ['https://h5.example.com/down', () => new Response('<script>evil()</script>', { headers }), '内容不是这次构建的'],
  [
    'https://h5.example.com/down',
    () => new Response(readFileSync(`${dist}/down/index.html`), { headers: { 'cache-control': 'no-cache' } }),
    'content-security-policy 是“”',
  ],
  ['https://cdn.example.com/h5/assets/down-a.js', () => new Response('evil()', { headers: forEver }), '内容不是'],
  ['https://cdn.example.com/h5/assets/down-a.js', () => new Response('', { status: 404 }), '状态 404'],
  ['https://h5.example.com/down', () => Promise.reject(new Error('fetch failed')), 'fetch failed'],
] as const)('%s: %s', async ([address, answer, words]) => {
  const { wrong } = await live({ [address]: answer })
  expect(wrong).toEqual([expect.stringContaining(`${address}：${words}`)])
})

test('a page whose head the edge fills is compared by its body', async () => {
  const filled = (body: string) => () =>
    new Response(`<head><title>页</title><meta name="robots">${script}</head><body>${body}</body>`, { headers })
  const address = 'https://h5.example.com/activityShare'
  expect((await live({ [address]: filled('activityShare') })).wrong).toEqual([])
  expect((await live({ [address]: filled('evil') })).wrong).toEqual([`${address}：内容不是这次构建的`])
})
