import type { Locator, Page } from 'playwright-core'
import { scalePayload } from '#scripts/native-shell/page/scale-payload.ts'
import type { RouteName } from '#shared/routes.ts'
import { fillAddress } from '#tests/e2e/address-form.ts'
import type { OpenOptions } from '#tests/e2e/browser.ts'

/** Something that a member does by a tap. */
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

const createMember = (memberNo: string, replies = {}): OpenOptions => ({
  shell: { token: `local-token-${memberNo}`, replies },
})
const LIST = { route: 'bodyFatScaleList', ...createMember('1001') } as const
const CAMPAIGN = { route: 'activity', query: { activityId: 'A1001' }, ...createMember('1001') } as const
const SAVED = /(?<!没有)保存成功/

/** Presses these buttons in turn, except the last. */
const press =
  (...names: (string | RegExp)[]) =>
  async (page: Page): Promise<Locator> => {
    const buttons = names.map((name) => page.getByRole('button', { name }))
    for (const button of buttons.slice(0, -1)) await button.click()
    return buttons.at(-1)!
  }
/** The same where a weight is chosen: it has arrived. */
const chooseWeight =
  (...names: string[]) =>
  async (page: Page): Promise<Locator> => {
    const button = await press(...names)(page)
    await page.getByRole('slider', { name: '体重' }).waitFor()
    return button
  }

async function submitAddress(page: Page) {
  await fillAddress(page)
  await page.getByRole('button', { name: '确认提交' }).click()
  return page.getByRole('dialog', { name: '确认收货信息' }).getByRole('button', { name: '确认提交' })
}

/** Everything that is done once. */
export const STORIES: readonly Story[] = [
  {
    what: 'a weight on /set',
    route: 'set',
    ...createMember('1001'),
    upTo: chooseWeight('保存'),
    call: /addWeightRecordManually/,
    message: SAVED,
  },
  {
    what: 'a weight in the dialog of /bodyComposition',
    route: 'bodyComposition',
    ...createMember('1002'),
    upTo: chooseWeight('手动记录体重', '确定'),
    call: /addWeightRecordManually/,
    message: SAVED,
  },
  {
    what: 'a fresh measurement',
    route: 'bodyComposition',
    query: { from: 'BodyFatScale' },
    ...createMember('1001', { getGeneralData: scalePayload(() => 0.5) }),
    upTo: press(/^保存$/),
    call: /saveBodyMeasurement/,
    message: SAVED,
  },
  {
    what: 'confirming a record',
    ...LIST,
    upTo: press(/^确认.* 11月19日 21:40/),
    call: /record\/confirm/,
    message: /已确认/,
  },
  {
    what: 'discarding a record',
    ...LIST,
    upTo: press('丢弃 11月19日 21:40 的记录', /^丢弃$/),
    call: /record\/delete/,
    message: /已丢弃/,
  },
  {
    what: 'signing up',
    ...CAMPAIGN,
    ...createMember('1004'),
    upTo: press('立即参加'),
    call: /activity\/signUp/,
    message: /报名成功/,
  },
  {
    what: 'claiming a prize',
    ...CAMPAIGN,
    upTo: press(/弹力带/, '领取奖品'),
    call: /prize\/receive/,
    message: /领取成功/,
  },
  {
    what: 'claiming the gift for sharing',
    ...CAMPAIGN,
    upTo: press(/弹力带/, '领取奖品', '立即分享'),
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
    ...CAMPAIGN,
    ...createMember('1004'),
    upTo: press('立即参加', '保存二维码'),
    native: 'saveQRCodeImg',
    message: SAVED,
  },
  {
    what: 'the picture of a column',
    route: 'columnDetails',
    query: { columnId: 'L1001' },
    ...createMember('1001'),
    upTo: press('加入活动', '保存到相册'),
    native: 'saveColumnImg',
    message: SAVED,
  },
]
