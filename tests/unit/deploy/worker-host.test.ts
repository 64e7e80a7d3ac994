import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { siteConfig } from '#scripts/base/site-config.ts'
import { assetHeaders, pageHeaders } from '#scripts/site/build/headers.ts'
import { writeWorker } from '#scripts/site/deploy/static-host.ts'
import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import { newFolder } from '#tests/unit/new-folder.ts'

const config = { ...siteConfig('site', {}), PAGE_ORIGIN: 'https://h5.example.com' }
const inline = { scripts: ['boot()'], styles: ['p{}'] }
const folder = newFolder()

test('the function and its files: clean addresses, each other spelling leads there', () => {
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
      '/assets/*': assetHeaders('/assets/', config),
      '/share/*': assetHeaders('/share/', config),
      '/*': assetHeaders('/', config),
    }),
  )
  writeWorker(dist, `${folder}/worker`)
  const read = (path: string) => readFileSync(`${folder}/worker/${path}`, 'utf8')
  expect(read('worker.js')).toBe(edge)
  expect(read('site/_redirects')).toBe(
    '/ /down 302\n/down /down/index.html 200\n/down/ /down 301\n/down.html /down 301\n/down/index.html /down 301\n',
  )
  expect(read('site/_headers')).toContain('content-security-policy')
  expect(read('site/.assetsignore').split('\n')).toEqual(
    expect.arrayContaining(['_edge.mjs', '_manifest.json', '*.br']),
  )
  writeFileSync(`${folder}/worker/site/old.html`, '')
  writeWorker(dist, `${folder}/worker`)
  expect(existsSync(`${folder}/worker/site/old.html`)).toBe(false)
})

test('wrangler.jsonc runs the function for every share page, the calls, the cards and the local service, and nothing else', () => {
  const text = readFileSync(`${ROOT}scripts/site/edge/wrangler.jsonc`, 'utf8').replace(/^\s*\/\/.*$/gm, '')
  const { assets } = JSON.parse(text) as { assets: { run_worker_first: string[] } }
  const pages = Object.keys(SHARE_PAGES).map((name) => `/${name}`)
  expect(new Set(assets.run_worker_first)).toEqual(new Set([...pages, '/api/*', '/pk/*', '/local/*', '/card/*']))
})
