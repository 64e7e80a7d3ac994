import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { createAssetHeaders, createPageHeaders } from '#scripts/build/headers.ts'
import { writeWorker } from '#scripts/deploy/static-host.ts'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

const config = { ...loadSiteConfig('site', {}), PAGE_ORIGIN: 'https://h5.example.com' }
const inline = { scripts: ['boot()'], styles: ['p{}'] }
const folder = createTempFolder()

test('the function and its files: clean addresses, each other spelling leads there', () => {
  const dist = `${folder}/dist`
  mkdirSync(`${dist}/down`, { recursive: true })
  writeFileSync(`${dist}/down/index.html`, '<title>APP下载</title>')
  const edge = "export default { fetch: () => new Response('the page') }"
  writeFileSync(`${dist}/_edge.mjs`, edge)
  writeFileSync(
    `${dist}/_headers.json`,
    JSON.stringify({
      '/down': createPageHeaders('down', inline, config),
      '/404': createPageHeaders(undefined, inline, config),
      '/assets/*': createAssetHeaders('/assets/', config),
      '/share/*': createAssetHeaders('/share/', config),
      '/*': createAssetHeaders('/', config),
    }),
  )
  writeWorker(dist, `${folder}/worker`)
  const readWorkerFile = (path: string) => readFileSync(`${folder}/worker/${path}`, 'utf8')
  expect(readWorkerFile('worker.js')).toBe(edge)
  expect(readWorkerFile('site/_redirects')).toBe(
    '/ /down 302\n/down /down/index.html 200\n/down/ /down 301\n/down.html /down 301\n/down/index.html /down 301\n',
  )
  expect(readWorkerFile('site/_headers')).toContain('content-security-policy')
  expect(readWorkerFile('site/.assetsignore').split('\n')).toEqual(
    expect.arrayContaining(['_edge.mjs', '_manifest.json', '*.br']),
  )
  writeFileSync(`${folder}/worker/site/old.html`, '')
  writeWorker(dist, `${folder}/worker`)
  expect(existsSync(`${folder}/worker/site/old.html`)).toBe(false)
})

test('wrangler.jsonc runs the function for every share page, the calls, the cards and the local service, and nothing else', () => {
  const text = readFileSync(`${ROOT}scripts/edge/wrangler.jsonc`, 'utf8').replace(/^\s*\/\/.*$/gm, '')
  const { assets } = JSON.parse(text) as { assets: { run_worker_first: string[] } }
  const pages = Object.keys(SHARE_PAGES).map((name) => `/${name}`)
  expect(new Set(assets.run_worker_first)).toEqual(new Set([...pages, '/api/*', '/pk/*', '/local/*', '/card/*']))
})
