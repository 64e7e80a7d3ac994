import { expect, test } from 'vitest'
import { checkSettings } from '#scripts/site/deploy/host-settings.ts'
import { nginxServer } from '#scripts/site/deploy/nginx.ts'
import { publicReads } from '#scripts/site/deploy/public-reads.ts'
import { hostRules } from '#scripts/site/host/host-rules.ts'

const rules = hostRules({ '/404': {}, '/assets/*': {}, '/*': {}, '/down': { 'cache-control': 'no-cache' } })
const OPTIONS = {
  root: '/srv/h5',
  assetsRoot: '/srv/h5',
  listen: '443',
  brotli: false,
  service: 'https://api.example.com',
  tls: { certificate: '/c.pem', key: '/k.pem' },
}
const conf = (more = {}) => nginxServer(rules, { ...OPTIONS, ...more })
const blockOf = (text: string, head: string) => text.slice(text.indexOf(head)).split('\n  }')[0]!

test('the reads that anybody may ask are those of the share pages; what ends is told apart', () => {
  const { lasting, ending } = publicReads()
  expect(lasting).toContain('api/course/share')
  expect(lasting).toContain('api/user/message/visitor/group/sportReport/[\\w-]+')
  expect(ending).toContain('api/v1/visitor/activity/detail')
  expect([...lasting, ...ending].join()).not.toMatch(/signUp|save|receive/)
})

test('replies are packed by gzip, and by brotli where its module is there', () => {
  expect(blockOf(conf(), 'location ~ ^/(?:api|pk)')).toContain('gzip on;')
  expect(conf()).not.toContain('brotli on;')
  expect(blockOf(conf({ brotliFilter: true }), 'location ~ ^/(?:api|pk)')).toContain('brotli on;')
})

test('no call goes to a second address of the service when the first is silent: it may have been heard', () => {
  const calls = conf({ cache: '/var/cache/h5' }).split('proxy_pass https://api.example.com;')
  expect(calls.length).toBeGreaterThan(2)
  for (const lines of calls.slice(1)) expect(lines.split('\n  }')[0]).toContain('proxy_next_upstream off;')
})

test('a deep folder makes no name that is too long for nginx, and two folders share none', () => {
  const deep = '/var/cache/nginx-var-www-vhosts-h5.example.com-htdocs'
  const named = (cache: string) => /^map \$time_iso8601 \$(\w+)/m.exec(conf({ cache }))![1]!
  expect(named(deep).length).toBeLessThan(47)
  expect(named(`${deep}-a`)).not.toBe(named(`${deep}_a`))
})

test('HTTP/3 is a switch, which wants a certificate; its offer names the port of the server', () => {
  expect(conf()).not.toMatch(/quic|http3|alt-svc|early/)
  expect(conf({ listen: '127.0.0.1:8443', h3: true })).toContain('h3=\\":8443\\"')
  expect(conf({ tls: undefined, h3: true })).not.toContain('quic')
  expect(() => checkSettings({ root: '/srv/h5', h3: true })).toThrow('--h3 要和 --cert')
})

test('with the switch HTTP/3 is offered by every location, and no call that may change something goes as early data', () => {
  const text = conf({ h3: true, cache: '/var/cache/h5' })
  expect(text).toContain('listen 443 ssl http2;\n  listen 443 quic reuseport;\n  http3 on;')
  const offer = `add_header alt-svc "h3=\\":443\\"; ma=86400" always;`
  const locations = text.match(/location .*? \{$.*?^ {2}\}$/gms)!
  // A location that sends headers sends none of the server's.
  const sending = locations.filter((lines) => lines.includes('add_header'))
  expect(sending.join()).toMatch(/location ~ \^\/down/)
  for (const lines of sending) expect(lines.split(offer)).toHaveLength(2)
  const calls = blockOf(text, 'location ~ ^/(?:api|pk)')
  expect(calls).toContain('if ($ssl_early_data) { return 425; }')
  expect(blockOf(text, 'location ~ ^/(?:api/course/share')).not.toContain('425')
})
