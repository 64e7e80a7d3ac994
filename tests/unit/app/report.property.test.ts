import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getReportedError } from '#shared/telemetry/report.ts'

const createDigits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`))
/** Names, phones, ids, tokens, health values and texts of a reply. */
const personal = fc.oneof(
  fc.constantFrom('张三', '欧阳娜娜', 'Zhang San', '杭州市西湖区文三路 1 号', '余额不足，请充值', '体重 72.5 kg'),
  createDigits(11).map((rest) => `1${rest.slice(1)}`),
  createDigits(9).map((rest) => `U${rest}`),
  fc.tuple(createDigits(6), createDigits(4)).map(([a, b]) => `member_${a}_${b}`),
  fc.emailAddress().map((mail) => mail.slice(0, 60)),
  fc.uuid(),
  fc.stringMatching(/^eyJ[A-Za-z0-9]{20,40}\.[A-Za-z0-9]{20}$/),
  fc.integer({ min: 300, max: 1999 }).map((value) => `${(value / 10).toFixed(1)}kg`),
  fc.stringMatching(/^[a-z]{6,12}$/).map((name) => `user-${name}-zz`),
)
const ORIGIN = 'https://h5.example.com'
const site = { origin: ORIGIN, page: 'down', base: 'https://cdn.example.com/' }

/** Everything that a page view may pass to the report with `secret` in every field. */
function getInputs(secret: string) {
  const coded = encodeURIComponent(secret)
  const addresses = [
    ...[`?userNo=${coded}`, `?userNo=${secret}`, `/${coded}`, `#${secret}`].map((end) => `${ORIGIN}/down${end}`),
    `${ORIGIN}/${secret}`,
    ...[`${secret}.js`, `${coded}/flow-B2x9Qe1k.js`, `flow-B2x9Qe1k.js?t=${coded}`].map(
      (end) => `${site.base}assets/${end}`,
    ),
    `https://${coded}.example.com/assets/flow-B2x9Qe1k.js`,
  ]
  const stack = [`${secret}: ${secret}`, ...addresses.map((item) => `    at ${secret} (${item}:1:2)`)].join('\n')
  const error = { name: secret, message: secret, stack, errorCode: secret, code: secret, cause: { message: secret } }
  const named = { ...error, name: 'TypeError', errorCode: 'refused' }
  return [
    ...[error, named, secret, { toString: () => secret }].flatMap((thrown) => [
      { type: 'error', error: thrown, message: secret, filename: addresses[0], lineno: 1, colno: 1 },
      { type: 'unhandledrejection', reason: thrown },
      ...['render', 'lost', 'call', 'wechat', secret].map((kind) => [kind, thrown, secret]),
    ]),
    ...addresses.map((message) => ['lost', named, { message }]),
    ...[`api/user/${secret}`, `api/user?name=${coded}`, addresses[0]].map((path) => ['call', named, path]),
    ...addresses.map((src) => ({ type: 'error', target: { tagName: 'SCRIPT', src, id: secret, textContent: secret } })),
    ...addresses.map((sourceFile) => ({
      ...{ type: 'securitypolicyviolation', sourceFile, effectiveDirective: secret, violatedDirective: secret },
      ...{ blockedURI: addresses[0], documentURI: addresses[0], sample: secret, referrer: secret },
    })),
    { type: secret },
    secret,
  ]
}

test('nothing personal is in a report, wherever the page met it', () => {
  fc.assert(
    fc.property(personal, (secret) => {
      const text = JSON.stringify(getInputs(secret).flatMap((raw) => getReportedError(raw, site) ?? []))
      expect(text).toContain('call refused api')
      expect(text).not.toContain(secret)
      expect(text).not.toContain(encodeURIComponent(secret))
    }),
    { numRuns: 500 },
  )
})
