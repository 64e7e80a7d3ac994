import { expect, test } from 'vitest'
import { unreached } from '#scripts/base/unreached.ts'

const failed = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error('words'), { code }) })

test.for([
  [failed('ENOTFOUND'), '找不到这个域名'],
  [failed('CERT_HAS_EXPIRED'), '证书过期了'],
  [failed('ERR_TLS_CERT_ALTNAME_INVALID'), '证书不是这个域名的'],
  [failed('EHOSTUNREACH'), '连不上（EHOSTUNREACH）'],
  [new TypeError('fetch failed', { cause: new Error('bad port') }), '连不上（bad port）'],
  [new TypeError('fetch failed'), '连不上（fetch failed）'],
  [new DOMException('aborted', 'TimeoutError'), '没有回答'],
] as const)('%s: %s', ([error, words]) => expect(unreached(error)).toBe(words))

test('an address that nobody listens at', async () => {
  const error = await fetch('http://127.0.0.1:2').catch((error: unknown) => error)
  expect(unreached(error)).toBe('那里没有启动')
})
