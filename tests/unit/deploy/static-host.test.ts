import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { createAssetHeaders, createPageHeaders, type Headers } from '#scripts/build/headers.ts'
import { renderHeadersFile, renderRedirectsFile, writeWorker } from '#scripts/deploy/static-host.ts'
import { createDebugHeaders } from '#scripts/host/debug-policy.ts'
import { createHostRules } from '#scripts/host/host-rules.ts'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

const config = { ...loadSiteConfig('site', {}), PAGE_ORIGIN: 'https://h5.example.com' }
const inline = { scripts: ['boot()', 'early()'], styles: ['p{}'] }
const names = Object.keys(routes) as RouteName[]
const table: Record<string, Headers> = {
  ...Object.fromEntries(names.map((name) => [`/${name}`, createPageHeaders(name, inline, config)])),
  '/404': { ...createPageHeaders(undefined, inline, config), 'cache-control': 'no-store' },
  '/assets/*': createAssetHeaders('/assets/', config),
  '/share/*': createAssetHeaders('/share/', config),
  '/*': createAssetHeaders('/', config),
}
const rules = createHostRules(table)

const dist = createTempFolder()
for (const folder of ['down', 'assets', 'share', 'campaign']) mkdirSync(`${dist}/${folder}`)
for (const file of ['index.html', '404.html', 'icon.svg', 'icon.svg.br', '_headers.json'])
  writeFileSync(`${dist}/${file}`, '')

/**
 * What a host sends that adds up every rule matching an address; a header named twice is a list of
 * both.
 */
function parseHeaders(file: string, address: string): Record<string, string[]> {
  const headers: Record<string, string[]> = {}
  for (const rule of file.trim().split('\n\n')) {
    const [path, ...lines] = rule.split('\n')
    if (!(path!.endsWith('*') ? address.startsWith(path!.slice(0, -1)) : address === path)) continue
    for (const line of lines) {
      const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line)!
      headers[name!] = [...(headers[name!] ?? []), value!]
    }
  }
  return headers
}
const wrapValues = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]))

const file = renderHeadersFile(rules, dist)

test.for(names.flatMap((name) => ['', '/'].map((end) => [`/${name}${end}`, name] as const)))(
  '%s gets exactly its own headers, each once',
  ([address, name]) => expect(parseHeaders(file, address)).toEqual(wrapValues(table[`/${name}`]!)),
)

test.for([
  ['/assets/x-1.js', '/assets/*'],
  ['/share/default.png', '/share/*'],
  ['/campaign/hero.svg', '/*'],
  ['/icon.svg', '/*'],
  ['/404.html', '/404'],
] as const)('%s gets exactly the headers of %s', ([address, key]) =>
  expect(parseHeaders(file, address)).toEqual(wrapValues(table[key]!)),
)

test("the file keeps well within a host's limits, or is not written", () => {
  expect(file.trim().split('\n\n').length).toBeLessThanOrEqual(80)
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`/p${index}`, { 'x-page': `${index}` }]))
  expect(() => renderHeadersFile({ ...rules, pages: many }, dist)).toThrow('主机最多读 100 条')
  const long = { '/down': { 'content-security-policy': `img-src ${'https://a.example.com '.repeat(100)}` } }
  expect(() => renderHeadersFile({ ...rules, pages: long }, dist)).toThrow('超过 2000 个字符')
})

test('/ forwards, and each spelling of a page is that page', () => {
  const lines = renderRedirectsFile(rules).trim().split('\n')
  expect(lines[0]).toBe('/ /down 302')
  expect(lines).toContain('/pkShare /pkShare/ 200')
  expect(lines).toContain('/pkShare.html /pkShare 301')
  expect(lines).toContain('/pkshare /pkShare 301')
  expect(lines.length).toBe(1 + 2 * names.length + names.filter((name) => name !== name.toLowerCase()).length)
})

test('in a build for testers every page lets the console draw, because such a host looks at no query; in any other none', () => {
  const forTesters = renderHeadersFile({ ...rules, isTest: true }, dist)
  for (const address of ['/down', '/down/', '/bodyFatScale'] as const) {
    const built = table[address.replace(/\/$/, '')]!
    expect(parseHeaders(forTesters, address)).toEqual(wrapValues(createDebugHeaders(built)))
  }
  expect(parseHeaders(forTesters, '/404.html')).toEqual(wrapValues(table['/404']!))
  expect(file).not.toContain('unsafe')
})

test('a Worker has the function and the files: clean addresses, each other spelling leads there', () => {
  writeFileSync(`${dist}/_edge.mjs`, 'export default {}')
  writeFileSync(`${dist}/_headers.json`, JSON.stringify(table))
  const folder = `${createTempFolder()}/worker`
  writeWorker(dist, folder)
  const readWorkerFile = (path: string) => readFileSync(`${folder}/${path}`, 'utf8')
  expect(readWorkerFile('worker.js')).toBe('export default {}')
  expect(readWorkerFile('site/_redirects')).toMatch(/^\/ \/down 302\n/)
  expect(readWorkerFile('site/_redirects')).toContain(
    '\n/down /down/index.html 200\n/down/ /down 301\n/down.html /down 301\n/down/index.html /down 301\n',
  )
  expect(readWorkerFile('site/_headers')).toContain('content-security-policy')
  expect(readWorkerFile('site/.assetsignore').split('\n')).toEqual(
    expect.arrayContaining(['_edge.mjs', '_manifest.json', '*.br']),
  )
  writeFileSync(`${folder}/site/old.html`, '')
  writeWorker(dist, folder)
  expect(existsSync(`${folder}/site/old.html`)).toBe(false)
})

test('wrangler.jsonc runs the function for every share page, the calls, the cards and the local service, and nothing else', () => {
  const text = readFileSync(`${ROOT}scripts/edge/wrangler.jsonc`, 'utf8').replace(/^\s*\/\/.*$/gm, '')
  const { assets } = JSON.parse(text) as { assets: { run_worker_first: string[] } }
  const pages = Object.keys(SHARE_PAGES).map((name) => `/${name}`)
  expect(new Set(assets.run_worker_first)).toEqual(new Set([...pages, '/api/*', '/pk/*', '/local/*', '/card/*']))
})
