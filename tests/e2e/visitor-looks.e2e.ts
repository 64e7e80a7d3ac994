import { expect, test } from 'vitest'
import { openPage, resizePage } from './browser.ts'
import { createGate } from './gate.ts'
import { changeData } from './replies.ts'
import { expectOneScreen, getStableBox } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

/** A notice stays for 2 s: here as long as it is looked at. */
const HOLD_NOTICES =
  '{ const later = setTimeout; window.setTimeout = (run, ms, ...rest) => later(run, ms === 2000 ? 1e6 : ms, ...rest) }'

test('a notice over a page that failed lies neither on its drawing nor on the panel beside it', async () => {
  stack.faults.set([{ path: '*', body: 'null-data' }])
  const { page } = await openPage(stack, 'pkShare', {
    query: { pkNo: 'P1', userNo: '1001' },
    device: 'desktop',
    prepare: async (page) => void (await page.addInitScript(HOLD_NOTICES)),
  })
  await page.getByRole('heading', { name: '内容不存在或已失效' }).waitFor()
  await page.getByText('查询失败').waitFor()
  for (const [width, height, text] of [
    [320, 568, 100],
    [390, 844, 200],
    [844, 390, 100],
    [1280, 800, 100],
  ] as const) {
    await resizePage(page, width, height, text)
    const findMisplaced = () =>
      page.evaluate((isWide) => {
        const getBox = (element: string) => document.querySelector(element)?.getBoundingClientRect()
        const notice = getBox('[role=status] > div > p')!
        const [dial, title, panel] = [getBox('[role=alert] svg')!, getBox('[role=alert] h1')!, getBox('aside')]
        return [
          notice.top < 0 && 'it is cut off',
          notice.bottom > (dial.height ? dial.top : title.top) && 'it lies on the card',
          isWide && !panel?.width && 'no panel yet',
          panel?.width && notice.right > panel.left && 'it lies on the panel',
        ].filter(Boolean)
      }, width === 1280)
    await expect.poll(findMisplaced, { message: `${width} × ${height}, ${text} %` }).toEqual([])
  }
})

test('a column on a wide screen: the panel stands before the column has come, the picture fills its ground', async () => {
  const { promise: held, resolve: release } = createGate()
  const { page } = await openPage(stack, 'columnShare', {
    query: { columnId: 'L1001' },
    device: 'desktop',
    width: 1280,
    height: 800,
    prepare: async (page) => {
      await page.route('**/api/**', async (route) => {
        await held
        await route.continue()
      })
    },
  })
  await page.getByRole('heading', { name: '手机扫码打开' }).waitFor()
  expect(await page.getByRole('status', { name: '正在加载' }).isVisible()).toBe(true)
  release()
  const picture = page.locator('img[fetchpriority=high]')
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThanOrEqual(1280)
})

test('/down on a tall phone: the drawn screen fills its phone, and the page the window', async () => {
  const { page } = await openPage(stack, 'down', { width: 430, height: 932 })
  const screen = page.locator('div', { has: page.locator(':scope > b', { hasText: '早上好' }) }).last()
  const [inner, outer] = [await getStableBox(screen), await getStableBox(screen.locator('..'))]
  expect(inner.y + inner.height).toBeGreaterThanOrEqual(outer.y + outer.height - 1)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(932)
})

test('an unknown address on a phone on its side: the way on is whole', async () => {
  const { page } = await openPage(stack, '', { path: '/nothing', width: 844, height: 390 })
  const { y, height } = await getStableBox(page.getByRole('link', { name: '打开首页' }))
  expect(y + height).toBeLessThanOrEqual(390 - 16)
})

test('a course: the action lies not on the drawing', async () => {
  const { page } = await openPage(stack, 'courseSharing', { query: { courseNo: 'C1001', type: '1' } })
  for (const [width, text] of [
    [390, 100],
    [320, 100],
    [390, 200],
  ] as const) {
    await resizePage(page, width, 844, text)
    const action = await getStableBox(page.getByRole('button', { name: '生成海报' }))
    const person = await getStableBox(page.locator('header img[src*="/course-"]'))
    // In the drawing of 150 the highest plate begins at 4.
    expect(action.y + action.height, `${width} px, ${text} %`).toBeLessThan(person.y + (4 / 150) * person.height)
  }
})

test('a group without a ranking says so, and ranks of thousands keep off the names', async () => {
  const ranking = await openPage(stack, 'groupInfoShare', {
    query: { startDay: '2026-11-01', endDay: '2026-11-30', groupId: 'G1', targetType: '1', userNo: '1001' },
    prepare: changeData('**/group/ranking/list*', (data) => ({ ...data, rankings: [] })),
  })
  await ranking.page.getByRole('heading', { name: '暂无排行数据' }).waitFor()
  await expectOneScreen(ranking.page)

  const { page } = await openPage(stack, 'groupReport', {
    query: { reportId: '1', meetStandardCondition: '1' },
    textPercent: 200,
    prepare: changeData('**/group/sportReport/**', (data) => ({
      ...data,
      userRankingList: [{ ranking: 12_345, nickname: '林小满', meetStandardCount: 6 }],
    })),
  })
  const title = await getStableBox(page.getByText('达标成员', { exact: true }))
  expect(title.height).toBeLessThan(60)
  const [rank, name] = [await getStableBox(page.getByText('12,345')), await getStableBox(page.getByText('林小满'))]
  expect(rank.x).toBeGreaterThanOrEqual(0)
  expect(rank.x + rank.width).toBeLessThan(name.x)
})

test('the form of an address on a wide screen: its button follows it', async () => {
  const { page } = await openPage(stack, 'logistics', {
    query: { activityId: 'A1001' },
    device: 'desktop',
    width: 1280,
    height: 900,
  })
  const [last, button] = [await getStableBox(page.getByText('0/30')), await getStableBox(page.getByText('确认提交'))]
  expect(button.y - last.y).toBeLessThan(120)
})

test('a banner: sky and ground are as wide as the window, and the way into the app is on nothing drawn', async () => {
  const { page } = await openPage(stack, 'activityShare', {
    query: { type: 'saleB1' },
    device: 'desktop',
    width: 1280,
    height: 800,
  })
  const scene = page.locator('main img')
  const button = page.locator('main button', { hasText: '打开 App 查看' })
  /** Where the drawing's own 390 × 420 is: what is around it goes on at its sides. */
  const getRenderedBox = async () => {
    const { x, y, width, height } = (await scene.boundingBox())!
    const scale = Math.min(width / 390, height / 420)
    return { left: x + width / 2 - 195 * scale, bottom: y + height, right: x + width, own: 390 * scale }
  }
  const { x, width, y, height } = await getStableBox(scene)
  expect(x).toBeLessThanOrEqual(0)
  expect(x + width).toBeGreaterThanOrEqual(1280)
  // Its top fades into the sky, its sides do not.
  expect(await scene.evaluate((element) => getComputedStyle(element).maskImage)).toMatch(/^linear-gradient\(rgba/)
  const ground = await page.locator('main i').first().boundingBox()
  expect([ground!.x, ground!.width]).toEqual([0, 1280])
  expect(Math.abs(ground!.y - (y + height))).toBeLessThanOrEqual(1)
  // On a tablet what is drawn is as wide as the column, and no way into the app is beside the code.
  for (const [width, height] of [
    [820, 1180],
    [1024, 1366],
  ] as const) {
    await resizePage(page, width, height)
    const column = Math.min(480, width - 380)
    await expect.poll(async () => (await getRenderedBox()).own - column).toBeLessThanOrEqual(1)
    await expect.poll(() => button.isVisible()).toBe(false)
  }
  for (const [width, height] of [
    [1366, 650],
    [390, 844],
    [320, 568],
  ] as const) {
    await resizePage(page, width, height)
    const getDistanceBelow = async () => (await button.boundingBox())!.y - (await getRenderedBox()).bottom
    await expect.poll(getDistanceBelow, { message: `${width} × ${height}` }).toBeGreaterThanOrEqual(0)
  }
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    await resizePage(page, width, height)
    const getDistanceLeft = async () => {
      const action = (await button.boundingBox())!
      // The gift begins at 106.
      return (await getRenderedBox()).left + 56 - (action.x + action.width)
    }
    await expect.poll(getDistanceLeft, { message: `${width} × ${height}` }).toBeGreaterThanOrEqual(0)
    expect((await getRenderedBox()).right).toBeGreaterThanOrEqual(width)
  }
})

test('a workout with every figure: its words stand below the drawn barbell', async () => {
  const { page } = await openPage(stack, 'courseEndShare', { query: { type: '3', userSportNo: 'S1' } })
  const plates = await page.evaluate(async () => {
    const drawing = await (await fetch(document.querySelector<HTMLImageElement>('img[fetchpriority=high]')!.src)).text()
    const [, top] = /viewBox="0 (\d+) /.exec(drawing)!
    return 304 + 176 - Number(top)
  })
  const bar = page.getByText('生成海报')
  for (const [width, height, text] of [
    [390, 844, 100],
    [320, 640, 100],
    [390, 844, 200],
    [320, 640, 200],
    [844, 390, 100],
    [1366, 650, 100],
  ] as const) {
    await resizePage(page, width, height, text)
    const getDistances = async () => {
      const [label, scene, action] = [
        (await page.getByText('完成', { exact: true }).boundingBox())!,
        (await page.locator('main img[fetchpriority=high]').boundingBox())!,
        (await bar.boundingBox())!,
      ]
      const end = scene.y + (plates / 844) * scene.height
      // They are 176 high in the drawing of 844.
      return [
        end > label.y && 'on the words',
        end - (176 / 844) * scene.height < action.y + action.height - 12 && 'on the bar',
      ].filter(Boolean)
    }
    await expect.poll(getDistances, { message: `${width} × ${height}, ${text} %` }).toEqual([])
  }
})

test('members whose pictures cannot be had do not look like one person', async () => {
  const { page } = await openPage(stack, 'groupShare', {
    query: { groupId: 'G1', userNo: '1001' },
    prepare: async (page) => void (await page.route('**/local/img/avatar/**', (route) => route.abort())),
  })
  await page.getByText('人在练').waitFor()
  const getColours = (heads: string) =>
    page.locator(`${heads} svg > g`).evaluateAll((all) => all.map((element) => element.getAttribute('fill')))
  await expect.poll(async () => new Set(await getColours('[aria-label="群组头像"]')).size).toBe(4)
})

test.for([
  ['courseSharing', { courseNo: 'C1001', type: '1' }, '**/course/**', '三十段间歇挑战全身燃脂'],
  ['groupShare', { groupId: 'G1', userNo: '1001' }, '**/visitor/group/detail*', '早起燃脂小分队和肩颈拉伸伙伴'],
] as const)('/%s: a heading stays one text, in its box', async ([route, query, calls, title]) => {
  const { page } = await openPage(stack, route, {
    query,
    prepare: changeData(calls, (data) => ({
      ...data,
      name: title,
      groupInfo: { ...data.groupInfo, name: title },
    })),
  })
  const heading = page.getByRole('heading', { level: 1, name: title, exact: true })
  await heading.waitFor()
  expect(await heading.innerText()).toBe(title)
  for (const width of [320, 360, 390, 430])
    for (const text of [100, 130, 200]) {
      await resizePage(page, width, 800, text)
      const getOverflow = () => heading.evaluate((element) => element.scrollWidth - element.clientWidth)
      await expect.poll(getOverflow, { message: `${width} px, ${text} %` }).toBe(0)
    }
})
