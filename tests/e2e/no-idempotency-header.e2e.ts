import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildSite } from '#scripts/site/build/build.ts'
import type { RouteName } from '#shared/routes.ts'
import { openPage } from './browser.ts'
import { type Stack, startStack } from './stack.ts'

/** A build for a service that knows nothing of the header (IDEMPOTENCY_HEADER=off): the pages must do without. */
const dist = mkdtempSync(join(tmpdir(), 'no-header-'))
let stack: Stack
const opened: Stack[] = []
beforeAll(async () => {
  const kept = process.env.IDEMPOTENCY_HEADER
  process.env.IDEMPOTENCY_HEADER = 'off'
  try {
    await buildSite({ mode: 'site', outDir: dist, only: ['activity', 'logistics', 'set'], isPlain: true })
  } finally {
    if (kept === undefined) delete process.env.IDEMPOTENCY_HEADER
    else process.env.IDEMPOTENCY_HEADER = kept
  }
})
beforeEach(async () => {
  stack = await startStack({ dist }) // each story changes something
  opened.push(stack)
})
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()))
  rmSync(dist, { recursive: true, force: true })
})

/** A page, and the headers of each request to `path`. */
async function open(route: RouteName, path: string, query: Record<string, string> = {}, memberNo = '1001') {
  const sent: Record<string, string>[] = []
  const lane = await openPage(stack, route, {
    query,
    shell: { token: `local-token-${memberNo}` },
    prepare: async (page) =>
      void page.on('request', (request) => request.url().includes(path) && sent.push(request.headers())),
  })
  return { ...lane, sent }
}
const one = (sql: string) => Object.values(stack.db.prepare(sql).get() as object)[0]

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const SIGN_UP = '/api/v1/activity/signUp'
const CLAIM = '/api/v1/activity/prize/receive'
const ADDRESS = '/api/v1/activity/prize/addr'
const WEIGHT = '/api/app/homepage/v1/addWeightRecordManually'

test.for([
  // Not a broken connection: over a kept one Chromium itself sends a request again, which only the header could tell apart.
  ['lost on the way', { status: 502, body: 'html', late: true }],
  ['unreadable', { body: 'broken-json', late: true }],
] as const)('a reply that is %s: the change is looked for, made once, sent without a key', async ([, fault]) => {
  stack.faults.set([SIGN_UP, CLAIM, ADDRESS, WEIGHT].map((path) => ({ path, ...fault })))
  const sum: Record<string, string>[] = []

  const signUp = await open('activity', SIGN_UP, { activityId: 'A1001' }, '1004')
  await tap(signUp.page, '立即参加')
  await signUp.page.getByRole('dialog', { name: '报名成功' }).waitFor()
  sum.push(...signUp.sent)

  const claim = await open('activity', CLAIM, { activityId: 'A1001' })
  await tap(claim.page, /弹力带/)
  await tap(claim.page, '领取奖品')
  await tap(claim.page, '确认领取')
  await claim.page.getByRole('dialog', { name: '领取成功' }).waitFor()
  sum.push(...claim.sent)

  const address = await open('logistics', ADDRESS, { activityId: 'A1004' })
  await address.page.getByLabel('收货人').fill('林晓棠')
  await address.page.getByLabel('手机号').fill('13800138000')
  await address.page.getByLabel('详细地址').fill('五常大道 168 号')
  await address.page.getByLabel('所在地区').click()
  for (const name of ['浙江省', '杭州市', '余杭区']) await address.page.getByRole('option', { name }).click()
  await tap(address.page, '确定')
  await address.page.getByRole('button', { name: /余杭区/ }).waitFor()
  await tap(address.page, '确认提交')
  await address.page.getByRole('dialog').getByRole('button', { name: '确认提交' }).click()
  await address.page.waitForURL('**/activity?activityId=A1004')
  sum.push(...address.sent)
  expect(one("SELECT count(*) FROM activity_address WHERE activityId = 'A1004' AND memberNo = '1001'")).toBe(1)

  const weight = await open('set', WEIGHT)
  await tap(weight.page, '减 0.1')
  await tap(weight.page, '保存')
  await weight.page.getByText('保存成功').waitFor()
  sum.push(...weight.sent)
  expect(one("SELECT count(*) FROM scale_record WHERE source = 'manual' AND memberNo = '1001'")).toBe(1)

  expect(sum.length).toBeGreaterThanOrEqual(4)
  expect(sum.filter((headers) => 'idempotency-key' in headers)).toEqual([])
})

test('a second try looks first: what had arrived is not sent again', async () => {
  const { page, sent } = await open('set', WEIGHT)
  await tap(page, '减 0.1')
  stack.faults.set([
    { path: WEIGHT, late: true, body: 'broken-json' },
    { path: '/api/app/homepage/v1/getHistoryBodyMeasurements', body: 'broken-json' },
  ])
  await tap(page, '保存')
  await page.getByText('稍后再来查看结果').waitFor()
  stack.faults.set([])
  await tap(page, '保存')
  await page.getByText('保存成功').waitFor()
  expect(sent).toHaveLength(1)
  expect(one("SELECT count(*) FROM scale_record WHERE source = 'manual' AND memberNo = '1001'")).toBe(1)
})
