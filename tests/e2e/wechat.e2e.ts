import { expect, test } from 'vitest'
import { signPage } from '#scripts/local-service/areas/share.ts'
import type { Wechat } from '#scripts/native-shell/wechat/settings.ts'
import type { RouteName } from '#shared/routes.ts'
import { openPage } from './browser.ts'
import { watchRequests } from './share-stories.ts'
import { waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'
import { emulateWechat, type WechatCall } from './wechat-client.ts'

const stack = createFileStack()

const PK = { pkNo: 'P1', userNo: '1001' }
/** The part that holds WeChat's own kit. */
const KIT = /\/kit-[^/]+\.js(\?|$)/
type Phone = Parameters<typeof emulateWechat>[1]

async function openInWechat(
  route: RouteName,
  query: Record<string, string>,
  phone: Phone,
  wechat: Wechat = 'ok',
  isKitMissing = false,
) {
  let calls: WechatCall[] = []
  const asked: URL[] = []
  const opened = await openPage(stack, route, {
    query,
    device: phone === 'ios' ? 'wechatIos' : 'wechatAndroid',
    prepare: async (page) => {
      calls = await emulateWechat(page, phone, wechat)
      await watchRequests(asked)(page)
      await page.route('https://open.weixin.qq.com/**', (route) => route.fulfill({ status: 204 }))
      if (isKitMissing) await page.route(KIT, (route) => route.fulfill({ status: 404 }))
    },
  })
  return { ...opened, asked, call: (name: string) => calls.find((element) => element.name === name)?.data, calls }
}

test.for(['ios', 'android'] as const)('on %s the page is signed as it stands in the address bar', async (platform) => {
  // WeChat adds `from` when a page is sent on: it is part of what is signed, and not of what is
  // shared.
  const { call, asked, page } = await openInWechat('pkShare', { ...PK, from: 'singlemessage' }, platform)
  await expect.poll(() => call('updateAppMessageShareData')).toBeTruthy()
  expect(asked.filter(({ href }) => KIT.test(href))).toHaveLength(1)
  const signed = asked.find(({ pathname }) => pathname === '/api/public/getShareUrl')?.searchParams.get('httpUrl')
  expect(signed).toBe(page.url())
  const { verifyNonceStr, verifyTimestamp, verifySignature } = call('preVerifyJSAPI')!
  expect(verifySignature).toBe(signPage(page.url(), verifyNonceStr!, Number(verifyTimestamp)))
  expect(call('updateAppMessageShareData')).toMatchObject({
    title: '晓棠在多人PK获得第 3 名',
    desc: '来和我一起PK，看看谁运动得更多',
    link: `${stack.url}/pkShare?pkNo=P1&userNo=1001`,
    imgUrl: `${stack.url}/local/img/avatar/f-xiaotang.svg`,
  })
  await expect
    .poll(() => call('updateTimelineShareData'))
    .toMatchObject({ link: `${stack.url}/pkShare?pkNo=P1&userNo=1001` })
})

test('an older client: the card is set when the member opens its menu', async () => {
  const { call, page } = await openInWechat('groupShare', { groupId: 'G1', userNo: '1001' }, 'android', 'old')
  await expect.poll(() => call('checkJsApi')).toBeTruthy()
  // The page listens to the menu some moments after the check.
  const openMenu = () =>
    page.evaluate("WeixinJSBridge.menu('menu:share:appmessage'); WeixinJSBridge.menu('menu:share:timeline')")
  await expect
    .poll(async () => {
      await openMenu()
      return call('sendAppMessage')
    })
    .toMatchObject({
      title: '晓棠邀请你加入“早起燃脂小分队”',
      desc: '每日运动30分钟，和我一起运动吧',
      link: `${stack.url}/groupShare?groupId=G1&userNo=1001`,
      img_url: `${stack.url}/share/mark.png`,
    })
  await expect.poll(() => call('shareTimeline')).toMatchObject({ title: '晓棠邀请你加入“早起燃脂小分队”' })
  expect(call('updateAppMessageShareData')).toBeUndefined()
})

test.for([
  ['courseSharing', { courseNo: 'C1001', type: '1' }, '全身燃脂力量循环', 'mark'],
  ['activityShare', { type: 'FSport' }, '家庭运动日', 'FSport'],
] as const)('%s has a card of its own', async ([route, query, title, image]) => {
  const { call, problems } = await openInWechat(route, query, 'ios')
  await expect.poll(() => call('updateAppMessageShareData')).toMatchObject({ title })
  const { link, imgUrl, desc } = call('updateAppMessageShareData')!
  expect(link).toBe(`${stack.url}/${route}?${new URLSearchParams(query)}`)
  expect(imgUrl).toBe(`${stack.url}/share/${image}.png`)
  expect(desc).toMatch(/[\u4e00-\u9fff]/)
  expect((await fetch(imgUrl!)).headers.get('content-type')).toBe('image/png')
  expect(problems).toEqual([])
})

test.for([
  ['WeChat refuses the signature', 'unsigned', undefined],
  ['the signature is empty', 'ok', { path: '/api/public/getShareUrl', body: 'empty-data' }],
  ['the file of the SDK is missing', 'ok', undefined, true],
] as const)('%s: no card, and not a word of it on the page', async ([, wechat, fault, isKitMissing]) => {
  if (fault) stack.faults.set([fault])
  const { call, page, text, asked } = await openInWechat('pkShare', PK, 'ios', wechat, isKitMissing)
  await page.getByText('晓棠').waitFor()
  await page.waitForLoadState('networkidle')
  expect(call('updateAppMessageShareData')).toBeUndefined()
  await expect.poll(text).toContain('我在多人PK获得')
  await waitForStableText(page)
  expect(await page.locator('[role=status]:visible, [role=alert]:visible').allInnerTexts()).toEqual([])
  expect(await page.getByRole('button', { name: '重试' }).count()).toBe(0)
  expect(asked.some(({ href }) => KIT.test(href))).toBe(true)
})

test.for(['iosSafari', 'baidu'] as const)('in %s nothing of WeChat is fetched', async (device) => {
  const asked: URL[] = []
  const { page } = await openPage(stack, 'pkShare', { query: PK, device, prepare: watchRequests(asked) })
  await page.getByText('晓棠').waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter(({ href }) => KIT.test(href) || /getShareUrl|weixin/.test(href))).toEqual([])
})
