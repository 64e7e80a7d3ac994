import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { expectFits } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const TOKEN = 'secret-token-of-a-member'

test('every call of the bridge can be made, with an argument of one’s own', async () => {
  const { page, nativeCalls, problems } = await openPage(stack, 'test', {
    shell: { token: TOKEN, replies: { getGeneralData: { weight: 61.5 } } },
  })
  const buttons = page.getByRole('button', { name: /^调用 / })
  const names = [
    'getToken',
    'getStatusBarHeight',
    'getGeneralData',
    'hiddenNavigaBar',
    'jumpPage',
    'goBack',
    'saveQRCodeImg',
    'saveColumnImg',
    'getColumnDetailsShare',
    'getColumnTrySee',
    'getColumnCoursePlan',
    'getShareNow',
    'getActivityDetailsShare',
  ]
  await expect
    .poll(async () => (await buttons.allTextContents()).map((label) => label.replace('调用 ', '')))
    .toEqual(names)
  // The page's own entries come first; the others are reported later.
  await expect
    .poll(() => nativeCalls.map(({ name }) => name).sort())
    .toEqual(['getStatusBarHeight', 'getStatusBarHeight', 'hiddenNavigaBar'])
  nativeCalls.length = 0
  await page.getByLabel('jumpPage 的参数').fill('{"pageName":"integralMall"}')
  for (const name of names) await page.getByRole('button', { name: `调用 ${name}`, exact: true }).click()
  await expect.poll(() => nativeCalls.length).toBe(names.length)
  expect(nativeCalls.map(({ name }) => name).sort()).toEqual([...names].sort())
  expect(nativeCalls.find(({ name }) => name === 'jumpPage')?.data).toEqual({ pageName: 'integralMall' })
  await page.getByText('"weight": 61.5').waitFor()
  await page.getByText(`长度 ${TOKEN.length}，前 4 位 secr`).waitFor()
  expect(await page.content()).not.toContain(TOKEN)
  await expectNoViolations(page)
  expect(problems).toEqual([])
})

test('what is no JSON object is not sent, and stays in the field; the native bar is shown and hidden by turns', async () => {
  const { page, nativeCalls } = await openPage(stack, 'test', { shell: {} })
  const field = page.getByLabel('jumpPage 的参数')
  await field.fill('{"pageName":')
  await page.getByRole('button', { name: '调用 jumpPage' }).click()
  await page.getByText('参数不是有效的 JSON').waitFor()
  expect(await field.inputValue()).toBe('{"pageName":')
  expect(nativeCalls.filter(({ name }) => name === 'jumpPage')).toEqual([])
  await page.getByRole('button', { name: '显示原生导航栏' }).click()
  await page.getByRole('button', { name: '隐藏原生导航栏' }).click()
  await page.getByRole('button', { name: '显示原生导航栏' }).waitFor()
  await expect
    .poll(() => nativeCalls.filter(({ name }) => name === 'hiddenNavigaBar').map(({ data }) => data))
    .toEqual([{ isHidden: true }, { isHidden: false }, { isHidden: true }])
})

test('addresses: a foreign one is not opened, the host of any other is shown before, and can be declined', async () => {
  const { page } = await openPage(stack, 'test')
  const before = page.url()
  const openAddress = async (address: string) => {
    await page.getByLabel('地址').fill(address)
    await page.getByRole('button', { name: '跳转' }).click()
  }
  const refusal = page.getByText('只能打开 http、https 网址，或本站的路径（以 / 开头）')
  for (const address of ['javascript:alert(1)', 'data:text/html,<p>x']) {
    await openAddress(address)
    await refusal.waitFor()
    expect(await page.getByLabel('地址').inputValue()).toBe(address)
    expect(page.url()).toBe(before)

    await openAddress('http://any.example/cn/app/id1')
    await page.getByText('any.example/cn/app/id1').waitFor()
    await refusal.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: '取消' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(page.url()).toBe(before)
  }

  await openAddress('/payFailed?x=1')
  await page.getByText(`${new URL(stack.url).host}/payFailed`).waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: '打开', exact: true }).click()
  await page.waitForURL('**/payFailed?x=1')
})

test('outside the app the page works and says what a call needs; every call of the checklist fails in words', async () => {
  const { page, problems } = await openPage(stack, 'test', { width: 320, textPercent: 200 })
  await page.getByRole('button', { name: '调用 getToken' }).click()
  await page.getByText('请在 App 内打开').waitFor()
  await page.getByText('ios 17', { exact: true }).waitFor()
  const places = page.getByLabel('打开哪里')
  expect(await places.evaluate((field) => getComputedStyle(field).fontSize)).toBe('30px')
  await page.getByText('微信开放标签：只在手机微信里有').waitFor()
  await page.getByRole('button', { name: '复制报告' }).click()
  await page.getByText(/已复制|复制失败/).waitFor()
  await page.getByRole('button', { name: '检查有回复的调用' }).click()
  await page.getByText('13 项：0 项通过，5 项不通过，8 项未检查').waitFor()
  await page.getByRole('button', { name: '执行 jumpPage' }).click()
  await page.getByText('13 项：0 项通过，6 项不通过，7 项未检查').waitFor()
  await expectFits(page)
  expect(problems).toEqual([])
})

test('search engines stay away', async () => {
  const response = await fetch(`${stack.url}/test`)
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(await response.text()).toContain('<meta name="robots" content="noindex">')
})

test('the checklist judges what answers, asks about the rest, and outlives the page', async () => {
  const { page, nativeCalls, problems } = await openPage(stack, 'test', {
    shell: { token: TOKEN, replies: { getGeneralData: {}, saveColumnImg: '1', saveQRCodeImg: '0' } },
  })
  await page.getByRole('button', { name: '检查有回复的调用' }).click()
  const getStep = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await getStep('getToken').getByText('通过', { exact: true }).waitFor()
  await getStep('getGeneralData').getByText('里面没有体重').waitFor()
  await getStep('saveColumnImg').getByText('通过', { exact: true }).waitFor()
  await getStep('saveQRCodeImg').getByText('不通过', { exact: true }).waitFor()

  await page.getByRole('button', { name: '执行 getShareNow' }).click()
  await getStep('getShareNow').getByText('弹出了活动的分享面板？').waitFor()
  await page.getByRole('button', { name: '是 getShareNow 通过' }).click()
  await page.getByRole('button', { name: '执行 goBack' }).click()
  await getStep('goBack').getByText('离开了这一页；再进来时结果还在？').waitFor()
  await expect
    .poll(() => nativeCalls.map(({ name }) => name))
    .toEqual(expect.arrayContaining(['getShareNow', 'goBack']))

  await page.reload()
  await page.getByText('13 项：4 项通过，2 项不通过，7 项未检查').waitFor()
  await page.getByRole('button', { name: '否 goBack 不通过' }).click()
  await page.getByText('13 项：4 项通过，3 项不通过，6 项未检查').waitFor()
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text: string) => {
      document.title = text
    }
  })
  await page.getByRole('button', { name: '复制结果' }).click()
  await expect.poll(() => page.title()).toContain('[通过] getShareNow 活动：立即分享')
  const text = await page.title()
  expect(text).toContain('[不通过] saveQRCodeImg 保存二维码：没有回复 "1"，算没有保存')
  expect(text).toContain('UA：')
  expect(text).not.toContain(TOKEN)
  await expectNoViolations(page)
  await page.getByRole('button', { name: '重新开始' }).click()
  await page.getByText('13 项：0 项通过，0 项不通过，13 项未检查').waitFor()
  expect(problems).toEqual([])
})

test('the catalogue of native calls is a page that can be read and linked to', async () => {
  const { page, problems } = await openPage(stack, 'test')
  await page.getByRole('link', { name: '查看接口目录' }).click()
  await page.waitForURL('**/test?view=catalogue')
  await page.getByRole('heading', { name: '调用（13）' }).waitFor()
  const entry = page.locator('#getToken')
  await entry.getByText('3 秒，没有回复再问 2 次').waitFor()
  await page.locator('#saveColumnImg').getByText('60 秒，只问一次').waitFor()
  await page.locator('#jumpPage').getByText('不等待', { exact: true }).waitFor()
  await page.locator('#getColumnDetailsShare').getByText('joinCount', { exact: true }).waitFor()
  await expectNoViolations(page)
  expect(problems).toEqual([])
})
