import type { Locator, Page } from 'playwright-core'
import { scalePayload } from '#scripts/native-shell/page/scale-payload.ts'
import type { RouteName } from '#shared/routes.ts'
import { fillAddress } from '#tests/e2e/address-form.ts'
import type { OpenOptions } from '#tests/e2e/browser.ts'

/** Something that a member does by a tap, up to the button that does it. */
export interface Story extends OpenOptions {
  what: string
  route: RouteName
  /** Up to the button that does it. */
  upTo: (page: Page) => Promise<Locator>
  /** The call that may go out once; or the native call. */
  call?: RegExp
  native?: string
  /** It is over when this shows. */
  message: RegExp
}

const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const createMember = (memberNo: string, replies = {}): OpenOptions => ({
  shell: { token: `local-token-${memberNo}`, replies },
})

async function submitAddress(page: Page) {
  await fillAddress(page)
  await getButton(page, '确认提交').click()
  return page.getByRole('dialog', { name: '确认收货信息' }).getByRole('button', { name: '确认提交' })
}

async function claimPrize(page: Page) {
  await getButton(page, /弹力带/).click()
  await getButton(page, '领取奖品').click()
  return getButton(page, '立即分享')
}

/** Everything that is done once. */
export const STORIES: readonly Story[] = [
  {
    what: 'a weight on /set',
    route: 'set',
    ...createMember('1001'),
    upTo: async (page) => {
      await page.getByRole('slider', { name: '体重' }).waitFor()
      return getButton(page, '保存')
    },
    call: /addWeightRecordManually/,
    message: /(?<!没有)保存成功/,
  },
  {
    what: 'a weight in the dialog of /bodyComposition',
    route: 'bodyComposition',
    ...createMember('1002'),
    upTo: async (page) => {
      await getButton(page, '手动记录体重').click()
      await page.getByRole('slider', { name: '体重' }).waitFor()
      return getButton(page, '确定')
    },
    call: /addWeightRecordManually/,
    message: /(?<!没有)保存成功/,
  },
  {
    what: 'a fresh measurement',
    route: 'bodyComposition',
    query: { from: 'BodyFatScale' },
    ...createMember('1001', { getGeneralData: scalePayload(() => 0.5) }),
    upTo: async (page) => page.getByRole('button', { name: '保存', exact: true }),
    call: /saveBodyMeasurement/,
    message: /(?<!没有)保存成功/,
  },
  {
    what: 'confirming a record',
    route: 'bodyFatScaleList',
    ...createMember('1001'),
    upTo: async (page) => getButton(page, /^确认.* 11月19日 21:40/),
    call: /record\/confirm/,
    message: /已确认/,
  },
  {
    what: 'discarding a record',
    route: 'bodyFatScaleList',
    ...createMember('1001'),
    upTo: async (page) => {
      await getButton(page, '丢弃 11月19日 21:40 的记录').click()
      return page.getByRole('dialog').getByRole('button', { name: '丢弃' })
    },
    call: /record\/delete/,
    message: /已丢弃/,
  },
  {
    what: 'signing up',
    route: 'activity',
    query: { activityId: 'A1001' },
    ...createMember('1004'),
    upTo: async (page) => getButton(page, '立即参加'),
    call: /activity\/signUp/,
    message: /报名成功/,
  },
  {
    what: 'claiming a prize',
    route: 'activity',
    query: { activityId: 'A1001' },
    ...createMember('1001'),
    upTo: async (page) => {
      await getButton(page, /弹力带/).click()
      return getButton(page, '领取奖品')
    },
    call: /prize\/receive/,
    message: /领取成功/,
  },
  {
    what: 'claiming the gift for sharing',
    route: 'activity',
    query: { activityId: 'A1001' },
    ...createMember('1001'),
    upTo: claimPrize,
    call: /prize\/receive/,
    native: 'getShareNow',
    message: /已领取，去填写地址/,
  },
  {
    what: 'an address',
    route: 'logistics',
    query: { activityId: 'A1004' },
    ...createMember('1001'),
    upTo: submitAddress,
    call: /prize\/addr/,
    message: /填写成功/,
  },
  {
    what: 'the steward’s picture',
    route: 'activity',
    query: { activityId: 'A1001' },
    ...createMember('1004'),
    upTo: async (page) => {
      await getButton(page, '立即参加').click()
      return getButton(page, '保存二维码')
    },
    native: 'saveQRCodeImg',
    message: /(?<!没有)保存成功/,
  },
  {
    what: 'the picture of a column',
    route: 'columnDetails',
    query: { columnId: 'L1001' },
    ...createMember('1001'),
    upTo: async (page) => {
      await getButton(page, '加入活动').click()
      return getButton(page, '保存到相册')
    },
    native: 'saveColumnImg',
    message: /(?<!没有)保存成功/,
  },
]
