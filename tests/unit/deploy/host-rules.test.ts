import { expect, test } from 'vitest'
import { hostRules } from '#scripts/deploy/host-rules.ts'
import { nginxServer } from '#scripts/deploy/nginx.ts'

const needed = { '/404': {}, '/assets/*': {}, '/*': {} }
const OPTIONS = { root: '/srv/h5', assetsRoot: '/srv/h5', listen: '80', brotli: false }

test.for([
  ['a quote', 'no-cache" always; return 200 "evil'],
  ['a variable', 'no-cache $request_uri'],
  ['a semicolon where no list is', 'no-cache; return 200'],
  ['a line break', 'no-cache\nset-cookie: a=b'],
  ['a carriage return', 'no-cache\rx: y'],
  ['a brace', 'no-cache } location / {'],
  ['a backslash', 'no-cache\\'],
  ['a comment', 'no-cache # x'],
  ['a control character', 'no-cache\0'],
] as const)('a header value with %s is refused', ([, value]) =>
  expect(() => hostRules({ ...needed, '/down': { 'cache-control': value } })).toThrow('不允许的字符：cache-control'),
)

test.for(["default-src 'none'\"", 'default-src $host', "default-src 'none'; }", "default-src 'none'\n"])(
  'a policy may hold semicolons, nothing else: %j',
  (policy) =>
    expect(() => hostRules({ ...needed, '/down': { 'content-security-policy': policy } })).toThrow('不允许的字符'),
)

test.for(['x y', 'X-Up', 'x;y', 'x\ny', '', 'x:'])('the header name %j is refused', (name) =>
  expect(() => hostRules({ ...needed, '/down': { [name]: 'v' } })).toThrow('不允许的字符'),
)

test.for(['/down|.*', '/a b', 'down', '/down{', '/x/../y', '/down\n'])('the address %j is refused', (path) =>
  expect(() => hostRules({ ...needed, [path]: {} })).toThrow('地址不对'),
)

test('the headers of a build are taken as they are', () => {
  const policy = "default-src 'none'; script-src 'self' 'sha256-a+/b='; img-src data: https://*.example.com:8443"
  const headers = { 'content-security-policy': policy, 'permissions-policy': 'camera=()', 'no-vary-search': 'params' }
  expect(hostRules({ ...needed, '/down': headers }).pages['/down']).toEqual(headers)
})

test.for(['/srv/$host', '/srv/a\nb'])('nginx expands nothing in the folder %j', (root) =>
  expect(() => nginxServer(hostRules(needed), { ...OPTIONS, root })).toThrow('不能有 $ 或换行'),
)
