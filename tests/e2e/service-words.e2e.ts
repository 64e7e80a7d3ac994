import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { selectEvery } from './matrix/screens.ts'
import { STORIES } from './matrix/stories.ts'
import { testStack } from './stack.ts'

const stack = testStack() // each story changes something

const TEXTS = '系统升级中，预计 20:00 恢复'
const AGAIN = '操作失败，请重试'
const NOT_SAVED = '保存失败，请重试'

const ACTIVITY = '/api/v1/activity/detail'
const HISTORY = '/api/app/homepage/v1/getHistoryBodyMeasurements'
const PENDING = '/api/user-scale/v1/record/list'

/** A change, the read that verifies it, and the page's default message. */
const CHANGES = [
  ['signing up', ACTIVITY, AGAIN],
  ['claiming a prize', ACTIVITY, AGAIN],
  ['claiming the gift for sharing', ACTIVITY, '暂未查到领取结果，可再点一次'],
  ['an address', ACTIVITY, '提交失败，请重试'],
  ['confirming a record', PENDING, AGAIN],
  ['discarding a record', PENDING, AGAIN],
  ['a weight on /set', HISTORY, NOT_SAVED],
  ['a weight in the dialog of /bodyComposition', HISTORY, NOT_SAVED],
  ['a fresh measurement', HISTORY, NOT_SAVED],
] as const

/** Make a change of which the service says 503, and these words; then `isLost`, too, whether it was made. */
async function changeWithMessage([what, look]: (typeof CHANGES)[number], msg: string, isMissing = false) {
  const { route, upTo, call, message, ...options } = STORIES.find((story) => story.what === what)!
  const { page } = await openPage(stack, route, options)
  const target = await upTo(page)
  await target.waitFor()
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  await page.route(call!, (route) => route.fulfill({ status: 503, json: { code: 503, msg, data: null } }))
  if (isMissing) stack.faults.set([{ path: look, status: 503, msg }])
  await target.click()
  return page
}

test.for(selectEvery(CHANGES, 3))(
  '%s: a broken service says why in its own words, and they are told',
  async (change) => {
    const page = await changeWithMessage(change, TEXTS)
    await page.getByText(TEXTS).first().waitFor()
  },
)

test.for(selectEvery(CHANGES, 3, 1))('%s: a broken service without words of its own gets ours', async (change) => {
  const page = await changeWithMessage(change, '')
  await page.getByText(change[2]).first().waitFor()
  expect(await page.locator('body').innerText()).not.toMatch(/操作失败(?!，请重试)/)
})

test.for(selectEvery(CHANGES, 3, 2))(
  '%s: nobody knows whether it was done: the words, and what to do',
  async (change) => {
    const page = await changeWithMessage(change, TEXTS, true)
    await page
      .getByText(new RegExp(`${TEXTS}，.*(稍后再来查看结果|请再试一次|请重试|可再点一次)`))
      .first()
      .waitFor()
  },
)
