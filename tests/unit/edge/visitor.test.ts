import { expect, test } from 'vitest'
import { getWaitTime } from '#scripts/edge/visitor.ts'
import { CRAWLERS } from '#tests/e2e/crawlers.ts'

const getWait = (headers: Record<string, string>) =>
  getWaitTime(new Request('https://h5.example.com/pkShare', { headers }))

test.for(CRAWLERS)('%s waits longer, whatever else it says', (agent) =>
  expect(getWait({ 'user-agent': agent, 'accept-language': 'en' })).toBe(800),
)

test('a test may let a crawler wait longer, and no visitor', () => {
  const getOpeningWait = (headers: Record<string, string>) =>
    getWaitTime(new Request('https://h5.example.com/', { headers }), 4000)
  expect(getOpeningWait({})).toBe(4000)
  expect(getOpeningWait({ 'user-agent': 'Mozilla/5.0 (iPhone)', 'accept-language': 'zh' })).toBe(100)
})

test.for([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49 NetType/WIFI Language/zh_CN',
  'Mozilla/5.0 (Linux; Android 11; V2049A Build/RP1A.200720.012; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/90.0.4430.210 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 AliApp(DingTalk/7.5.0)',
  'Mozilla/5.0 (Linux; Android 12; NOH-AN00) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/110.0.0.0 Mobile Safari/537.36 Lark/7.0',
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
] as const)('%s is a visitor', (agent) =>
  expect(getWait({ 'user-agent': agent, 'accept-language': 'zh-CN' })).toBe(100),
)

test.for<Record<string, string>>([
  { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)' },
  { 'accept-language': 'zh-CN' },
  { 'user-agent': 'curl/8', 'accept-language': 'zh-CN' },
  {},
])('what does not ask as a browser does (%o) is a crawler', (headers) => expect(getWait(headers)).toBe(800))
