import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import type { RouteName } from '#shared/routes.ts'
import { openPage } from './browser.ts'
import { watchRequests } from './share-stories.ts'
import { createFileStack } from './stack.ts'
import { emulateWechat, type WechatCall } from './wechat-client.ts'

const stack = createFileStack()

// Every other form: tests/unit/core/repair.test.ts.
test.for([
  ['pkShare', '?pkNo=P1&amp;userNo=1001，快来看看', '?pkNo=P1&userNo=1001', '晓棠'],
  ['columnShare', '?columnId=L1001%E2%80%8B', '?columnId=L1001', '人已参加'],
  ['file', '?type=privacy/', '?type=privacy', '隐私政策'],
  ['activityShare', '?type=FSport。', '?type=FSport', '家庭运动日'],
  ['activityShare', '?type=saleC1', '?type=saleC1', '链接不完整'],
  ['file', '?type=nothing', '?type=nothing', '链接不完整'],
  ['groupReport', '?reportId=W1&meetStandardCondition=3', '?reportId=W1&meetStandardCondition=3', '链接不完整'],
] as [RouteName, string, string, string][])('/%s%s is %s', async ([route, search, right, label]) => {
  const { page, text } = await openPage(stack, route, { path: `/${route}${search}` })
  await expect.poll(text).toContain(label)
  expect(new URL(page.url()).search).toBe(right)
})

test.for(['ios', 'android'] as const)(
  'in WeChat on %s the repaired address is the one that is loaded and signed',
  async (phone) => {
    const asked: URL[] = []
    let calls: WechatCall[] = []
    const { page } = await openPage(stack, 'pkShare', {
      path: '/pkShare?pkNo=P1&amp;userNo=1001。',
      device: phone === 'ios' ? 'wechatIos' : 'wechatAndroid',
      prepare: async (page) => {
        calls = await emulateWechat(page, phone)
        await watchRequests(asked)(page)
        await page.route('https://open.weixin.qq.com/**', (route) => route.fulfill({ status: 204 }))
      },
    })
    await expect.poll(() => calls.some(({ name }) => name === 'updateAppMessageShareData')).toBe(true)
    const signed = asked.filter(({ pathname }) => pathname === '/api/public/getShareUrl')
    expect(signed.map(({ searchParams }) => searchParams.get('httpUrl'))).toEqual([
      `${stack.url}/pkShare?pkNo=P1&userNo=1001`,
    ])
    expect(page.url()).toBe(`${stack.url}/pkShare?pkNo=P1&userNo=1001`)
  },
)

test('a member page asks for the record of a link out of a chat', async () => {
  const asked: URL[] = []
  const { page } = await openPage(stack, 'bodyFatScale', {
    path: '/bodyFatScale?no=B1（快看',
    shell: { token: 'token-1001' },
    prepare: watchRequests(asked),
  })
  await expect.poll(() => asked.some(({ searchParams }) => searchParams.get('no') === 'B1')).toBe(true)
  expect(new URL(page.url()).search).toBe('?no=B1')
})

test.for([
  ['pkshare?pkNo=P1&userNo=1001', '/pkShare?pkNo=P1&userNo=1001'],
  ['down。', '/down'],
  ['down&tdsourcetag=s_pctim_aiomsg', '/down?tdsourcetag=s_pctim_aiomsg'],
] as const)('where a host answers /%s with its 404 page, that page goes on to %s', async ([path, right]) => {
  const body = readFileSync(`${inject('dist')}/404.html`, 'utf8')
  const { page } = await openPage(stack, '', {
    path: `/${path}`,
    prepare: async (page) => {
      await page.route(
        (url) => decodeURI(url.pathname + url.search) === `/${path}`,
        (route) => route.fulfill({ status: 404, body, contentType: 'text/html; charset=utf-8' }),
      )
    },
  })
  await page.waitForURL(stack.url + right)
})
