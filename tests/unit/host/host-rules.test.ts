import { expect, test } from 'vitest'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { createPageHeaders } from '#scripts/build/headers.ts'
import { renderNginxServer } from '#scripts/deploy/nginx.ts'
import { createHostRules } from '#scripts/host/host-rules.ts'

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

test.for(['/srv/$host', '/srv/a\nb'])('nginx expands nothing in the folder %j', (root) =>
  expect(() => renderNginxServer(createHostRules(needed), { ...OPTIONS, root })).toThrow('不能有 $ 或换行'),
)

test('nginx: a build that is not for testers has one policy, whatever the query', () => {
  const headers = createPageHeaders('down', { scripts: ['boot()'], styles: ['p{}'] }, loadSiteConfig('site', {}))
  const conf = renderNginxServer(createHostRules({ ...needed, '/down': headers }), OPTIONS)
  expect(conf).not.toMatch(/arg_debug|unsafe/)
  expect(conf).toContain(`add_header content-security-policy "${headers['content-security-policy']}" always;`)
})
