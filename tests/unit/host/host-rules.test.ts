import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { createPageHeaders, type Headers } from '#scripts/build/headers.ts'
import { writeManifest } from '#scripts/build/manifest.ts'
import { renderNginxServer } from '#scripts/deploy/nginx.ts'
import { createDebugHeaders } from '#scripts/host/debug-policy.ts'
import { assertAllPages, createHostRules, readHostRules } from '#scripts/host/host-rules.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

const needed = { '/404': {}, '/assets/*': {}, '/*': {} }
const OPTIONS = { root: '/srv/h5', assetsRoot: '/srv/h5', listen: '80', brotli: false }

test.for([
  ['cache-control', 'no-cache" always; return 200 "evil'],
  ['cache-control', 'no-cache $request_uri'],
  ['cache-control', 'no-cache; return 200'],
  ['cache-control', 'no-cache\nset-cookie: a=b'],
  ['cache-control', 'no-cache\rx: y'],
  ['cache-control', 'no-cache } location / {'],
  ['cache-control', 'no-cache\\'],
  ['cache-control', 'no-cache # x'],
  ['cache-control', 'no-cache\0'],
  ['content-security-policy', "default-src 'none'\""], // semicolons, and nothing else
  ['content-security-policy', 'default-src $host'],
  ['x y', 'v'],
  ['X-Up', 'v'],
  ['x\ny', 'v'],
  ['', 'v'],
] as const)('the header %j: %j is refused', ([name, value]) =>
  expect(() => createHostRules({ ...needed, '/down': { [name]: value } })).toThrow(`不允许的字符：${name}`),
)

test.for(['/down|.*', '/a b', 'down', '/down{', '/x/../y', '/down\n'])('the address %j is refused', (path) =>
  expect(() => createHostRules({ ...needed, [path]: {} })).toThrow('地址不对'),
)

test('the headers of a build are taken as they are', () => {
  const policy = "default-src 'none'; script-src 'self' 'sha256-a+/b='; img-src data: https://*.example.com:8443"
  const headers = { 'content-security-policy': policy, 'permissions-policy': 'camera=()', 'no-vary-search': 'params' }
  expect(createHostRules({ ...needed, '/down': headers }).pages['/down']).toEqual(headers)
})

test.for(['/srv/$host', '/srv/a\nb'])('nginx expands nothing in the folder %j', (root) =>
  expect(() => renderNginxServer(createHostRules(needed), { ...OPTIONS, root })).toThrow('不能有 $ 或换行'),
)

test('a build that lacks pages is refused by their names', () => {
  const pages = { '/down': {}, '/test': {} }
  expect(() => assertAllPages({ pages }, ['down', 'courseSharing', 'test'])).toThrow(
    '这个构建少了 1 个页面（courseSharing）',
  )
  assertAllPages({ pages }, ['down', 'test'])
})

const POLICY = 'content-security-policy'
const getHeaders = (name: 'down' | 'chat'): Headers =>
  createPageHeaders(name, { scripts: [`boot${name}()`], styles: ['p{}'] }, loadSiteConfig('site', {}))
const ofTwoPages = { ...needed, '/down': getHeaders('down'), '/chat': getHeaders('chat') }

/** The policy that these rules of nginx give to a page of this name. */
function getNginxPolicy(conf: string, page: string, debug: string): string {
  const at = conf.slice(conf.indexOf(`location ~ ^/${page}(`))
  const [, variable] = /add_header content-security-policy (\$\w+) always;/.exec(at.slice(0, at.indexOf('}')))!
  const map = conf.slice(conf.indexOf(`map $arg_debug ${variable} {`))
  const key = debug === '1' ? '1' : 'default'
  return new RegExp(`\\n  ${key} "(.*)";\\n`).exec(map)![1]!
}

test('nginx: a page of a build for testers has the wider policy at ?debug=1 alone', () => {
  const conf = renderNginxServer({ ...createHostRules(ofTwoPages), isTest: true }, OPTIONS)
  for (const page of ['down', 'chat'] as const) {
    const built = getHeaders(page)
    expect(getNginxPolicy(conf, page, '')).toBe(built[POLICY])
    expect(getNginxPolicy(conf, page, '1')).toBe(createDebugHeaders(built)[POLICY])
  }
  expect(conf.indexOf('map $arg_debug')).toBeLessThan(conf.indexOf('server {'))
})

test('nginx: any other build knows nothing of it', () => {
  const conf = renderNginxServer(createHostRules(ofTwoPages), OPTIONS)
  expect(conf).not.toMatch(/arg_debug|unsafe/)
  expect(conf).toContain(`add_header content-security-policy "${getHeaders('down')[POLICY]}" always;`)
})

test('what a build is for is read from its list', () => {
  const dist = createTempFolder()
  writeFileSync(`${dist}/_headers.json`, JSON.stringify(needed))
  expect(readHostRules(dist).isTest).toBe(false)
  writeManifest(dist, { DEBUG: 'on' })
  expect(readHostRules(dist).isTest).toBe(true)
  writeManifest(dist, { DEBUG: '' })
  expect(readHostRules(dist).isTest).toBe(false)
})
