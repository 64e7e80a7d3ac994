import { expect, test } from 'vitest'
import { describeNetworkError } from '#scripts/base/network-error.ts'

const createFetchError = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('words'), { code }) })

test.for([
  [createFetchError('ENOTFOUND'), '找不到这个域名'],
  [createFetchError('CERT_HAS_EXPIRED'), '证书过期了'],
  [createFetchError('ERR_TLS_CERT_ALTNAME_INVALID'), '证书不是这个域名的'],
  [createFetchError('EHOSTUNREACH'), '连不上（EHOSTUNREACH）'],
  [new TypeError('fetch failed', { cause: new Error('bad port') }), '连不上（bad port）'],
  [new TypeError('fetch failed'), '连不上（fetch failed）'],
  [new DOMException('aborted', 'TimeoutError'), '没有回答'],
] as const)('%s: %s', ([error, text]) => expect(describeNetworkError(error)).toBe(text))
