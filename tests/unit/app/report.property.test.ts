import fc from 'fast-check'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { ReportSchema } from '#scripts/workbench/service/vitals/intake.ts'
import { reportOf } from '#shared/app/report/contents.ts'
import { linkTagsOf, placeOf } from '#shared/app/report/place.ts'
import { counted, readingOf } from '#shared/app/report/reading.ts'
import type { ReportedError } from '#shared/app/report/report.ts'

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`))
/** What must never leave a page: names, phones, ids, tokens, health values, addresses, words of a reply. */
const personal = fc.oneof(
  fc.constantFrom(
    '张三',
    '晓棠',
    '欧阳娜娜',
    'Zhang San',
    '杭州市西湖区文三路 1 号',
    '余额不足，请充值',
    '体重 72.5 kg',
  ),
  digits(11).map((rest) => `1${rest.slice(1)}`),
  digits(9).map((rest) => `U${rest}`),
  fc.tuple(digits(6), digits(4)).map(([a, b]) => `member_${a}_${b}`),
  fc.emailAddress().map((mail) => mail.slice(0, 60)),
  fc.uuid(),
  fc.stringMatching(/^eyJ[A-Za-z0-9]{20,40}\.[A-Za-z0-9]{20}$/),
  fc.integer({ min: 300, max: 1999 }).map((value) => `${(value / 10).toFixed(1)}kg`),
  fc.stringMatching(/^[a-z]{6,12}$/).map((name) => `user-${name}-zz`),
)

const ORIGIN = 'https://h5.example.com'
const own = { origin: ORIGIN, route: 'down', base: 'https://cdn.example.com/', calls: ['api/course/share'] }

/** The places in which a page may meet it. */
function everywhere(secret: string) {
  const coded = encodeURIComponent(secret)
  const addresses = [
    `${ORIGIN}/down?userNo=${coded}`,
    `${ORIGIN}/down?userNo=${secret}`,
    `${ORIGIN}/down/${coded}`,
    `${ORIGIN}/${secret}`,
    `https://cdn.example.com/assets/${secret}.js`,
    `https://cdn.example.com/assets/${coded}/flow-B2x9Qe1k.js`,
    `https://cdn.example.com/assets/flow-B2x9Qe1k.js?t=${coded}`,
    `https://${coded}.example.com/assets/flow-B2x9Qe1k.js`,
  ]
  const stack = [`${secret}: ${secret}`, ...addresses.map((one) => `    at ${secret} (${one}:1:2)`)].join('\n')
  const error = { name: secret, message: secret, stack, fault: secret, code: secret, cause: { message: secret } }
  const named = { ...error, name: 'TypeError', fault: 'refused' }
  const target = { tagName: 'SCRIPT', src: addresses[4], id: secret, textContent: secret }
  return [
    ...[error, named, secret, { toString: () => secret }].flatMap((thrown) => [
      { type: 'error', error: thrown, message: secret, filename: addresses[0], lineno: 1, colno: 1 },
      { type: 'unhandledrejection', reason: thrown },
      ...['render', 'lost', 'call', 'tap', 'unopened', 'download', secret].map((kind) => [kind, thrown, secret]),
    ]),
    ...addresses.map((message) => ['lost', named, { message }]),
    ...[`api/user/${secret}`, `api/user?name=${coded}`, addresses[0]].map((path) => ['call', named, path]),
    ...addresses.map((src) => ({ type: 'error', target: { ...target, src } })),
    ...addresses.map((href) => ({ type: 'error', target: { tagName: 'LINK', href } })),
    ...addresses.map((sourceFile) => ({
      ...{ type: 'securitypolicyviolation', sourceFile, effectiveDirective: secret, violatedDirective: secret },
      ...{ blockedURI: addresses[0], documentURI: addresses[0], sample: secret, referrer: secret },
    })),
    { type: secret },
    secret,
  ]
}

/** Everything one page view would send that met a secret in every place. */
function sentWith(secret: string) {
  let errors: ReportedError[] = []
  for (const raw of everywhere(secret)) {
    const reading = readingOf(raw, own)
    if (reading && 'error' in reading) errors = [...errors, ...counted([], reading.error)]
  }
  const phone = {
    userAgent: `Mozilla/5.0 (Linux; Android 12; ${secret}) AppleWebKit/537.36 Chrome/110.0.0.0 ${secret}/1.0`,
    maxTouchPoints: 5,
    connection: { effectiveType: secret },
  }
  const known = { utm_source: ['wechat'], channel: ['1001'] }
  const tags = linkTagsOf(`?utm_source=${encodeURIComponent(secret)}&channel=${encodeURIComponent(secret)}`, known)
  const figures = { painted: secret, lcp: secret, inp: { secret }, cls: [secret], ttfb: secret, [secret]: 1 }
  const figureless = figures as Record<string, unknown>
  return [
    reportOf('down-B2x9Qe1k', placeOf(phone, false), tags, figureless, { taps: 0, unopened: 0, downloads: 0, errors }),
    reportOf(secret, placeOf(phone, true), tags, figureless, { taps: 0, unopened: 0, downloads: 0, errors }),
  ].filter((report) => report !== undefined)
}

test('nothing personal is in what a page view sends, wherever the page met it', () => {
  fc.assert(
    fc.property(personal, (secret) => {
      const text = JSON.stringify(sentWith(secret))
      expect(text).toContain('down')
      expect(text).not.toContain(secret)
      expect(text).not.toContain(encodeURIComponent(secret))
    }),
    { numRuns: 500 },
  )
})

test('what a page view sends is what the service takes, and it takes nothing else', () => {
  fc.assert(
    fc.property(
      personal,
      fc.constantFrom('route', 'build', 'container', 'platform', 'engine', 'line', 'painted'),
      (secret, field) => {
        const [report] = sentWith(secret)
        const sent = { ...report!, errors: report!.errors.slice(0, 10) }
        expect(safeParse(ReportSchema, sent).success).toBe(true)
        expect(safeParse(ReportSchema, { ...sent, [field]: secret }).success).toBe(false)
        const added = safeParse(ReportSchema, {
          ...sent,
          memo: secret,
          errors: [{ kind: 'error', frames: [], times: 1, message: secret }],
        })
        expect(JSON.stringify(added.output)).not.toContain(secret)
      },
    ),
    { numRuns: 200 },
  )
})
