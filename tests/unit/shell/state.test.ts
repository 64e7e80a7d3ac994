import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLATFORMS } from '#scripts/native-shell/native/settings.ts'
import { FAULTS, type Fault, readHash, type ShellState, START, writeHash } from '#scripts/native-shell/page/state.ts'
import { WECHATS, type Wechat } from '#scripts/native-shell/wechat/settings.ts'

test.for([
  ['', START],
  ['#', START],
  ['#/down', { ...START, path: '/down' }],
  ['#/bodyFatScale?no=7', { ...START, path: '/bodyFatScale?no=7' }],
  [
    '#/bodyFatScale?no=7&_platform=android-2&_inject=480',
    { ...START, path: '/bodyFatScale?no=7', platform: 'android-2', inject: 480 },
  ],
  ['#/down?_inject=never&toApp=1&_dark=true', { ...START, path: '/down?toApp=1', inject: 'never', dark: true }],
  ['#//evil.test/x', START],
  ['#https://evil.test/x', START],
  [
    '#/down?_platform=nokia&_inject=&_textSize=900&_statusBarHeight=-1&_osVersion=x&_unknown=1',
    { ...START, path: '/down?_unknown=1' },
  ],
  ['#/down?_member=', { ...START, path: '/down', member: '' }],
] as const)('%s', ([hash, state]) => expect(readHash(hash)).toEqual(state))

test('only what differs from the start stands in the address', () => {
  expect(writeHash(START)).toBe('#/bodyFatScale')
  expect(writeHash({ ...START, path: '/down?toApp=1', textSize: 200 })).toBe('#/down?toApp=1&_textSize=200')
})

test('a link brings back every state', () => {
  const query = fc.array(fc.tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.string()), { maxLength: 3 })
  const state: fc.Arbitrary<ShellState> = fc.record({
    path: query.map((pairs) => (pairs.length ? `/analysis?${new URLSearchParams(pairs)}` : '/analysis')),
    place: fc.constantFrom('app', 'wechat'),
    wechat: fc.constantFrom(...(Object.keys(WECHATS) as Wechat[])),
    platform: fc.constantFrom(...PLATFORMS),
    inject: fc.constantFrom<ShellState['inject']>('start', 'never', 200, 480),
    osVersion: fc.constantFrom('', '15', '16.2', '17.5.1'),
    statusBarHeight: fc.integer({ min: 0, max: 100 }),
    replyShape: fc.constantFrom('object', 'json'),
    textSize: fc.integer({ min: 50, max: 200 }),
    member: fc.stringMatching(/^[\w-]{0,8}$/),
    tokenShape: fc.constantFrom('text', 'token', 'data'),
    saves: fc.constantFrom('1', '0'),
    dark: fc.boolean(),
    fault: fc.constantFrom(...(Object.keys(FAULTS) as Fault[])),
    faultPath: fc.constantFrom('*', '/api/user-scale/v1/list'),
  })
  fc.assert(
    fc.property(state, (item) => {
      expect(readHash(writeHash(item))).toEqual(item)
    }),
  )
})

test('a page keeps its query in an engine whose queries have no size', () => {
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')!
  Object.defineProperty(URLSearchParams.prototype, 'size', { value: undefined, configurable: true })
  try {
    expect(readHash('#/activity?activityId=A1001').path).toBe('/activity?activityId=A1001')
  } finally {
    Object.defineProperty(URLSearchParams.prototype, 'size', size)
  }
})
