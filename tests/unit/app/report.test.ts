import { expect, test } from 'vitest'
import { addError, findSource, getReportedError } from '#shared/telemetry/report.ts'

const site = { origin: 'https://h5.example.com', page: 'down', base: 'https://cdn.example.com/' }
const FLOW = 'https://cdn.example.com/assets/flow-B2x9Qe1k.js'
const flow = { source: 'flow-B2x9Qe1k.js', line: 1, column: 234 }

test.for([
  ['Chromium', `TypeError: 张三\n    at x (https://evil.example.com/x.js:1:1)\n    at open (${FLOW}:1:234)`, flow],
  ['WebKit', `open@${FLOW}:1:234\nmodule code@https://h5.example.com/down:37:5120`, flow],
  [
    'the page itself',
    'at async https://h5.example.com/down?userNo=U1#x:37:5120',
    { source: 'page', line: 37, column: 5120 },
  ],
  ['a lost chunk', `Failed to fetch dynamically imported module: ${FLOW}?2`, { source: 'flow-B2x9Qe1k.js' }],
  ['another page', 'at https://h5.example.com/downs:1:2', {}],
  ['a foreign query', `${FLOW}?name=13800000000`, {}],
  ['no address', 'Importing a module script failed.', {}],
] as const)('the source of %s', ([, text, source]) => expect(findSource(text, site)).toEqual(source))

const error = Object.assign(new RangeError('张三'), { stack: `at x (${FLOW}:1:234)` })
const failed = { name: 'ServiceError', message: '余额不足', errorCode: 'refused', stack: error.stack }
const violation = {
  ...{ type: 'securitypolicyviolation', effectiveDirective: 'img-src', blockedURI: 'https://x/13800000000' },
  ...{ sourceFile: FLOW, lineNumber: 1, columnNumber: 234 },
}
test.for([
  [
    { type: 'error', error },
    { message: 'error RangeError', ...flow },
  ],
  [
    { type: 'unhandledrejection', reason: error },
    { message: 'rejection RangeError', ...flow },
  ],
  [{ type: 'unhandledrejection', reason: error, defaultPrevented: true }, undefined],
  [{ type: 'error', message: 'Script error.' }, undefined],
  [{ type: 'error', target: { tagName: 'IMG', src: FLOW } }, undefined],
  [
    { type: 'error', target: { tagName: 'SCRIPT', src: FLOW } },
    { message: 'lost', source: flow.source },
  ],
  [
    { type: 'error', target: { tagName: 'LINK', rel: 'modulepreload', href: FLOW } },
    { message: 'lost', source: flow.source },
  ],
  [{ type: 'error', target: { tagName: 'LINK', rel: 'prefetch', href: FLOW } }, undefined],
  [violation, { message: 'csp img-src', ...flow }],
  [['render', error], { message: 'render RangeError', ...flow }],
  [['lost', failed, new TypeError(`Failed to fetch: ${FLOW}`)], { message: 'lost', source: flow.source }],
  [['call', failed, 'api/course/share'], { message: 'call refused api/course/share', ...flow }],
  [['call', failed, 'api/sportReport/R20261128'], { message: 'call refused api/sportReport/*', ...flow }],
  [['call', { errorCode: 'aborted' }, 'api/course/share'], undefined],
  [['wechat', 'signature'], { message: 'wechat signature' }],
  [['wechat', 'config:invalid signature 13800000000'], { message: 'wechat' }],
] as const)('%j is reported without free text', ([raw, reported]) =>
  expect(getReportedError(raw, site)).toEqual(reported),
)

test('the same error is reported once, and ten at most', () => {
  let errors: { message: string; line: number }[] = []
  for (let i = 0; i < 1000; i++) errors = addError(errors, { message: 'error', line: i % 30 }) as typeof errors
  expect(errors.map(({ line }) => line)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})
