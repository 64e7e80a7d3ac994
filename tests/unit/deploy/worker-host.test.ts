import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { siteConfig } from '#scripts/base/site-config.ts'
import { assetHeaders, pageHeaders } from '#scripts/site/build/headers.ts'
import { writeWorker } from '#scripts/site/deploy/worker-host.ts'
import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import { newFolder } from '#tests/unit/new-folder.ts'

const config = { ...siteConfig('site', {}), PAGE_ORIGIN: 'https://h5.example.com' }
const inline = { scripts: ['boot()'], styles: ['p{}'] }
const folder = newFolder()

afterEach(() => void vi.useRealTimers())

test('the function and its files: clean addresses, each other spelling leads there; a short link until its last day', async () => {
  const dist = `${folder}/dist`
  mkdirSync(`${dist}/down`, { recursive: true })
  writeFileSync(`${dist}/down/index.html`, '<title>APP下载</title>')
  const edge = "export default { fetch: () => new Response('the page') }"
  writeFileSync(`${dist}/_edge.mjs`, edge)
  writeFileSync(
    `${dist}/_headers.json`,
    JSON.stringify({
      '/down': pageHeaders('down', inline, config),
      '/404': pageHeaders(undefined, inline, config),
      '/assets/*': assetHeaders('/assets/', true),
      '/share/*': assetHeaders('/share/', true),
      '/*': assetHeaders('/', true),
    }),
  )
  writeWorker(dist, `${folder}/worker`)
  const read = (path: string) => readFileSync(`${folder}/worker/${path}`, 'utf8')
  expect(read('edge.js')).toBe(edge)
  expect(read('worker.js')).toContain("import edge from './edge.js'")
  expect(read('site/_redirects')).toBe(
    '/ /down 302\n/down /down/index.html 200\n/down/ /down 301\n/down.html /down 301\n/down/index.html /down 301\n',
  )
  expect(read('site/_headers')).toContain('content-security-policy')
  expect(read('site/.assetsignore').split('\n')).toEqual(
    expect.arrayContaining(['_edge.mjs', '_manifest.json', '*.br']),
  )
  writeFileSync(`${folder}/worker/site/old.html`, '')
  writeWorker(dist, `${folder}/worker`, { winter: { to: '/down?channel=9', until: '2027-01-31' } })
  // The function answers them, so that one ends without a deploy.
  expect(read('site/_redirects')).not.toContain('/s/')
  const { default: worker } = await import(`${folder}/worker/worker.js`)
  const answer = (path: string) => worker.fetch(new Request(`https://h5.example.com${path}`))
  for (const [time, to] of [
    ['2027-01-31T23:59:59.999+08:00', '/down?channel=9'],
    ['2027-02-01T00:00:00.000+08:00', '/down'],
  ] as const) {
    vi.useFakeTimers({ now: Date.parse(time) })
    const { status, headers } = await answer('/s/winter?from=wechat')
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, to, 'no-store'])
    expect(await (await answer('/s/other')).text()).toBe('the page')
  }
  expect(existsSync(`${folder}/worker/site/old.html`)).toBe(false)
})

test('wrangler.jsonc runs the function for every share page, the calls, the cards, short links and the local service, and nothing else', () => {
  const text = readFileSync(`${ROOT}scripts/site/edge/wrangler.jsonc`, 'utf8').replace(/^\s*\/\/.*$/gm, '')
  const { assets } = JSON.parse(text) as { assets: { run_worker_first: string[] } }
  const pages = Object.keys(SHARE_PAGES).map((name) => `/${name}`)
  expect(new Set(assets.run_worker_first)).toEqual(
    new Set([...pages, '/api/*', '/pk/*', '/local/*', '/card/*', '/s/*']),
  )
})
