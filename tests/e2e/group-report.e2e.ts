import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { changeReply } from './replies.ts'
import { shareStories } from './share-stories.ts'
import { expectFits, expectOneScreen, getStableText, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

shareStories({
  stack,
  route: 'groupReport',
  query: { reportId: '1', meetStandardCondition: '1' },
  path: '/api/user/message/visitor/group/sportReport/1',
  expected: '早起燃脂小分队',
  opens: 'home',
})

const openReport = (reportId: string, meetStandardCondition = '1', width = 390) =>
  openPage(stack, 'groupReport', { query: { reportId, meetStandardCondition }, width })

test('who met the standard: rank, nickname, days, a row for every member, equal ranks with the same number', async () => {
  const { page, text, problems } = await openReport('1')
  await page.getByRole('table').waitFor()
  await expect.poll(text).toContain('11月9日–11月15日 · 达标成员')
  await expect.poll(() => page.getByRole('columnheader').allInnerTexts()).toEqual(['排名', '昵称', '打卡天数'])
  await expect.poll(() => page.locator('tbody tr').count()).toBe(15)
  await waitForStableText(page)
  const days = (await page.locator('tbody td:last-child b').allInnerTexts()).map(Number)
  expect(days).toEqual([...days].sort((a, b) => b - a))
  const rows = await page.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const [rank, name] = [...row.children]
      const medal = rank!.querySelector('img')?.alt
      return {
        rank: (medal ?? rank!.textContent).replace(/\D/g, ''),
        name: name!.querySelector('bdi')!.textContent,
        initial: name!.querySelector('[aria-hidden]')!.textContent,
      }
    }),
  )
  expect(rows.slice(0, 2).map(({ initial, name }) => initial + name)).toEqual(['林林小满', '周周建国'])
  // Two share the first rank, the others the third: each has its own numbered row.
  expect(rows.map(({ rank }) => rank)).toEqual(
    days.map((count) => String(1 + days.filter((more) => more > count).length)),
  )
  expect(rows.every(({ name }) => name)).toBe(true)
  expect(await getStableText(page)).not.toContain('并列')
  expect(problems).toEqual([])
})

test.for([
  ['1', '11月9日–11月15日 · 达标成员', ['?meetStandardCondition=1']],
  ['0', '11月9日–11月15日 · 未达标成员', ['?meetStandardCondition=0']],
  ['', '早起燃脂小分队', ['']],
] as const)('condition "%s": one call, no ring and no switch', async ([condition, title, expected]) => {
  const asked: string[] = []
  const { page } = await openPage(stack, 'groupReport', {
    query: { reportId: '1', meetStandardCondition: condition },
    prepare: async (page) =>
      void page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (pathname.includes('/sportReport/')) asked.push(search)
      }),
  })
  await page.getByText(title).waitFor()
  await page.getByRole('table').waitFor()
  await page.waitForLoadState('networkidle')
  await waitForStableText(page)
  expect(asked).toEqual(expected)
  expect(await page.getByRole('radio').count()).toBe(0)
  expect(await getStableText(page)).not.toMatch(/%|\d+ 人/)
})

test('members below the standard carry no medals', async () => {
  const { page } = await openReport('1', '0')
  await page.getByRole('table').waitFor()
  await expect.poll(() => page.locator('tbody tr').count()).toBe(13)
  await waitForStableText(page)
  expect(await page.locator('tbody').getByRole('img').count()).toBe(0)
  await expectNoViolations(page)
})

test('nobody missed the standard', async () => {
  const { page } = await openReport('2', '0')
  await page.getByRole('heading', { name: '暂无未达标成员' }).waitFor()
  await expectOneScreen(page)
})

test('a large group unfolds by the hundred; names of every kind stay inside 320 px', async () => {
  const { page } = await openReport('200', '', 320)
  await expect.poll(() => page.locator('header span span img, header span span svg').count()).toBe(4)
  await page.getByRole('button', { name: '加载更多' }).click()
  await expect.poll(() => page.locator('tbody tr').count()).toBe(200)
  await expectFits(page)
})

test.for([
  ['123456', '123,456', 100],
  ['12345678', '12,345,678', 100],
  ['123456789', '123,456,789', 200],
] as const)('places and days of any length keep to their columns: %s', async ([digits, displayed, textPercent]) => {
  const { page } = await openPage(stack, 'groupReport', {
    query: { reportId: '1', meetStandardCondition: '1' },
    width: 320,
    textPercent,
    prepare: changeReply(/meetStandardCondition=1/, (text) =>
      text.replace(/("(?:ranking|meetStandardCount)":)\d+/g, `$1${digits}`),
    ),
  })
  await page.getByText(displayed).first().waitFor()
  await expectFits(page)
  // A place that broke would be read as two.
  const lines = await page
    .locator('tbody td:first-child b')
    .evaluateAll((places) =>
      places.map(
        (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).fontSize),
      ),
    )
  expect(Math.max(...lines)).toBeLessThan(2)
  const over = await page.locator('tbody td b').evaluateAll(
    (figures) =>
      figures.filter((figure) => {
        const [local, cell] = [figure.getBoundingClientRect(), figure.closest('td')!.getBoundingClientRect()]
        return local.left < cell.left || local.right > cell.right + 1
      }).length,
  )
  expect(over).toBe(0)
})

test.for([
  ['an unknown report', undefined],
  ['a service in trouble', { status: 503 }],
] as const)('%s: 查询失败', async ([, fault]) => {
  if (fault) stack.faults.set([{ path: '/api/user/message/visitor', ...fault }])
  const { page } = await openReport('9')
  await page.getByRole('status').getByText('查询失败').waitFor()
})

test('a report that is not there leaves no answer unread: the line is free', async () => {
  const { page } = await openReport('9')
  const unread = new Set<string>()
  page.on('request', (request) => unread.add(request.url()))
  page.on('requestfinished', (request) => unread.delete(request.url()))
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => [...unread].filter((url) => url.includes('/api/'))).toEqual([])
})
