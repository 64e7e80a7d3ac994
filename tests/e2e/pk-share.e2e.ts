import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { openPage } from './browser.ts'
import { changeData } from './replies.ts'
import { shareStories } from './share-stories.ts'
import { expectFits, getStableText, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

shareStories({
  stack,
  route: 'pkShare',
  query: { pkNo: 'P1', userNo: '1001' },
  path: '/pk/multi-person-pk/getPkDetail',
  expected: '晓棠',
  opens: 'home',
})

test.for([
  ['P3', '我正在参加多人PK等你来战'],
  ['P5', '我在多人PK获得第12,345名'],
] as const)('challenge %s: %s', async ([pkNo, reported]) => {
  const { page } = await openPage(stack, 'pkShare', { query: { pkNo, userNo: '1001' }, width: 320 })
  await page.getByText('晓棠').waitFor()
  expect((await getStableText(page)).replace(/\s/g, '')).toContain(reported)
  await expectFits(page)
  // The smallest phone on its side: still one line.
  await page.setViewportSize({ width: 568, height: 320 })
  const getLines = (place: Element) => {
    const range = document.createRange()
    range.selectNodeContents(place)
    return range.getClientRects().length
  }
  expect(await page.locator('main b').evaluate(getLines)).toBe(1)
})

test.for([
  ['wechatIos', true],
  ['baidu', false],
] as const)('in %s the hint to share shows: %s', async ([device, isDisplayed]) => {
  const { page } = await openPage(stack, 'pkShare', { query: { pkNo: 'P1', userNo: '1001' }, device })
  await page.getByText('晓棠').waitFor()
  await page.waitForLoadState('networkidle')
  await waitForStableText(page)
  await expect.poll(() => page.getByText('点击右上角，分享给好友').isVisible()).toBe(isDisplayed)
})

test('an avatar of WeChat is shown, asked for over https', async () => {
  const avatar = 'thirdwx.qlogo.cn/mmopen/vi_32/Q0j4TwGTfTL/132'
  const { page } = await openPage(stack, 'pkShare', {
    query: { pkNo: 'P1', userNo: '1001' },
    prepare: async (page) => {
      await changeData('**/getPkDetail*', (data) => ({ ...data, userAvatar: `http://${avatar}` }))(page)
      await page.route(`https://${avatar}`, (route) => route.fulfill({ path: `${ROOT}public/icon-180.png` }))
    },
  })
  const image = page.locator(`img[src="https://${avatar}"]`)
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(180)
})
