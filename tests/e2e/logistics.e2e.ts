import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { chooseArea, clearAddress, expectTyped, fillAddress } from './address-form.ts'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage, resizePage } from './browser.ts'
import { waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()
beforeEach(() => clearAddress(stack))

/** Member 1001 has claimed in A1004 and owes the address. */
const openForm = (options: OpenOptions = {}) =>
  openPage(stack, 'logistics', { query: { activityId: 'A1004' }, shell: { token: 'local-token-1001' }, ...options })

const ADDR = '/api/v1/activity/prize/addr'
const readSavedRows = () =>
  stack.db.prepare("SELECT * FROM activity_address WHERE activityId = 'A1004' AND memberNo = '1001'").all()

const submitForm = async (page: Page) => {
  await page.getByRole('button', { name: '确认提交' }).click()
  await page.getByRole('dialog', { name: '确认收货信息' }).getByRole('button', { name: '确认提交' }).click()
}

test('a member gives the address once and is led back to the activity', async () => {
  const addresses: string[] = []
  const { page, problems } = await openForm({
    prepare: async (page) => void page.on('request', (request) => addresses.push(request.url())),
  })
  await page.getByText('请仔细填写，确认后将无法修改。').waitFor()
  expect(addresses.filter((url) => url.includes('area-data') || url.includes('area-sheet'))).toEqual([])
  const depth = await page.evaluate(() => history.length)
  await fillAddress(page)
  await page.getByRole('button', { name: '确认提交' }).click()
  const dialog = page.getByRole('dialog', { name: '确认收货信息' })
  await dialog.getByText('138****8000').waitFor()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: '确认提交' }).click()
  await page.getByText('填写成功', { exact: true }).waitFor()
  await page.waitForURL('**/activity?activityId=A1004')
  await page.getByRole('button', { name: '已领取', exact: true }).waitFor()
  // The form is not what Back leads to.
  expect(await page.evaluate(() => history.length)).toBe(depth)
  expect(readSavedRows()).toEqual([
    {
      activityId: 'A1004',
      memberNo: '1001',
      name: '林晓棠',
      mobile: '13800138000',
      roughAddress: '浙江省/杭州市/余杭区',
      detailAddress: '五常大道 168 号',
    },
  ])
  expect(addresses.filter((url) => /13800138000|%E6%9E%97/.test(url))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/1380/)
  expect(problems).toEqual([])
})

test('each missing or wrong field is named, the first one is focused, nothing is sent; fields take no more than they may', async () => {
  const { page } = await openForm()
  await page.getByRole('button', { name: '确认提交' }).click()
  for (const label of ['请输入收货人姓名', '请输入手机号', '请选择省/市/区', '请输入详细地址'])
    await page.getByText(label).first().waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('name')
  expect(await page.getByLabel('收货人').getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator('[aria-required=true]').count()).toBe(3)
  await page.getByLabel('收货人').fill('林晓棠')
  await page.getByLabel('手机号').fill('1380013800')
  await page.getByText('手机号格式不正确').waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: '确认提交' }).click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('mobile')
  await waitForStableText(page)
  expect(await page.getByRole('dialog').count()).toBe(0)

  await page.getByLabel('收货人').fill('一二三四五六七八九十多')
  await page.getByText('最多 10 个字，多出的没有填入').waitFor()
  await page.getByLabel('手机号').fill('+86 138-0013-8000')
  await page.getByLabel('详细地址').fill('路'.repeat(40))
  await expect.poll(() => page.getByLabel('收货人').inputValue()).toBe('一二三四五六七八九十')
  await expect.poll(() => page.getByLabel('手机号').inputValue()).toBe('13800138000')
  await expect.poll(() => page.getByLabel('详细地址').inputValue()).toHaveLength(30)
  // Too much is left out where it is typed: the number of the door stays, and so does the caret.
  const detail = page.getByLabel('详细地址')
  await detail.fill(`${'路'.repeat(27)}502`)
  await detail.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(3, 3))
  await page.keyboard.insertText('天')
  const phone = page.getByLabel('手机号')
  await phone.fill('1380013800')
  await phone.evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3))
  await page.keyboard.insertText(' 9')
  await page.keyboard.insertText('7')
  expect([await detail.inputValue(), await phone.inputValue()]).toEqual([`${'路'.repeat(27)}502`, '13890013800'])
  expect(await phone.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(4)
  // While a character is being composed, its keys count for nothing.
  const composed = await page.getByLabel('收货人').evaluate((field: HTMLInputElement) => {
    field.value = '一二三四五六七八九shi'
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    const composing = field.value
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    return [composing, field.value]
  })
  expect(composed).toEqual(['一二三四五六七八九shi', '一二三四五六七八九s'])
})

test('a name that nobody can see is no name, and a number of Hong Kong is no mainland mobile', async () => {
  const { page } = await openForm()
  await fillAddress(page)
  await page.getByLabel('收货人').fill('\u200b\u3164\u2800')
  await page.getByLabel('手机号').fill('+852 9123 4567')
  await page.getByRole('button', { name: '确认提交' }).click()
  await page.getByText('请输入收货人姓名').waitFor()
  await page.getByText('手机号格式不正确，请填写 11 位大陆手机号').waitFor()
  await waitForStableText(page)
  expect(await page.getByLabel('收货人').inputValue()).toBe('')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('what is typed and chosen stands there again after Back, also where no page is kept', async () => {
  const { page } = await openForm()
  await page.getByText('寄送奖品').waitFor()
  await fillAddress(page)
  await page.goto(`${stack.url}/payFailed`)
  await page.goBack()
  await page.getByText('寄送奖品').waitFor()
  await expectTyped(page)
  await page.getByRole('button', { name: '所在地区 浙江省/杭州市/余杭区' }).waitFor()
})

test('what a member has typed goes when another one comes Back to it', async () => {
  let token = 'local-token-1001'
  const { page } = await openForm({ query: { activityId: 'A1001' }, shell: { replies: { getToken: () => token } } })
  await page.waitForLoadState('networkidle')
  await fillAddress(page)
  await page.goto(`${stack.url}/payFailed`)
  token = 'local-token-1002'
  await page.goBack()
  await expect.poll(() => page.getByLabel('收货人').inputValue()).toBe('')
  expect(await page.getByLabel('手机号').inputValue()).toBe('')
  await page.getByRole('button', { name: '所在地区 请选择省/市/区' }).waitFor()
})

test('an address of any length is seen whole, at the narrowest too', async () => {
  const { page } = await openForm({ width: 320 })
  const field = page.getByLabel('详细地址')
  const hidden: number[] = []
  for (let length = 1; length <= 30; length++) {
    await field.fill('路'.repeat(length))
    const beyond = await field.evaluate((element) => element.scrollHeight - element.clientHeight)
    if (beyond > 0) hidden.push(length)
  }
  expect(hidden).toEqual([])
})

test('the wheels follow the keyboard; 取消 leaves what was chosen, and the wheels stand there again', async () => {
  const { page } = await openForm()
  await chooseArea(page)
  await page.getByRole('button', { name: '所在地区' }).click()
  const provinces = page.getByRole('listbox', { name: '省' })
  await provinces.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.getByRole('option', { name: '安徽省' }).getAttribute('aria-selected')).toBe('true')
  // Of another province the wheels below begin anew: their place in the one before means nothing.
  for (const name of ['市', '区县']) {
    const first = page.getByRole('listbox', { name, exact: true }).getByRole('option').first()
    await expect.poll(() => first.getAttribute('aria-selected')).toBe('true')
  }
  // Where the keyboard is: a ring around the chosen row, because the sheet fades the edges of a
  // wheel.
  const ringed = page.locator('dialog [role=option]').and(page.locator(':focus-visible > *'))
  const getFocusRings = () =>
    ringed.evaluateAll((all) =>
      all.filter((element) => getComputedStyle(element).outlineStyle === 'solid').map((element) => element.textContent),
    )
  await expect.poll(getFocusRings).toEqual(['安徽省'])
  await page.keyboard.press('Home')
  await expect.poll(() => provinces.getByRole('option').first().getAttribute('aria-selected')).toBe('true')
  await page.getByRole('button', { name: '取消' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '所在地区 浙江省/杭州市/余杭区' }).click()
  await page.getByRole('option', { name: '余杭区', selected: true }).waitFor({ timeout: 3000 })

  // The narrowest phone with text of double size: both words stay on one line.
  await resizePage(page, 320, 844, 200)
  const getLines = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => {
      const label = document.createRange()
      label.selectNodeContents(button)
      return label.getClientRects().length
    })
  expect([await getLines('取消'), await getLines('确定')]).toEqual([1, 1])
})

test('a failed submit keeps every field and works again', async () => {
  const { page } = await openForm()
  await fillAddress(page)
  // Without `times`: Chromium itself retries a request when a kept-alive connection breaks.
  stack.faults.set([{ path: ADDR, reset: true }])
  await submitForm(page)
  await page.getByText('提交失败，请重试').waitFor()
  stack.faults.set([])
  expect(readSavedRows()).toEqual([])
  const dialog = page.getByRole('dialog', { name: '确认收货信息' })
  await dialog.getByRole('button', { name: '再看看' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expectTyped(page)
  await page.getByRole('button', { name: '所在地区 浙江省/杭州市/余杭区' }).waitFor()
  await submitForm(page)
  await page.waitForURL('**/activity?activityId=A1004')
  expect(readSavedRows()).toHaveLength(1)
})

test('a lost reply is looked up: told as done, saved once', async () => {
  const { page } = await openForm()
  await page.getByText('寄送奖品').waitFor()
  await fillAddress(page)
  stack.faults.set([
    { path: ADDR, late: true, reset: true },
    { path: '/api/v1/activity/detail', delayMs: 500, times: 1 },
  ])
  // It may already be gone when the tap returns.
  const isLookedUp = page.getByText('正在确认结果').waitFor()
  await submitForm(page)
  await isLookedUp
  await page.waitForURL('**/activity?activityId=A1004')
  expect(readSavedRows()).toHaveLength(1)
})

test('an address that is already there: said at once, no form, the prize by its name', async () => {
  stack.db.exec("UPDATE activity_member SET awardStatus = 3 WHERE activityId = 'A1004' AND memberNo = '1001'")
  const { page, problems } = await openForm()
  await page.getByText('收货信息已提交，无法修改。“保温运动壶”将在 7 个工作日内发出。').waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
  await expectNoViolations(page)
  await page.getByRole('button', { name: '返回活动' }).click()
  await page.waitForURL('**/activity?activityId=A1004')
  expect(problems).toEqual([])
})

test('the prize that is sent stands below the form with its picture, also where only the address names it', async () => {
  const { page } = await openForm()
  const prize = page.getByText('寄送奖品：保温运动壶')
  await prize.waitFor()
  await expect.poll(() => prize.locator('xpath=..').locator('img').getAttribute('src')).toContain('bottle')
  stack.db.exec("UPDATE activity_member SET prizeId = NULL WHERE activityId = 'A1004' AND memberNo = '1001'")
  await page.goto(`${stack.url}/logistics?activityId=A1004&prizeId=P3`)
  await page.getByText('寄送奖品：迷你筋膜枪').waitFor()
})

test('a claim that cannot be looked up leaves the form', async () => {
  stack.faults.set([{ path: '/api/v1/activity/detail', status: 503 }])
  const { page } = await openForm()
  await page.waitForResponse('**/activity/detail**')
  await fillAddress(page)
  await submitForm(page)
  await page.waitForURL('**/activity?activityId=A1004')
})

test('an address that was given meanwhile cannot be given again', async () => {
  const { page } = await openForm()
  await page.getByText('寄送奖品：保温运动壶').waitFor()
  await fillAddress(page)
  stack.db.exec("UPDATE activity_member SET awardStatus = 3 WHERE activityId = 'A1004' AND memberNo = '1001'")
  await submitForm(page)
  await page.getByText('收货信息已提交，无法修改').waitFor()
  expect(readSavedRows()).toEqual([])
})

test('outside the app: no token is asked for until the form is sent, then plain words', async () => {
  const warnings: string[] = []
  const { page } = await openPage(stack, 'logistics', {
    query: { activityId: 'A1004' },
    prepare: async (page) => {
      page.on('console', (message) => warnings.push(message.text()))
      await page.clock.install()
    },
  })
  await fillAddress(page)
  // As long as a bridge is waited for.
  await page.clock.runFor(3500)
  expect(warnings).toEqual([])
  await submitForm(page)
  await page.getByText('请在 App 内打开后提交').waitFor()
  await expectTyped(page)
})

test('back leads to the activity; without an id nothing can be typed', async () => {
  const { page } = await openForm()
  await page.getByRole('button', { name: '返回' }).click()
  await page.waitForURL('**/activity?activityId=A1004')
  await page.goto(`${stack.url}/logistics`)
  await page.getByText('链接不完整').waitFor()
  expect(await page.getByRole('textbox').count()).toBe(0)
})
