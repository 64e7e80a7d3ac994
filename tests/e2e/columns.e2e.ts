import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { clickUnderOverlay, hidePage, holdClock, watchLeaving } from './page-leave.ts'
import { changeData } from './replies.ts'
import { waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const shell = { token: 'local-token-1001' }
const openColumn = (columnId: string, options: OpenOptions = {}) =>
  openPage(stack, 'columnDetails', { query: { columnId }, shell, ...options })
const openPlan = (page: Page) => page.getByRole('tab', { name: '课程计划' }).click()

test('a member picks a column from the list', async () => {
  const { page, problems, text } = await openPage(stack, 'columnCourses', { shell })
  await page.getByText('28 天燃脂塑形营').waitFor()
  expect(await page.title()).toBe('训练专栏')
  await expect.poll(text).toMatch(/最新[\s\S]*28 天燃脂塑形营[\s\S]*1,286\s*人已参加[\s\S]*最热[\s\S]*肩颈舒展 7 日课/)
  expect(await page.getByRole('list').getByRole('listitem').getByRole('link').count()).toBe(3)
  await page.getByRole('link', { name: /肩颈舒展/ }).click()
  await page.waitForURL('**/columnDetails?columnId=L1002')
  await page.getByRole('heading', { name: '肩颈舒展 7 日课', level: 2 }).waitFor()
  expect(problems).toEqual([])
})

test('the list stands where it was left, by 返回 and by Back of a phone that keeps no pages', async () => {
  const { page } = await openPage(stack, 'columnCourses', {
    shell,
    prepare: changeData('**/api/column/list', (data) => {
      data.records = Array.from({ length: 30 }, (_, at) => ({ ...data.records[0], name: `专栏 ${at}` }))
    }),
  })
  const getScrollTop = () => page.evaluate(() => scrollY)
  const leavings = [() => page.goBack(), () => page.getByRole('button', { name: '返回' }).press('Enter')]
  for (const back of leavings) {
    await page.getByText('专栏 29').waitFor()
    await page.getByRole('link', { name: /专栏 12/ }).focus()
    const left = await getScrollTop()
    expect(left).toBeGreaterThan(2000)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/columnDetails?*')
    await page.getByRole('tab', { name: '课程计划' }).waitFor()
    await back()
    await page.waitForURL('**/columnCourses')
    await page.getByText('专栏 29').waitFor()
    await expect.poll(getScrollTop).toBe(left)
  }
})

test('who was in a chat app to join comes back to open courses, and the way to join stands as it was left', async () => {
  let isJoined = false
  const { page } = await openColumn('L1001', {
    prepare: changeData('**/api/column/detail*', ({ courseList }) => {
      if (isJoined) for (const course of courseList) course.status = 0
    }),
  })
  await openPlan(page)
  await expect.poll(() => page.getByRole('button', { name: '解锁' }).count()).toBe(2)
  await page.getByRole('button', { name: '加入活动' }).click()
  await page.getByText('管家为你解锁全部课程').waitFor()
  isJoined = true
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.getByRole('button', { name: '解锁', includeHidden: true }).first().waitFor({ state: 'detached' })
  await page.getByText('管家为你解锁全部课程').waitFor()
})

test.for([
  ['is lost', '/share/none.png'],
  ['is missing', ''],
] as const)('a column whose picture %s has rings in its place', async ([, mainImage]) => {
  const { page } = await openColumn('L1001', {
    prepare: changeData('**/api/column/detail*', (data) => ({ ...data, mainImage })),
  })
  await page.getByText('由浅入深的四周计划').waitFor()
  const hero = page.locator('main img').first()
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth]))
    .toEqual([`${stack.url}/share/halo-course.svg`, 390])
})

test('no columns', async () => {
  stack.faults.set([{ path: '/api/column/list', body: 'empty-data', times: 1 }])
  const { page } = await openPage(stack, 'columnCourses', { shell })
  await page.getByText('暂无训练专栏').waitFor()
})

test('a column: introduction, both tabs, courses to try and locked ones', async () => {
  const { page, problems, nativeCalls, text } = await openColumn('L1001', {
    prepare: changeData('**/api/column/detail*', ({ courseList }) => {
      courseList[1].video = ''
    }),
  })
  await page.getByText('由浅入深的四周计划').waitFor()
  await page.getByRole('img', { name: '28 天燃脂塑形营活动详情' }).waitFor()
  await page.getByRole('tab', { name: '活动详情' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.getByRole('tab', { name: '课程计划' }).getAttribute('aria-selected')).toBe('true')
  await expect
    .poll(text)
    .toMatch(
      /第 1 周\s*唤醒燃脂 · 全身激活\s*零基础\s*12 分钟 · 96 千卡\s*2,318 人练过\s*试看[\s\S]*第 3 周\s*核心进阶[\s\S]*解锁/,
    )
  await expectNoViolations(page)

  // Whoever goes from button to button hears of which course each is.
  const marks = page.getByRole('button', { name: /^(试看|解锁) / })
  expect(await marks.evaluateAll((all) => new Set(all.map((element) => element.ariaLabel)).size)).toBe(4)
  await page.getByRole('button', { name: '解锁' }).first().click()
  await page.getByText('加入活动解锁').waitFor()
  await page.getByRole('button', { name: '试看' }).first().click()
  // Without a film the course itself is the way to try it.
  await page.getByRole('button', { name: '试看' }).nth(1).click()
  await page.getByRole('button', { name: '下肢塑形 · 臀腿雕刻', exact: true }).click()
  await expect
    .poll(() => nativeCalls.slice(-3))
    .toEqual([
      {
        name: 'getColumnTrySee',
        data: {
          name: '唤醒燃脂 · 全身激活',
          video: expect.stringContaining('/local/video/'),
          courseNo: 'C1001',
          columnId: 'L1001',
        },
      },
      { name: 'getColumnCoursePlan', data: { courseNo: 'C1002', columnId: 'L1001' } },
      { name: 'getColumnCoursePlan', data: { courseNo: 'C1002', columnId: 'L1001' } },
    ])
  expect(problems).toEqual([])
})

test('joining: the steward’s code, saved to the album, which may refuse at first', async () => {
  const answers = ['0', '1']
  const replies = { saveColumnImg: () => answers.shift() }
  const { page, nativeCalls } = await openColumn('L1001', { shell: { ...shell, replies } })
  await page.getByRole('button', { name: '加入活动' }).click()
  const overlay = page.getByRole('dialog', { name: '添加运动管家，加入活动' })
  await overlay.getByText('扫码或长按识别二维码').waitFor()
  await expectNoViolations(page)
  await overlay.getByRole('button', { name: '保存到相册' }).click()
  await page.getByText('保存失败').waitFor()
  await overlay.getByRole('button', { name: '保存到相册' }).click()
  await page.getByText('保存成功', { exact: true }).waitFor()
  expect(nativeCalls.find(({ name }) => name === 'saveColumnImg')?.data).toEqual({
    image: `${stack.url}/local/img/steward/burn.svg`,
  })
  await overlay.getByRole('button', { name: '我知道了' }).click()
  await overlay.waitFor({ state: 'hidden' })
})

test('without a code there is nothing to save', async () => {
  const { page } = await openColumn('L1003')
  await page.getByRole('button', { name: '加入活动' }).click()
  await page.getByText('二维码暂时无法显示').waitFor()
  await waitForStableText(page)
  expect(await page.getByText('扫码或长按识别二维码').count()).toBe(0)
  expect(await page.getByRole('button', { name: '保存到相册' }).count()).toBe(0)
  expect(await page.getByText('扫码添加运动管家企微咨询').count()).toBe(0)
})

test('the bar takes the name once scrolled, shares the column, leads back to the list', async () => {
  const { page, nativeCalls } = await openColumn('L1001')
  await page.getByText('扫码添加运动管家企微咨询').waitFor()
  const bar = page.locator('header')
  expect(await bar.getAttribute('data-solid')).toBeNull()
  // A wheel that comes before the page is high enough moves nothing.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400)
      return bar.getAttribute('data-solid')
    })
    .toBe('true')
  await expect.poll(() => bar.getByRole('heading').innerText()).toBe('28 天燃脂塑形营')
  // Dark with light text.
  const getColours = () =>
    bar.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color])
  await expect.poll(getColours).toEqual(['rgb(6, 38, 26)', 'rgb(242, 251, 245)'])
  await page.getByRole('button', { name: '分享' }).click()
  await expect
    .poll(() => nativeCalls.at(-1))
    .toEqual({
      name: 'getColumnDetailsShare',
      data: {
        columnId: 'L1001',
        shareTitle: '28 天燃脂塑形营，一起来练',
        shareDescription: '每天 20 分钟，把运动变成习惯',
        shareImage: `${stack.url}/local/img/scene/column-burn.svg`,
        joinCount: 1286,
      },
    })
  await page.getByRole('button', { name: '返回' }).click()
  await page.waitForURL('**/columnCourses')
})

/** In whole px: at the end of a page its height may have a fraction. */
const roundBox = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  [x, y, width, height].map(Math.round)

test.for([
  ['columnDetails', 390],
  ['columnDetails', 320],
  ['columnShare', 390],
] as const)(
  '/%s at %i: the floating image keeps its place while the page scrolls, and a tap enlarges it',
  async ([route, width]) => {
    const { page } = await openPage(stack, route, {
      query: { columnId: 'L1001' },
      width,
      ...(route === 'columnDetails' && { shell }),
    })
    const float = page.getByRole('button', { name: '扫码添加运动管家企微咨询' })
    await float.waitFor()
    // Before anything is scrolled it covers no tab, and on its side no heading.
    const getTop = async () => (await float.boundingBox())!.y
    const tab = (await page.getByRole('tab', { name: '活动详情' }).boundingBox())!
    expect(await getTop()).toBeGreaterThan(tab.y + tab.height)
    if (route === 'columnShare') {
      await page.setViewportSize({ width: 844, height: 390 })
      const title = (await page.getByRole('heading', { name: '28 天燃脂塑形营' }).last().boundingBox())!
      await expect.poll(getTop).toBeGreaterThan(title.y + title.height)
      await page.setViewportSize({ width, height: 844 })
    }
    await openPlan(page)
    await waitForStableText(page)
    const getBox = async () => (await float.boundingBox())!
    const first = await getBox()
    const join = (await page.getByRole('button', { name: '加入活动' }).boundingBox())!
    expect(first.y + first.height).toBeLessThan(join.y)
    expect(first.x).toBe(12)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
    expect(roundBox(await getBox())).toEqual(roundBox(first))
    // At the end of the list it lies over no course, and anywhere over no marker.
    const last = (await page.getByRole('list').getByRole('listitem').last().boundingBox())!
    expect(last.y + last.height).toBeLessThanOrEqual(first.y)
    const marker = (await page
      .getByRole('button', { name: /^解锁 / })
      .last()
      .boundingBox())!
    expect(marker.x).toBeGreaterThan(first.x + first.width)
    await float.click()
    const large = page.getByRole('dialog').getByRole('img', { name: '运动管家二维码，长按识别' })
    await large.waitFor()
    await expect.poll(async () => (await large.boundingBox())!.width).toBeGreaterThan(140)
  },
)

test('a column without words of its own is shared from the bar with those of any column, as a card is', async () => {
  const { page, nativeCalls } = await openColumn('L1003', {
    prepare: changeData('**/api/column/detail*', (data) => ({ ...data, description: null })),
  })
  await page.getByRole('button', { name: '分享' }).click()
  const label = { shareTitle: expect.stringContaining('力量镜'), shareDescription: '跟着计划练，在家也能坚持' }
  await expect.poll(() => nativeCalls.at(-1)?.data).toMatchObject(label)
})

test('a visitor: the same column, a course to try opens the app, no token', async () => {
  const { page, problems } = await openPage(stack, 'columnShare', { query: { columnId: 'L1001' } })
  const left = await watchLeaving(page)
  await page.getByText('由浅入深的四周计划').waitFor()
  await openPlan(page)
  await page.getByRole('button', { name: '解锁' }).first().click()
  await page.getByText('加入活动解锁').waitFor()
  await page.waitForLoadState('networkidle')
  await holdClock(page)
  await page.getByRole('button', { name: '试看' }).first().click()
  await expect.poll(() => left[0]).toBe('homefitness://course/detail?course_no=C1001&course_type=1')
  await hidePage(page)
  await clickUnderOverlay(page.getByRole('button', { name: '加入活动' }))
  await page.clock.runFor(1000)
  // Only a long press can keep the steward’s code.
  await page.getByRole('dialog', { name: '添加运动管家，加入活动' }).getByText('扫码或长按识别二维码').waitFor()
  expect(await page.getByRole('button', { name: '保存到相册' }).count()).toBe(0)
  expect(problems).toEqual([])
})

test.for([
  ['columnDetails', { columnId: 'L9' }, '返回上一页看看'],
  ['columnShare', {}, '链接不完整'],
] as const)('%s with %o: plain words', async ([route, query, label]) => {
  const { page } = await openPage(stack, route, { query, ...(route === 'columnDetails' && { shell }) })
  await page.getByText(label).waitFor()
})

test.for([
  [390, 844],
  [844, 390],
])(
  'while a column is on its way the page ends with the screen of %i × %i: no key could scroll it',
  async ([width, height]) => {
    stack.faults.set([{ path: '/api/column', delayMs: 3000 }])
    const { page } = await openPage(stack, 'columnShare', { query: { columnId: 'L1001' }, width, height })
    await page.getByRole('status', { name: '正在加载' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  },
)

test('on a wide screen a scene that is drawn on fills the window, another picture is the head of the card', async () => {
  const desktop = { query: { columnId: 'L1001' }, device: 'desktop', width: 800, height: 900 } as const
  const { page } = await openPage(stack, 'columnShare', desktop)
  await page.getByRole('complementary', { name: '在手机上打开' }).waitFor()
  const scene = page.locator('main img[fetchpriority=high]')
  const getBox = async () => (await scene.boundingBox())!
  const getColumnBox = async () => (await page.locator('main > .bg-deep').boundingBox())!
  for (const [width, height] of [
    [800, 900],
    [1920, 1000],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(async () => (await getBox()).width).toBeGreaterThanOrEqual(width)
    const [{ x, width: wide }, openColumn] = [await getBox(), await getColumnBox()]
    expect(x).toBeLessThanOrEqual(0)
    expect(x + wide).toBeGreaterThanOrEqual(width)
    expect(Math.abs(x + wide / 2 - openColumn.x - openColumn.width / 2)).toBeLessThanOrEqual(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await scene.evaluate((element: HTMLImageElement) => {
    element.src = element.src.replace('-hero-wide', '')
  })
  await expect.poll(async () => (await getBox()).width).toBe((await getColumnBox()).width)
  expect(
    await scene.evaluate((element) => [getComputedStyle(element).maskImage, getComputedStyle(element).clipPath]),
  ).toEqual(['none', 'inset(24px 0px 0px round 24px 24px 0px 0px)'])
})
