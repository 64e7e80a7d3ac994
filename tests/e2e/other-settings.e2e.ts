import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildSite } from '#scripts/build/build.ts'
import { checkComplete } from '#scripts/deploy/check-complete.ts'
import { SEED_MEMBERS } from '#scripts/local-service/members.ts'
import type { RouteName } from '#shared/routes.ts'
import { openPage } from './browser.ts'
import { type Stack, startStack } from './stack.ts'

/**
 * One build with other settings: a service without the idempotency header, and another chat
 * supplier.
 */
const SETTINGS = { IDEMPOTENCY_HEADER: 'off', CHAT_PROVIDER: 'qiyu', CHAT_APP_KEY: 'key/1' }
const dist = mkdtempSync(join(tmpdir(), 'settings-'))
let stack: Stack
const opened: Stack[] = []
beforeAll(async () => {
  for (const [name, value] of Object.entries(SETTINGS)) vi.stubEnv(name, value)
  try {
    await buildSite({ mode: 'site', outDir: dist, only: ['activity', 'set', 'chat'], isPlain: true })
  } finally {
    vi.unstubAllEnvs()
  }
})
beforeEach(async () => {
  stack = await startStack({ dist }) // each story changes something
  opened.push(stack)
})
afterAll(async () => {
  await Promise.all(opened.map((readValue) => readValue.close()))
  rmSync(dist, { recursive: true, force: true })
})

/** A page, and the headers of each request to `path`. */
async function openScreen(route: RouteName, path: string, query: Record<string, string> = {}, memberNo = '1001') {
  const sent: Record<string, string>[] = []
  const tab = await openPage(stack, route, {
    query,
    shell: { token: `local-token-${memberNo}` },
    prepare: async (page) =>
      void page.on('request', (request) => request.url().includes(path) && sent.push(request.headers())),
  })
  return { ...tab, sent }
}
const readValue = (sql: string) => Object.values(stack.db.prepare(sql).get() as object)[0]

const tapButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const CLAIM = '/api/v1/activity/prize/receive'
const WEIGHT = '/api/app/homepage/v1/addWeightRecordManually'

test('a reply that is lost on the way: the change is looked for, made once, sent without a key', async () => {
  // Not a reset: Chromium itself retries over a kept-alive connection, which only the header could
  // detect.
  stack.faults.set([CLAIM, WEIGHT].map((path) => ({ path, status: 502, body: 'html', late: true })))
  const sum: Record<string, string>[] = []

  const claim = await openScreen('activity', CLAIM, { activityId: 'A1001' })
  await tapButton(claim.page, /弹力带/)
  await tapButton(claim.page, '领取奖品')
  await claim.page.getByRole('dialog', { name: '领取成功' }).waitFor()
  sum.push(...claim.sent)

  const weight = await openScreen('set', WEIGHT)
  await tapButton(weight.page, '减 0.1')
  await tapButton(weight.page, '保存')
  await weight.page.getByText('保存成功', { exact: true }).waitFor()
  sum.push(...weight.sent)
  expect(readValue("SELECT count(*) FROM scale_record WHERE source = 'manual' AND memberNo = '1001'")).toBe(1)

  expect(sum.length).toBeGreaterThanOrEqual(2)
  expect(sum.filter((headers) => 'idempotency-key' in headers)).toEqual([])
})

test('a second try looks first: what had arrived is not sent again', async () => {
  const { page, sent } = await openScreen('set', WEIGHT)
  await tapButton(page, '减 0.1')
  stack.faults.set([
    { path: WEIGHT, late: true, body: 'broken-json' },
    { path: '/api/app/homepage/v1/getHistoryBodyMeasurements', body: 'broken-json' },
  ])
  await tapButton(page, '保存')
  await page.getByText('稍后再来查看结果').waitFor()
  stack.faults.set([])
  await tapButton(page, '保存')
  await page.getByText('保存成功', { exact: true }).waitFor()
  expect(sent).toHaveLength(1)
  expect(readValue("SELECT count(*) FROM scale_record WHERE source = 'manual' AND memberNo = '1001'")).toBe(1)
})

/**
 * A stub of the supplier's script, from its guide: a command function that is ready a moment later.
 */
const SCRIPT = `
  window.reports = []
  window.ysf = function (command, value) {
    reports.push([command, typeof value === 'function' ? undefined : value])
    if (command === 'onready') setTimeout(value, 20)
    if (command === 'config') setTimeout(value.success, 20)
    if (command === 'url') return 'https://demo.qiyukf.com/client?k=key'
  }`

const member = SEED_MEMBERS[0]!

const openChat = (script: string, prepare?: (page: Page) => Promise<void>) =>
  openPage(stack, 'chat', {
    shell: { token: member.token },
    prepare: async (page) => {
      await prepare?.(page)
      await page.route('https://qiyukf.com/**', (route) =>
        route.fulfill({ body: script, contentType: 'text/javascript' }),
      )
      await page.route('https://demo.qiyukf.com/**', (route) =>
        route.fulfill({ body: '<p>七鱼会话</p>', contentType: 'text/html; charset=utf-8' }),
      )
    },
  })

test('a build with the chat of Qiyu is fit to be published', () => expect(() => checkComplete(dist)).not.toThrow())

test('the session of Qiyu opens below our bar; it is told the member and never the token', async () => {
  const { page, problems } = await openChat(SCRIPT)
  await page.frameLocator('iframe[title=在线客服会话]').getByText('七鱼会话').waitFor()
  expect(await page.locator('script[src*=qiyukf]').getAttribute('src')).toBe(
    'https://qiyukf.com/script/key%2F1.js?hidden=1',
  )
  const getReports = () =>
    page.evaluate(() => (window as unknown as { reports: [string, Record<string, string>][] }).reports)
  await expect.poll(async () => (await getReports()).map(([command]) => command)).toEqual(['onready', 'config', 'url'])
  const reported = await getReports()
  expect(reported[1]![1]).toMatchObject({ uid: '1001', name: '晓棠', level: 1 })
  expect(JSON.parse(reported[1]![1].data!)).toContainEqual({ key: 'city', label: '城市', value: '杭州', index: 4 })
  expect(JSON.stringify(reported)).not.toContain(member.token)
  expect(problems).toEqual([])
})

test('the script of Qiyu is fetched while the page asks who chats, once, and runs behind the answer', async () => {
  const fetched: string[] = []
  const { page } = await openChat(SCRIPT, async (page) => {
    page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()))
    const script = page.waitForRequest('https://qiyukf.com/script/**')
    await page.route('**/api/user/profile', async (route) => {
      await script
      expect(await page.evaluate(() => 'ysf' in window)).toBe(false)
      await route.continue()
    })
  })
  await page.frameLocator('iframe[title=在线客服会话]').getByText('七鱼会话').waitFor()
  expect(fetched.filter((url) => url.includes('qiyukf'))).toHaveLength(1)
})

test.for([
  ['fails', 'throw new Error("down")'],
  ['names a strange address', SCRIPT.replace('https://demo.qiyukf.com', 'https://evil.example')],
])('when the script %s, the helpful page shows', async ([, script]) => {
  const { page } = await openChat(script!)
  await page.getByText('客服暂时连不上').waitFor()
  expect(await page.locator('iframe[title]').count()).toBe(0)
})
