import { expect, test } from 'vitest'
import { atRest, expectFits, expectOneScreen, textAtRest } from './at-rest.ts'
import { expectNoViolations } from './axe.ts'
import { openPage } from './browser.ts'
import { shareStories } from './share-stories.ts'
import { fileStack } from './stack.ts'
import { takesTaps } from './taps.ts'

const stack = fileStack()

shareStories({
  stack,
  route: 'groupReport',
  query: { reportId: '1', meetStandardCondition: '1' },
  path: '/api/user/message/visitor/group/sportReport/1',
  words: '早起燃脂小分队',
  opens: 'home',
})

const open = (reportId: string, meetStandardCondition = '1', width = 390) =>
  openPage(stack, 'groupReport', { query: { reportId, meetStandardCondition }, width })

test('who met the standard: rank, nickname, days; and who did not', async () => {
  const { page, text, problems } = await open('1')
  await page.getByRole('table').waitFor()
  await expect.poll(text).toContain('11月9日–11月15日 · 达标成员')
  await expect.poll(() => page.getByRole('columnheader').allInnerTexts()).toEqual(['排名', '昵称', '打卡天数'])
  await atRest(page)
  const days = await page.locator('tbody td:last-child b').allInnerTexts()
  expect(days.length).toBeGreaterThan(3)
  expect(days.map(Number)).toEqual([...days].map(Number).sort((a, b) => b - a))
  // Two share the first place; the third is shared by so many that they have one medal together.
  await expect.poll(() => page.locator('tbody').getByRole('img').count()).toBe(3)
  expect(await page.getByRole('img', { name: '第1名' }).count()).toBeGreaterThan(0)
  const shared = await page.getByRole('rowheader').allInnerTexts()
  expect(shared[0]).toMatch(/^\s*\d+ 人并列第 3$/)
  for (const words of shared) {
    const [count, rank] = words.match(/\d+/g)!
    expect(await page.locator('tbody td:first-child').getByText(rank!, { exact: true }).count()).toBe(Number(count))
  }
  // It stands above the names.
  const lefts = await page.locator('tbody tr > :is(th, td:nth-child(2))').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange()
      range.selectNode(document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()!)
      return Math.round(range.getBoundingClientRect().left)
    }),
  )
  expect(new Set(lefts).size).toBe(1)
  // How many of the whole group.
  for (const words of ['15/28 达标', '13 人未达标']) await page.getByText(words).waitFor()
  await page.getByRole('img', { name: '53% 达标' }).waitFor()

  // To those who did not, and back; a reload stays there.
  const met = await page.locator('tbody tr:not(:has(th))').count()
  await page.getByRole('radio', { name: '未达标' }).click()
  await page.getByText('11月9日–11月15日 · 未达标成员').waitFor()
  await expect.poll(() => page.getByRole('rowheader').count()).toBe(0)
  // Nobody wins who missed the target.
  expect(await page.getByRole('img', { name: '第1名' }).count()).toBe(0)
  expect(page.url()).toContain('meetStandardCondition=0')
  await expectNoViolations(page)
  await page.reload()
  await page.getByText('11月9日–11月15日 · 未达标成员').waitFor()
  await page.getByRole('radio', { name: '达标', exact: true }).click()
  await page.getByText('11月9日–11月15日 · 达标成员').waitFor()
  await expect.poll(() => page.locator('tbody tr:not(:has(th))').count()).toBe(met)
  expect(await textAtRest(page)).not.toContain('未达标成员')
  expect(problems).toEqual([])
})

test('the address of the other half keeps what the link said besides', async () => {
  const query = { reportId: '1', meetStandardCondition: '1', from: 'timeline', utm_source: 'poster' }
  const { page } = await openPage(stack, 'groupReport', { query })
  await page.getByRole('radio', { name: '未达标' }).click()
  await page.getByText('11月9日–11月15日 · 未达标成员').waitFor()
  const now = Object.fromEntries(new URL(page.url()).searchParams)
  expect(now).toEqual({ ...query, meetStandardCondition: '0' })
})

test('the other half cannot be had: what is known stands', async () => {
  const { page } = await openPage(stack, 'groupReport', {
    query: { reportId: '1', meetStandardCondition: '1' },
    prepare: async (page) => {
      await page.route(/meetStandardCondition=0/, (route) => route.abort())
    },
  })
  await page.getByText('15 人达标').waitFor()
  await page.getByRole('table').waitFor()
  expect(await textAtRest(page)).not.toMatch(/失败|未达标成员/)
})

test('nobody missed the standard', async () => {
  const { page } = await open('2', '0')
  await page.getByRole('heading', { name: '暂无未达标成员' }).waitFor()
  await expectOneScreen(page)
})

test('a large group unfolds by the hundred; names of every kind stay inside 320 px', async () => {
  const { page } = await open('200', '', 320)
  await expect.poll(() => page.locator('header span span img, header span span svg').count()).toBe(4)
  await page.getByRole('button', { name: '加载更多' }).click()
  await expect.poll(() => page.locator('tbody tr:not(:has(th))').count()).toBe(200)
  await expectFits(page)
})

test.for([
  ['123456', '123,456', 100],
  ['12345678', '12,345,678', 100],
  ['123456789', '123,456,789', 200],
] as const)('places and days of any length keep to their columns: %s', async ([digits, shown, textPercent]) => {
  const { page } = await openPage(stack, 'groupReport', {
    query: { reportId: '1', meetStandardCondition: '1' },
    width: 320,
    textPercent,
    prepare: async (page) => {
      await page.route(/meetStandardCondition=1/, async (route) => {
        if (route.request().resourceType() === 'document') return route.fallback()
        const response = await route.fetch()
        const long = (await response.text()).replace(/("(?:ranking|meetStandardCount)":)\d+/g, `$1${digits}`)
        await route.fulfill({ response, body: long })
      })
    },
  })
  await page.getByText(shown).first().waitFor()
  await expectFits(page)
  // A place that broke would be read as two.
  const lines = await page
    .locator('tbody td:first-child b')
    .evaluateAll((places) =>
      places.map((one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).fontSize)),
    )
  expect(Math.max(...lines)).toBeLessThan(2)
  const over = await page.locator('tbody td b').evaluateAll(
    (figures) =>
      figures.filter((figure) => {
        const [own, cell] = [figure.getBoundingClientRect(), figure.closest('td')!.getBoundingClientRect()]
        return own.left < cell.left || own.right > cell.right + 1
      }).length,
  )
  expect(over).toBe(0)
})

test.for([
  ['an unknown report', undefined],
  ['a service in trouble', { status: 503 }],
] as const)('%s: 查询失败', async ([, fault]) => {
  if (fault) stack.faults.set([{ path: '/api/user/message/visitor', ...fault }])
  const { page } = await open('9')
  await page.getByText('查询失败').waitFor()
})

test('a half on its way: the list of the other one is faded until it is there', async () => {
  const { page } = await open('1')
  const list = page.locator('div:has(> table)')
  await list.waitFor()
  await atRest(page)
  stack.faults.set([{ path: '/api/user/message/visitor', delayMs: 2000 }])
  await page.getByRole('radio', { name: '未达标' }).click()
  const opacity = () => list.evaluate((one) => Number(getComputedStyle(one).opacity))
  await expect.poll(opacity).toBeLessThan(0.5)
  expect(await list.getAttribute('aria-busy')).toBe('true')
  await page.getByText('未达标成员').waitFor()
  await expect.poll(opacity).toBe(1)
  expect(await list.getAttribute('aria-busy')).toBe('false')
})

test('a half that cannot be had: 查询失败, and the one on screen stays', async () => {
  const { page } = await open('1')
  await page.getByRole('table').waitFor()
  stack.faults.set([{ path: '/api/user/message/visitor', status: 503 }])
  await page.getByRole('radio', { name: '未达标' }).click()
  await page.getByText('查询失败').waitFor()
  expect(await takesTaps(page.getByText('查询失败'))).toBe(false)
  await atRest(page)
  await expect
    .poll(() => page.getByRole('radio', { name: '达标', exact: true }).getAttribute('aria-checked'))
    .toBe('true')
  expect(await page.getByRole('table').count()).toBe(1)
})

test('a link without a half shows everybody, and leads to both', async () => {
  const { page } = await open('1', '')
  await expect.poll(() => page.getByRole('radio').allInnerTexts()).toEqual(['全部', '达标', '未达标'])
  for (const words of ['15/28 达标', '13 人未达标']) await page.getByText(words).waitFor()
  await page.getByRole('img', { name: '53% 达标' }).waitFor()
  await page.getByRole('radio', { name: '未达标' }).click()
  await page.getByText('11月9日–11月15日 · 未达标成员').waitFor()
})

test('a half that is none counts as not given, and is asked for once', async () => {
  const asked: string[] = []
  const { page } = await openPage(stack, 'groupReport', {
    query: { reportId: '1', meetStandardCondition: 'x' },
    prepare: async (page) =>
      void page.on('request', (request) => {
        const { pathname, search } = new URL(request.url())
        if (pathname.includes('/sportReport/')) asked.push(search)
      }),
  })
  await page.getByText('15/28 达标').waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.sort()).toEqual(['', '?meetStandardCondition=1'])
})

test('a report that is not there leaves no answer unread: the line is free', async () => {
  const { page } = await open('9')
  const unread = new Set<string>()
  page.on('request', (request) => unread.add(request.url()))
  page.on('requestfinished', (request) => unread.delete(request.url()))
  await page.reload()
  await page.getByRole('heading', { level: 2 }).waitFor()
  await expect.poll(() => [...unread].filter((url) => url.includes('/api/'))).toEqual([])
})
