import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { changeData } from './replies.ts'
import { shareStories, watchRequests } from './share-stories.ts'
import { getStableText, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const query = { endDay: '2026-11-30', groupId: 'G1', startDay: '2026-11-01', targetType: '1', userNo: '1001' }
shareStories({
  stack,
  route: 'groupInfoShare',
  query,
  path: '/api/v1/visitor/group/ranking/list',
  expected: '早起燃脂小分队',
  opens: 'group/mine?id=G1',
})

test('the ranking of a month: own place, sum, friends left behind, medals for three', async () => {
  const { page } = await openPage(stack, 'groupInfoShare', { query })
  await page.locator('ol li').first().waitFor()
  const { value, over } = readOwnRanking()
  const displayed = (await getStableText(page)).replace(/\s+/g, '')
  expect(displayed).toContain('11月·按运动时长排名')
  expect(displayed).toMatch(new RegExp(`我的排名第${28 - over}名共28人累计运动${value}分钟超过${over}位群友`))
  await expect.poll(() => page.locator('ol li').count()).toBe(28)
  for (const place of [1, 2, 3]) await page.getByRole('img', { name: `第${place}名` }).waitFor()
  // The podium repeats the first three rows: second, first, third.
  const names = await page.locator('ol li bdi').allInnerTexts()
  await expect
    .poll(() => page.locator('section [aria-hidden] bdi').allInnerTexts())
    .toEqual([names[1], names[0], names[2]])
  await expect.poll(() => page.locator('li', { hasText: '我' }).filter({ hasText: '晓棠' }).count()).toBe(1)
  await expect.poll(() => page.locator('dl img, dl svg').count()).toBe(Math.min(5, over))
  // Outside the app there is a way into it.
  await page.getByRole('button', { name: '打开 App' }).waitFor()
  expect(await page.getByRole('button', { name: '返回' }).count()).toBe(0)
})

test('a rank that many share: a row and a medal for each, and nothing is folded', async () => {
  const { page } = await openPage(stack, 'groupInfoShare', {
    query,
    prepare: changeData('**/ranking/list', (data) => {
      for (const member of data.rankings.slice(0, 6)) member.serial = 1
      data.userInfo.ranking = 1
    }),
  })
  await expect.poll(() => page.locator('ol li').count()).toBe(28)
  await waitForStableText(page)
  expect(await page.getByRole('img', { name: '第1名' }).count()).toBe(6)
  const displayed = (await getStableText(page)).replace(/\s+/g, '')
  expect(displayed).toContain('我的排名并列第1名')
  expect(displayed).not.toMatch(/人并列|看看都有谁/)
  expect(await page.locator('section [aria-hidden] bdi').count()).toBe(0)
})

test('a group of one member invites others', async () => {
  const alone = { ...query, groupId: 'G2', startDay: '2026-10-01', endDay: '2026-10-31' }
  const { page } = await openPage(stack, 'groupInfoShare', { query: alone })
  await page.getByRole('link', { name: '邀请好友' }).click()
  await page.waitForURL('**/groupShare?groupId=G2&userNo=1001')
})

/** What the database says about 晓棠 in November. */
function readOwnRanking() {
  const sums = stack.db
    .prepare(
      "SELECT userNo, SUM(minutes) AS value FROM group_sport WHERE groupId = 'G1' AND day >= '2026-11-01' GROUP BY userNo",
    )
    .all() as { userNo: string; value: number }[]
  const value = sums.find(({ userNo }) => userNo === '1001')!.value
  return { value, over: 28 - 1 - sums.filter((element) => element.userNo !== '1001' && element.value >= value).length }
}

test.for([
  ['2', '2026-11-21', '11/20-11/21 · 按力量容量排名', '单位：公斤'],
  ['x', '2026-11-20', '11/20 · 按运动时长排名', '单位：分钟'],
] as const)('target type %s until %s: %s, %s', async ([targetType, endDay, period, unit]) => {
  const { page } = await openPage(stack, 'groupInfoShare', {
    query: { ...query, startDay: '2026-11-20', endDay, targetType },
  })
  await page.getByText(period).waitFor()
  await page.getByText(unit).waitFor()
})

test.for([{ startDay: '2026-02-30' }, { endDay: '20261130' }, { endDay: '2026-10-31' }])(
  'a day that is none, or an end before the start, counts as missing: %o',
  async (day) => {
    const asked: URL[] = []
    const { page } = await openPage(stack, 'groupInfoShare', {
      query: { ...query, ...day },
      prepare: watchRequests(asked),
    })
    await page.getByRole('heading', { name: '链接不完整' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('button', { name: '重试' }).count()).toBe(0)
    expect(asked.filter(({ pathname }) => pathname.startsWith('/api/'))).toEqual([])
  },
)

test('a name that is written from right to left turns nothing around it, and ends at its left', async () => {
  const { page } = await openPage(stack, 'groupInfoShare', {
    query,
    prepare: changeData('**/ranking/list', ({ rankings }) => {
      for (const element of rankings) element.nickname = 'שלום!'
    }),
  })
  const readOwnRanking = page.locator('li', { hasText: '我' })
  await readOwnRanking.waitFor()
  await waitForStableText(page)
  const lefts = await readOwnRanking.evaluate((row) => {
    const walk = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: [string, number][] = []
    while (walk.nextNode()) {
      range.selectNodeContents(walk.currentNode)
      found.push([range.toString(), range.getBoundingClientRect().left])
    }
    return found
  })
  const ends = await readOwnRanking.getByText('שלום!').evaluate(({ firstChild }) =>
    [0, 4].map((at) => {
      const range = document.createRange()
      range.setStart(firstChild!, at)
      range.setEnd(firstChild!, at + 1)
      return range.getBoundingClientRect().left
    }),
  )
  expect(ends[1]).toBeLessThan(ends[0]!)
  // In row order: rank, name, mark, value, unit.
  expect(lefts.map(([text]) => text).slice(1, 3)).toEqual(['שלום!', '我'])
  expect(lefts).toEqual([...lefts].sort(([, a], [, b]) => a - b))
})

test('inside the app the page draws the bar, goes back over the shell, and asks for no token', async () => {
  const { page, nativeCalls } = await openPage(stack, 'groupInfoShare', { query, shell: { token: 'local-token-1001' } })
  await page.getByRole('button', { name: '返回' }).click()
  await expect.poll(() => nativeCalls.map(({ name }) => name)).toContain('goBack')
  await expect.poll(() => nativeCalls.find(({ name }) => name === 'hiddenNavigaBar')?.data).toEqual({ isHidden: true })
  await waitForStableText(page)
  expect(nativeCalls.filter(({ name }) => name === 'getToken')).toEqual([])
  expect(await page.getByRole('button', { name: '打开 App' }).count()).toBe(0)
})
