import { expect, test } from 'vitest'
import { describeDevice } from '#shared/debug/device.ts'
import { formatDiagnosis } from '#shared/debug/diagnosis.ts'
import { USER_AGENTS } from '#tests/e2e/devices.ts'

const seen = {
  script: 'courseSharing-B2x9Qe1k',
  search: '?courseNo=C1001&type=1&debug=1&source=poster',
  device: ['wechat', 'ios', '8.0.49', 'WebKit 17.4'],
  calls: [
    { path: 'api/course/detail', status: 200, code: 0, ms: 132.4 },
    { path: 'api/course/detail', status: 200, code: 4001, ms: 20 },
    { path: 'api/course/detail', status: 500, code: 500, ms: 9.6 },
    { path: 'api/course/detail', status: 502, ms: 9 },
    { path: 'api/course/detail', code: 'TypeError', ms: 30_000 },
  ],
  now: Date.UTC(2026, 10, 23, 8, 30, 5),
}

test('build, page, container and the last calls, a line each', () => {
  expect(formatDiagnosis(seen).split('\n')).toEqual([
    '构建：courseSharing-B2x9Qe1k（测试版）',
    '页面：/courseSharing（参数 courseNo、type、debug、source）',
    '容器：wechat · ios · 8.0.49 · WebKit 17.4',
    '时间：2026-11-23T08:30:05Z',
    '最近的调用：',
    'api/course/detail　0　132 毫秒',
    'api/course/detail　4001　20 毫秒',
    'api/course/detail　HTTP 500 · 500　10 毫秒',
    'api/course/detail　HTTP 502　9 毫秒',
    'api/course/detail　TypeError　30000 毫秒',
  ])
})

test('nothing personal: no value of the address, no name that somebody typed', () => {
  const text = formatDiagnosis({
    ...seen,
    search: '?userNo=1001&token=local-token-1001&林晓棠=13800138000&a b=x',
    calls: [],
  })
  expect(text).toContain('（参数 userNo、token）')
  expect(text).not.toMatch(/1001|13800138000|林晓棠|a b/)
  expect(text).toContain('最近的调用：没有')
})

test('without a script of a build, and no more than the last twenty calls', () => {
  const calls = Array.from({ length: 30 }, (_, index) => ({ path: `api/call/${index}`, status: 200, code: 0, ms: 1 }))
  const text = formatDiagnosis({ ...seen, script: '', search: '', calls })
  expect(text).toContain('构建：未知（测试版）\n页面：/\n')
  expect(text).not.toContain('api/call/9　')
  expect(text.match(/api\/call/g)).toHaveLength(20)
})

test.for([
  ['iosSafari', false, ['browser', 'ios', expect.stringMatching(/^WebKit \d+\.\d+$/), '3g']],
  ['harmonyApp', true, ['app-harmony', 'harmony', 'Chromium 114', '3g']],
  ['wechatAndroid', false, ['wechat', 'android', '8.0.49', expect.stringMatching(/^Chromium \d+$/), '3g']],
] as const)('%s is described', ([device, isApp, parts]) => {
  const phone = { userAgent: USER_AGENTS[device], maxTouchPoints: 5, connection: { effectiveType: '3g' } }
  expect(describeDevice(phone, isApp)).toEqual(parts)
})
