import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { RouteName } from '#shared/routes.ts'
import { type Opened, openPage } from './browser.ts'
import { eachOf } from './matrix/screens.ts'
import { type Stack, startStack } from './stack.ts'

let stack: Stack
const opened: Stack[] = []
beforeEach(async () => {
  stack = await startStack() // each story changes something
  opened.push(stack)
})
afterAll(() => Promise.all(opened.map((one) => one.close())))

const WORDS = '系统升级中，预计 20:00 恢复'
const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

interface Change {
  what: string
  route: RouteName
  memberNo?: string
  query?: Record<string, string>
  /** The call that is refused, and the one that shows whether it was made. */
  path: string
  look: string
  /** All taps that lead to the change. */
  make: (page: Page) => Promise<void>
  /** What the page says by itself where the service gives no words. */
  own: string
}

const ACTIVITY = '/api/v1/activity/detail'
const HISTORY = '/api/app/homepage/v1/getHistoryBodyMeasurements'
const claim = async (page: Page) => {
  await tap(page, /弹力带/)
  await tap(page, '领取奖品')
  await tap(page, '确认领取')
}

const CHANGES: Change[] = [
  {
    what: 'sign-up',
    route: 'activity',
    memberNo: '1004',
    query: { activityId: 'A1001' },
    path: '/api/v1/activity/signUp',
    look: ACTIVITY,
    make: (page) => tap(page, '立即参加'),
    own: '没有成功，请再试一次',
  },
  {
    what: 'claim',
    route: 'activity',
    query: { activityId: 'A1001' },
    path: '/api/v1/activity/prize/receive',
    look: ACTIVITY,
    make: claim,
    own: '没有成功，请再试一次',
  },
  {
    what: 'claim of the extra prize',
    route: 'activity',
    query: { activityId: 'A1001' },
    path: '/api/v1/activity/prize/receive',
    look: ACTIVITY,
    make: async (page) => {
      const rules = stack.faults.list()
      stack.faults.set([])
      await claim(page)
      await page.getByRole('button', { name: '立即分享' }).waitFor()
      stack.faults.set(rules)
      await tap(page, '立即分享')
    },
    own: '暂时不知道分享好礼是否领取成功，可以再点一次',
  },
  {
    what: 'address',
    route: 'logistics',
    query: { activityId: 'A1004' },
    path: '/api/v1/activity/prize/addr',
    look: ACTIVITY,
    make: async (page) => {
      await page.getByLabel('收货人').fill('林晓棠')
      await page.getByLabel('手机号').fill('13800138000')
      await page.getByLabel('详细地址').fill('五常大道 168 号')
      await page.getByLabel('所在地区').click()
      for (const name of ['浙江省', '杭州市', '余杭区']) await page.getByRole('option', { name }).click()
      await tap(page, '确定')
      await page.getByRole('button', { name: '所在地区 浙江省/杭州市/余杭区' }).waitFor()
      await tap(page, '确认提交')
      await page.getByRole('dialog').getByRole('button', { name: '确认提交' }).click()
    },
    own: '没有提交成功，请再试一次',
  },
  {
    what: 'confirmed record',
    route: 'bodyFatScaleList',
    path: '/api/user-scale/v1/record/confirm',
    look: '/api/user-scale/v1/record/list',
    make: (page) => tap(page, /^确认.*的记录/),
    own: '没有成功，请再试一次',
  },
  {
    what: 'discarded record',
    route: 'bodyFatScaleList',
    path: '/api/user-scale/v1/record/delete',
    look: '/api/user-scale/v1/record/list',
    make: async (page) => {
      await tap(page, /^丢弃.*的记录/)
      await page.getByRole('dialog').getByRole('button', { name: /丢弃/ }).click()
    },
    own: '没有成功，请再试一次',
  },
  {
    what: 'weight',
    route: 'set',
    path: '/api/app/homepage/v1/addWeightRecordManually',
    look: HISTORY,
    make: async (page) => {
      await tap(page, '减 0.1')
      await tap(page, /^保存/)
    },
    own: '没有保存成功，请再试一次',
  },
  {
    what: 'weight in the sheet',
    route: 'bodyComposition',
    path: '/api/app/homepage/v1/addWeightRecordManually',
    look: HISTORY,
    make: async (page) => {
      await tap(page, '手动记录体重')
      await tap(page, '减 0.1')
      await tap(page, '确定')
    },
    own: '没有保存成功，请再试一次',
  },
  {
    what: 'fresh measurement',
    route: 'bodyComposition',
    query: { from: 'BodyFatScale' },
    path: '/api/app/homepage/v1/saveBodyMeasurement',
    look: HISTORY,
    make: (page) => tap(page, /^保存/),
    own: '没有保存成功，请再试一次',
  },
]

/** One tab for all stories: each has a service of its own, so that its address is another origin, which keeps nothing of the others. */
let tab: Opened | undefined
/** Who is signed in at the moment. */
let who = '1001'
afterAll(() => tab?.page.context().close())

async function open({ route, query = {}, memberNo = '1001' }: Change): Promise<Opened> {
  who = memberNo
  if (tab) {
    await tab.page.goto(`${stack.url}/${route}?${new URLSearchParams(query)}`)
    return tab
  }
  tab = await openPage(stack, route, {
    query,
    reducedMotion: true,
    isKept: true,
    shell: {
      replies: {
        getToken: () => `local-token-${who}`,
        getGeneralData: { weight: 61.4, moisture: 55, bmi: 21.2 },
      },
    },
  })
  return tab
}

/** Ready for the taps: the page has what it asked for. */
const whole = (page: Page) => page.locator('[aria-busy=true]').waitFor({ state: 'detached' })

test.each(eachOf(CHANGES, 3))(
  '$what: a broken service says why in its own words, and they are told',
  async (change) => {
    const { page } = await open(change)
    await whole(page)
    stack.faults.set([{ path: change.path, status: 503, msg: WORDS }])
    await change.make(page)
    await page.getByText(WORDS).first().waitFor()
  },
)

test.each(eachOf(CHANGES, 3, 1))('$what: a broken service without words of its own gets ours', async (change) => {
  const { page } = await open(change)
  await whole(page)
  stack.faults.set([{ path: change.path, status: 503, msg: 'java.lang.NullPointerException at Gate.java:17' }])
  await change.make(page)
  await page.getByText(change.own).first().waitFor()
  expect(await page.locator('body').innerText()).not.toMatch(/Exception|操作失败/)
})

test.each(eachOf(CHANGES, 3, 2))(
  '$what: nobody knows whether it was done: the words, and what to do',
  async (change) => {
    const { page } = await open(change)
    await whole(page)
    stack.faults.set([
      { path: change.path, status: 503, msg: WORDS },
      { path: change.look, status: 503, msg: WORDS },
    ])
    await change.make(page)
    await page
      .getByText(new RegExp(`${WORDS}，.*(稍后再来查看结果|请再试一次|可以再点一次)`))
      .first()
      .waitFor()
  },
)
