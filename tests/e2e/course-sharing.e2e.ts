import { expect, test } from 'vitest'
import { type OpenOptions, openPage } from './browser.ts'
import { clickUnderOverlay, hidePage, holdClock, watchLeaving } from './page-leave.ts'
import { changeData } from './replies.ts'
import { getStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const openCourse = (courseNo: string, type = '1', options: OpenOptions = {}) =>
  openPage(stack, 'courseSharing', { query: { courseNo, type }, ...options })

test('a stranger reads about a course: badges, figures, words for codes, coach, steps', async () => {
  const { page, problems } = await openCourse('C1001')
  await page.getByRole('heading', { name: '课程安排' }).waitFor()
  await page.getByText('高效燃脂').waitFor()
  const displayed = await getStableText(page)
  expect(displayed).toMatch(/VIP\s*AI课\s*力量/)
  expect(displayed).toMatch(/24\s*分钟[\s\S]*218\s*千卡[\s\S]*难度 · 进阶/)
  expect(displayed).toMatch(/训练部位\s*臀腿、背部、肩部、核心\s*所需器械\s*哑铃、瑜伽垫/)
  expect(displayed).toMatch(/周野[\s\S]*热身 · 动态拉伸\s*02:30/)
  await page.getByLabel('难度 3 级，共 5 级').waitFor()
  expect(problems).toEqual([])
  // No figure reaches the one who trains, on a usual narrow phone either.
  await page.setViewportSize({ width: 375, height: 667 })
  const last = (await page.getByText('难度 · 进阶').boundingBox())!
  expect(last.x + last.width).toBeLessThan((await page.locator('header img').nth(1).boundingBox())!.x)
  // A long description is cut to 58 characters and unfolds.
  const description = page.locator('p', { has: page.getByRole('button', { name: '更多' }) })
  await expect
    .poll(() => description.innerText())
    .toBe(
      '用一对哑铃完成全身七大肌群的循环训练，节奏紧凑，组间休息短。AI 会实时识别你的动作，纠正膝盖内扣与含胸，让每一次发…更多',
    )
  await page.getByRole('button', { name: '更多' }).click()
  await page.getByText('动作质量永远排在第一位').waitFor()
  await expect.poll(() => page.getByRole('button', { name: '更多' }).count()).toBe(0)
})

test.for([
  [120 * 60, 1000],
  [24 * 60, 1_234_567],
] as const)('%d s and %d kcal: no figure reaches the one who trains', async ([duration, calorie]) => {
  for (const textPercent of [100, 200]) {
    const { page } = await openCourse('C1001', '1', {
      textPercent,
      prepare: changeData('**/api/course/share', (data) => ({ ...data, duration, calorie })),
    })
    await page.getByText('难度 · 进阶').waitFor()
    for (const width of [390, 375, 360, 340, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const person = (await page.locator('header img').nth(1).boundingBox())!
      for (const figure of await page.locator('header dl > div').all()) {
        const { x, y, width: wide } = (await figure.boundingBox())!
        // The picture is empty at its very edge.
        const isClear = x + wide < person.x + 8 || y >= person.y + person.height - 4
        expect(isClear, `${await figure.innerText()} at ${width} px, text at ${textPercent} %`).toBe(true)
      }
    }
  }
})

test('unknown codes are dropped, with the badge or line that would hold them', async () => {
  const { page } = await openCourse('C1003', '3')
  await page.getByText('缓解久坐').waitFor()
  const displayed = await getStableText(page)
  expect(displayed).toMatch(/训练部位\s*颈部/)
  expect(displayed).not.toMatch(/难度|所需器械|VIP|AI课|力量|99|77/)
})

test('a kind of course that is none says that the link is not complete', async () => {
  const { page, problems } = await openCourse('C1001', 'x')
  await page.getByText('链接不完整').first().waitFor()
  expect(problems).toEqual([])
})

test('the first screen needs no file of its own', async () => {
  const asked: string[] = []
  const { page } = await openCourse('C1001', '1', {
    prepare: async (page) => {
      // Lazy files do not delay the first screen.
      await page.route('**/assets/*', (route) => {
        asked.push(new URL(route.request().url()).pathname)
        return route.abort()
      })
    },
  })
  await page.getByText('训练部位').waitFor()
  await page.getByText('进阶').waitFor()
  expect(asked.filter((path) => path.includes('rolldown-runtime'))).toEqual([])
})

test('what lies below the head brings its styles: nothing of the first screen waits for those of what comes later', async () => {
  const looks: string[] = []
  for (const isHeld of [true, false]) {
    const { page } = await openPage(stack, '', { path: '/nothing' })
    // Never answered, so there may never be a load event either.
    if (isHeld) await page.route('**/assets/*.css', () => {})
    await page.goto(`${stack.url}/courseSharing?courseNo=C1001&type=1`, { waitUntil: 'commit' })
    await page.getByText('训练部位').waitFor()
    await page.getByText('进阶').waitFor()
    if (!isHeld) await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2)
    const getLayout = () =>
      page.locator('header *, main dl *').evaluateAll((elements) =>
        elements
          .map((element) => {
            const { color, backgroundColor, font, padding, margin, borderRadius, fill } = getComputedStyle(element)
            const { width, height } = element.getBoundingClientRect()
            return [
              element.tagName,
              color,
              backgroundColor,
              font,
              padding,
              margin,
              borderRadius,
              fill,
              width,
              height,
            ].join()
          })
          .join('\n'),
      )
    await expect
      .poll(() =>
        page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
      )
      .toBe(0)
    looks.push(await getLayout())
    await page.close()
  }
  expect(looks[0]).toBe(looks[1])
})

test('a course that is gone: the words of the service, and a page that still leads to the app', async () => {
  const { page } = await openCourse('C9999')
  await page.getByText('课程不存在或已下架').waitFor()
  await page.getByRole('heading', { name: '内容不存在或已失效' }).waitFor()
  await page.getByRole('button', { name: '打开 App' }).waitFor()
})

test('without the words for its codes the course is still there', async () => {
  stack.faults.set([{ path: '/api/public', status: 500 }])
  const { page } = await openCourse('C1001')
  await page.getByRole('heading', { name: '课程安排' }).waitFor()
  await page.getByText('周野').waitFor()
  expect(await getStableText(page)).not.toContain('难度')
})

test('on an iPhone the app opens at this course, campaign tags along; when it is in front nothing more happens', async () => {
  const { page } = await openPage(stack, 'courseSharing', {
    query: { courseNo: 'C1001', type: '2', utm_source: '朋友圈', channel: 'a&b', token: 'x' },
    device: 'iosSafari',
  })
  const left = await watchLeaving(page)
  await page.waitForLoadState('networkidle')
  await holdClock(page)
  await page.getByRole('button', { name: '打开 App' }).click()
  await clickUnderOverlay(page.getByRole('button', { name: '正在打开' })) // a second tap while one attempt runs
  await hidePage(page)
  await page.getByRole('button', { name: '打开 App' }).waitFor()
  await page.clock.runFor(10_000)
  expect(left).toEqual([
    'homefitness://course/detail?course_no=C1001&course_type=2&utm_source=%E6%9C%8B%E5%8F%8B%E5%9C%88&channel=a%26b',
  ])
})
