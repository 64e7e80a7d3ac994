import { expect, test } from 'vitest'
import { reportOf } from '#shared/app/report/contents.ts'
import { fileNamed, framesOf } from '#shared/app/report/frames.ts'
import { linkTagsOf, placeOf } from '#shared/app/report/place.ts'
import { counted, readingOf } from '#shared/app/report/reading.ts'
import { MOST_ERRORS, MOST_TIMES, type ReportedError } from '#shared/app/report/report.ts'
import { USER_AGENTS } from '#tests/e2e/devices.ts'

const own = {
  origin: 'https://h5.example.com',
  route: 'down',
  base: 'https://cdn.example.com/',
  calls: ['api/course/share'],
}
const FLOW = 'https://cdn.example.com/assets/flow-B2x9Qe1k.js'

const STACKS: [engine: string, stack: string][] = [
  [
    'Chromium',
    `TypeError: 张三 13800000000
    at open (${FLOW}:1:234)
    at async https://h5.example.com/down?userNo=U1#x:37:5120
    at https://evil.example.com/x.js:1:1
    at https://cdn.example.com/assets/张三-B2x9Qe1k.js:1:1`,
  ],
  [
    'WebKit',
    `open@${FLOW}:1:234\nmodule code@https://h5.example.com/down?userNo=U1#x:37:5120\n@https://evil.example.com/x.js:1:1`,
  ],
]
test('a page fetched beforehand that is given up is no lost file; a lost script is', () => {
  const lost = (target: object) => readingOf({ type: 'error', target }, own)
  expect(lost({ tagName: 'LINK', rel: 'prefetch', href: 'https://h5.example.com/file' })).toBe(undefined)
  expect(lost({ tagName: 'LINK', rel: 'modulepreload', href: FLOW })).toMatchObject({ error: { kind: 'lost' } })
})

test.for(STACKS)('%s: a stack keeps places in our own files alone', ([, stack]) => {
  expect(framesOf(stack, own)).toEqual(['flow-B2x9Qe1k.js:1:234', 'page:37:5120'])
})

test.for([
  ['https://h5.example.com/down', 'page:1:2'],
  ['https://h5.example.com/down/', 'page:1:2'],
  ['https://h5.example.com/down/index.html', 'page:1:2'],
  ['https://h5.example.com/downs', undefined],
  ['https://h5.example.com/down/13800000000', undefined],
  ['https://other.example.com/down', undefined],
] as const)('%s is the page: %s', ([address, frame]) => expect(framesOf(`at ${address}:1:2`, own)[0]).toBe(frame))

test('a lost part is named by what the browser says of it, and by who asked', () => {
  const cause = new TypeError(`Failed to fetch dynamically imported module: ${FLOW}`)
  const error = { name: 'Error', fault: 'network', stack: 'at lazy (https://h5.example.com/down:37:9)' }
  expect(readingOf(['lost', error, cause], own)).toEqual({
    error: { kind: 'lost', name: 'Error', file: 'flow-B2x9Qe1k.js', frames: ['page:37:9'], times: 1 },
  })
  expect(fileNamed('Importing a module script failed.', own)).toBe(undefined)
  // Asked for once more by another address; anything else behind a name is not ours.
  expect(fileNamed(`${FLOW}?2`, own)).toBe('flow-B2x9Qe1k.js')
  expect(fileNamed(`${FLOW}?name=13800000000`, own)).toBe(undefined)
})

test('what keeps a page from WeChat’s kit is one word, and the client’s version stands beside its name', () => {
  expect(readingOf(['wechat', 'signature'], own)).toEqual({
    error: { kind: 'wechat', fault: 'signature', frames: [], times: 1 },
  })
  expect(readingOf(['wechat', 'config:invalid signature 13800000000'], own)).toBeUndefined()
  const place = (userAgent: string) => placeOf({ userAgent, maxTouchPoints: 5 }, false)
  expect(place(USER_AGENTS.wechatAndroid)).toMatchObject({ container: 'wechat', client: '8.0.49' })
  expect(place(`${USER_AGENTS.wechatIos} miniProgram/wx1`)).toMatchObject({
    container: 'miniprogram',
    client: '8.0.49',
  })
  expect(place(USER_AGENTS.iosSafari)).not.toHaveProperty('client')
})

test('a call says its fault and its path; one that nobody waits for any more says nothing', () => {
  const failed = { name: 'ServiceError', message: '张三的余额不足', fault: 'refused', stack: `at judged (${FLOW}:1:9)` }
  expect(readingOf(['call', failed, 'api/course/share'], own)).toEqual({
    error: {
      kind: 'call',
      name: 'ServiceError',
      fault: 'refused',
      call: 'api/course/share',
      frames: ['flow-B2x9Qe1k.js:1:9'],
      times: 1,
    },
  })
  expect(readingOf(['call', { fault: 'aborted' }, 'api/course/share'], own)).toBe(undefined)
  expect(readingOf(['call', failed, 'api/user?phone=1'], own)).not.toHaveProperty('error.call')
})

test('events: what nobody caught, a lost file, the policy; not what the page handled, nor foreign scripts and pictures', () => {
  const error = { name: 'RangeError', stack: `at x (${FLOW}:1:2)` }
  expect(readingOf({ type: 'error', error }, own)).toMatchObject({ error: { kind: 'error', name: 'RangeError' } })
  expect(readingOf({ type: 'unhandledrejection', reason: error }, own)).toMatchObject({ error: { kind: 'rejection' } })
  expect(readingOf({ type: 'unhandledrejection', reason: error, defaultPrevented: true }, own)).toBe(undefined)
  expect(readingOf({ type: 'error', message: 'Script error.' }, own)).toBe(undefined)
  expect(readingOf({ type: 'error', target: { tagName: 'IMG', src: 'https://x/a.png' } }, own)).toBe(undefined)
  expect(readingOf({ type: 'error', target: { tagName: 'SCRIPT', src: FLOW } }, own)).toEqual({
    error: { kind: 'lost', file: 'flow-B2x9Qe1k.js', frames: [], times: 1 },
  })
  const violation = {
    effectiveDirective: 'img-src',
    blockedURI: 'https://x/13800000000',
    sourceFile: FLOW,
    lineNumber: 1,
    columnNumber: 7,
  }
  expect(readingOf({ type: 'securitypolicyviolation', ...violation }, own)).toEqual({
    error: { kind: 'csp', directive: 'img-src', frames: ['flow-B2x9Qe1k.js:1:7'], times: 1 },
  })
})

test('a loop fills no report: the same error is counted to 99, and there are ten at most', () => {
  const one = (line: number): ReportedError => ({ kind: 'error', frames: [`page:${line}:1`], times: 1 })
  let errors: ReportedError[] = []
  for (let i = 0; i < 1000; i++) errors = counted(errors, one(i % 30))
  for (let i = 0; i < 1000; i++) errors = counted(errors, one(3))
  expect(errors).toHaveLength(MOST_ERRORS)
  expect(errors[3]).toMatchObject({ frames: ['page:3:1'], times: MOST_TIMES })
})

test.for([
  ['iosSafari', false, { container: 'browser', platform: 'ios', engine: expect.stringMatching(/^WebKit \d+\.\d+$/) }],
  ['iosApp', true, { container: 'app-ios', platform: 'ios' }],
  ['harmonyApp', true, { container: 'app-harmony', platform: 'harmony', engine: 'Chromium 114' }],
  [
    'androidApp',
    true,
    { container: 'app-android', platform: 'android', engine: expect.stringMatching(/^Chromium \d+$/) },
  ],
] as const)('%s runs in its place', ([device, inApp, place]) => {
  const phone = { userAgent: USER_AGENTS[device], maxTouchPoints: 5, connection: { effectiveType: '3g' } }
  expect(placeOf(phone, inApp)).toMatchObject({ ...place, line: '3g' })
})

test.for([
  ['?utm_source=wechat&channel=1001&courseNo=C1', { source: 'wechat', channel: '1001' }],
  ['?utm_source=zhangsan&channel=13800000000', {}],
  ['?courseNo=C1&source=poster', { source: 'poster' }],
  ['?source=zhangsan', {}],
] as const)('of the tags in %s those are reported that a link of ours carries', ([search, tags]) => {
  expect(linkTagsOf(search, { utm_source: ['wechat'], channel: ['1001'] })).toEqual(tags)
})

test('figures are whole milliseconds; what is no figure of a page is left out', () => {
  const place = { container: 'browser', platform: 'ios' } as const
  const figures = { painted: 812.4, lcp: -1, inp: Number.NaN, cls: 0.04567, ttfb: '58.2', weight: 58.2 }
  const counts = { taps: 1, unopened: 0, downloads: 2, errors: [] }
  expect(reportOf('down-B2x9Qe1k', place, {}, figures, counts)).toEqual({
    ...{ route: 'down', build: 'B2x9Qe1k', container: 'browser', platform: 'ios', painted: 812, cls: 0.046 },
    ...counts,
  })
  expect(reportOf('', place, {}, figures, counts)).toBe(undefined)
})
