import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { dragElement } from './drag.ts'
import { createGate } from './gate.ts'
import { getStableBox, getStableText, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const openAnalysis = (memberNo: string, query: Record<string, string>, options: OpenOptions = {}) =>
  openPage(stack, 'analysis', { query, shell: { token: `local-token-${memberNo}` }, ...options })

const getChart = (page: Page) => page.getByRole('img', { name: /趋势，共/ })
const waitForChart = async (page: Page) => {
  await getChart(page).locator('canvas').waitFor()
  await waitForStableText(page)
  return getStableBox(getChart(page))
}
const getValue = (page: Page) => page.locator('section b.num').first().innerText()

/** Drag sideways over the chart, with a rest at the end, so that it does not fly on. */
async function dragChart(page: Page, by: number) {
  const box = await waitForChart(page)
  await dragElement(page, { x: box.x + box.width / 2, y: box.y + 60 }, by, 120)
}

test('the tab of the address: chart, verdict, science, changes, guidance', async () => {
  const { page, problems, text, nativeCalls } = await openAnalysis('1001', {
    type: '2',
    name: '<b>x</b>',
    unit: '吨',
    scaleType: '0',
  })
  const more = page.getByRole('button', { name: '更多分析' })
  await waitForChart(page)
  await page.getByRole('heading', { name: '建议' }).waitFor()
  const displayed = await getStableText(page)
  for (const label of [
    '体脂率 · 11月19日',
    '变化',
    '近一周',
    '近三月',
    '分析',
    '29 岁女性的优秀区间为 20%–25.9%。',
    '18 岁及以上',
    '没有更多内容啦',
  ]) {
    expect(displayed).toContain(label)
  }
  expect(displayed).not.toMatch(/<b>x|吨|undefined|NaN/)
  // No other element is between them, and only one heading follows the last text.
  expect(displayed).toMatch(
    /体脂率 · 11月19日[\s\S]*优秀[\s\S]*变化[\s\S]*指导\s+分析[\s\S]*建议[\s\S]*没有更多内容啦\s+更多分析\s*$/,
  )
  expect(displayed).not.toMatch(/评级依据|均值|打印|备注|构成/)
  await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toBe('体脂率')
  await page.getByRole('img', { name: '风险、警戒、正常、优秀，当前优秀', exact: true }).waitFor()
  await more.click()
  // 评级依据: the bands of the member with the place in them, the source, and when not to trust it.
  const table = page.getByRole('table', { name: '体脂率的评级区间' })
  await expect.poll(() => table.getByRole('row').nth(3).innerText()).toMatch(/20–25\.9\s+优秀\s+25\.6/)
  await expect.poll(text).toMatch(/标准范围\s+18%–28%[\s\S]*Gallagher 等（2000）[\s\S]*不是直接测得[\s\S]*心脏起搏器/)
  await expect.poll(text).toMatch(/周均与月均[\s\S]*趋势与目标[\s\S]*构成[\s\S]*评级依据[\s\S]*导出数据\s+打印\s*$/)
  await expectNoViolations(page)
  await page.getByRole('button', { name: '查看推荐训练计划' }).click()
  await expect
    .poll(() => nativeCalls.find(({ name }) => name === 'jumpPage')?.data)
    .toMatchObject({ pageName: 'recommondPlanCourse' })
  expect(problems).toEqual([])
})

test('更多分析 is shut on a first visit, and stays as it was left', async () => {
  const { page } = await openAnalysis('1001', { type: '1' })
  const more = page.getByRole('button', { name: '更多分析' })
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false')
  await more.click()
  await page.getByRole('heading', { name: '评级依据' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: '评级依据' }).waitFor()
  await more.click()
  await page.getByRole('heading', { name: '评级依据' }).waitFor({ state: 'detached' })
  await page.reload()
  await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false')
})

test('the address opens a metric by its target, and says what is known until the data is there', async () => {
  const { promise: held, resolve: answer } = createGate()
  const query = {
    target: 'vfr',
    type: '99',
    name: '内脏脂肪<img src=x onerror=window.hit=1>',
    value: `<script>window.hit=1</script>${'很长'.repeat(200)}`,
    unit: '级',
    trend: '-1',
  }
  const { page, text, problems } = await openAnalysis('1001', query, {
    prepare: async (page) =>
      void (await page.route('**/user-scale/v2/data', (route) => held.then(() => route.continue()))),
  })
  await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toBe('内脏脂肪')
  await expect.poll(text).toContain(query.name)
  expect(await text()).toContain(query.value)
  expect(await text()).toContain('级')
  await page.getByRole('img', { name: '下降' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  answer()
  await waitForChart(page)
  await page.getByText('内脏脂肪 · 11月19日').waitFor()
  expect(await text()).not.toMatch(/很长|<img/)
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(problems).toEqual([])
})

test('a tap chooses a point 300 ms after the last one; changes show for the latest alone', async () => {
  const prepare = (page: Page) => page.clock.install()
  const { page } = await openAnalysis('1001', { type: '1' }, { prepare, reducedMotion: false })
  const box = await waitForChart(page)
  const before = await getValue(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  // 14, 15, 16 and 19 November: distance is time.
  const field = { left: box.x + 40, width: box.width - 56 }
  const tapDay = (day: number) =>
    page.touchscreen.tap(field.left + field.width * (1 / 8 + ((day - 14) / 5) * 0.75), box.y + 120)
  await tapDay(15)
  await getChart(page)
    .and(page.getByLabel(/当前 11月15日/))
    .waitFor() // it stands out at once
  await page.clock.runFor(290)
  await tapDay(14)
  await page.clock.runFor(290)
  expect(await page.getByText('体重 · 11月19日').count()).toBe(1)
  await page.clock.runFor(20)
  await page.getByText('体重 · 11月14日').waitFor()
  await expect.poll(() => page.getByText('近一周').count()).toBe(0)
  await tapDay(19)
  await page.clock.runFor(310)
  await page.getByText('近一周').waitFor()
  await expect.poll(() => getValue(page)).toBe(before)

  // A point outside is brought into view in 200 ms, over what lies between (and some frames to
  // begin).
  await getChart(page).focus()
  await page.keyboard.press('PageUp')
  await getChart(page)
    .and(page.getByLabel(/当前 11月13日/))
    .waitFor()
  const getPicture = async (ms: number) => {
    await page.clock.runFor(ms)
    return getChart(page)
      .locator('canvas')
      .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())
  }
  const [half, full, laterResult] = [await getPicture(100), await getPicture(160), await getPicture(500)]
  expect(half).not.toBe(full)
  expect(full).toBe(laterResult)
})

test('a drag scrolls back in time and comes to rest on a whole slot; the choice stays', async () => {
  const { page } = await openAnalysis('1001', { type: '1' }, { reducedMotion: false })
  const box = await waitForChart(page)
  const name = await getChart(page).getAttribute('aria-label')
  // The values of the axis and the margin take 56 px.
  await dragChart(page, ((box.width - 56) / 4) * 1.3)
  expect(await getChart(page).getAttribute('aria-label')).toBe(name)
  // One point back: the second last is at the right edge, once the chart has come to rest.
  const tapChart = async () => {
    await page.touchscreen.tap(box.x + (box.width * 7) / 8, box.y + 120)
    return page.getByText('体重 · 11月16日').count()
  }
  await expect.poll(tapChart, { interval: 500 }).toBe(1)
})

test('a polite live region tells the point, and a table all of them, a hundred at a time', async () => {
  const { page } = await openAnalysis('1001', { type: '1' })
  await waitForChart(page)
  await getChart(page).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByText('体重 · 11月16日').waitFor()
  await expect.poll(() => page.locator('[role=status]').filter({ hasText: '11月16日' }).count()).toBe(1)
  await page.getByRole('button', { name: '查看明细' }).click()
  const rows = page.getByRole('table', { name: '体重趋势' }).getByRole('row')
  await expect.poll(() => rows.count()).toBe(101)
  await expect.poll(() => rows.nth(1).innerText()).toMatch(/11月19日.*\s[\d.]+ kg/)
  await page.getByRole('button', { name: '加载更多' }).click()
  await expect.poll(() => rows.count()).toBe(201)
})

test('under 18: the bands as for everyone with the line of adults, no plan', async () => {
  const { page } = await openAnalysis('1004', { type: '2' })
  await page.getByRole('heading', { name: '建议' }).waitFor()
  expect(await getStableText(page)).toContain('评级区间适用于 18 岁及以上的成年人，仅供参考')
  await page.getByRole('img', { name: /^风险、警戒、正常、优秀，当前(风险|警戒|正常|优秀)$/ }).waitFor()
  expect(await page.getByRole('button', { name: /推荐/ }).count()).toBe(0)
})

test('a page that is loaded anew opens with the tab that was chosen', async () => {
  const { page } = await openAnalysis('1001', { type: '1', no: 'N1', scaleType: '0', t: '7' })
  await page.getByRole('tab', { name: '体脂率' }).click()
  await waitForChart(page)
  await page.reload()
  await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toBe('体脂率')
  expect(new URL(page.url()).search).toBe('?type=2&no=N1&scaleType=0&t=7')
})

test('the body type shows its picture and plots the BMI', async () => {
  const { page, text } = await openAnalysis('1001', { type: '9' })
  await page.getByRole('img', { name: /身体类型 BMI 趋势/ }).waitFor()
  await page.locator('figure svg').nth(2).waitFor()
  await expect.poll(() => page.locator('figure').allInnerTexts()).toEqual(['模特型', '匀称型', '紧致型'])
  await expect.poll(text).toContain('曲线为 BMI（kg/m²）')
  expect(await getStableText(page)).not.toContain('单位：BMI')
  await expect.poll(text).toMatch(/变化\s+BMI，单次测量对比/)
  await page.getByRole('button', { name: '更多分析' }).click()
  await page.getByRole('button', { name: /^查看明细：.*平均/ }).click()
  await page.getByRole('table', { name: '身体类型 BMI 每周平均' }).waitFor()
  expect(await page.getByRole('img', { name: /警戒/ }).count()).toBe(0)
})

test('a four-electrode scale hides the high-level tabs', async () => {
  const { page } = await openAnalysis('1002', { type: '2', scaleType: '1' })
  const getTabs = () => page.getByRole('tab').allInnerTexts()
  await expect.poll(getTabs).toHaveLength(10)
  expect(await getTabs()).not.toContain('皮下脂肪')
  const getSelectedTab = () => page.getByRole('tab', { selected: true }).innerText()
  await expect.poll(getSelectedTab).toBe('体脂率')
  // A hidden tab cannot be opened by its number.
  await page.goto(`${stack.url}/analysis?type=11&scaleType=1`)
  await expect.poll(getSelectedTab).toBe('体重')
})

test('what a part imports is asked for before the part has come', async () => {
  const prepare = async (page: Page) => {
    const library = page.waitForRequest(/\/assets\/chart-shared-/)
    await page.route(/\/assets\/chart-plot-/, async (route) => {
      await library
      await route.continue()
    })
  }
  const { page, problems } = await openAnalysis('1001', { type: '2' }, { prepare })
  await waitForChart(page)
  expect(problems).toEqual([])
})

test('no records: empty; a failing service: a card that tries again', async () => {
  const { page } = await openAnalysis('1003', { type: '2' })
  await page.getByText('暂无数据').waitFor()
  await waitForStableText(page)
  // Nothing to take out.
  expect(await page.getByRole('button', { name: /更多分析|导出数据|打印/ }).count()).toBe(0)
  stack.faults.set([{ path: '/api/user-scale/v2/data', status: 500 }])
  await page.getByRole('tab', { name: 'BMI' }).click()
  await page.getByRole('heading', { name: '服务开小差了' }).waitFor()
  stack.faults.set([])
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByText('暂无数据').waitFor()
})

test('no profile: the verdicts of the service alone, nobody is taken for a man', async () => {
  stack.faults.set([{ path: '/api/user/profile', status: 500 }])
  const { page } = await openAnalysis('1001', { type: '12' })
  await page.getByRole('heading', { name: '建议' }).waitFor()
  await page.getByRole('img', { name: /风险、警戒.*当前正常/ }).waitFor()
  expect(await getStableText(page)).not.toMatch(/男性|优秀区间/)
})

test('back replaces to the home page with t and no', async () => {
  const { page } = await openAnalysis('1001', { type: '2', no: 'R1001-1' })
  await page.route('**/bodyFatScale?*', (route) => route.fulfill({ body: 'home' }))
  const length = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: '返回' }).click()
  await page.waitForURL(/bodyFatScale\?t=\d+&no=R1001-1$/)
  expect(await page.evaluate(() => history.length)).toBe(length)
})

test('10,000 measurements: a step of the finger draws only what is in view', async () => {
  const items = Array.from({ length: 10_000 }, (_, age) => {
    const date = new Date(Date.UTC(2026, 7, 16) - age * 86_400_000).toISOString().slice(0, 10)
    return { value: 60 + 5 * Math.sin(age / 9), weight: 60, rate: 3, date: `${date} 08:00:00` }
  })
  const { page } = await openAnalysis(
    '1001',
    { type: '1' },
    {
      prepare: async (page) => {
        await page.route('**/api/user-scale/v2/data', (route) =>
          route.fulfill({ json: { code: 0, msg: '', data: { items } } }),
        )
      },
    },
  )
  await waitForChart(page)
  await expect.poll(() => getChart(page).getAttribute('aria-label')).toContain('共 10000 条')
  const maxCount = await page.evaluate(async () => {
    const box = document.querySelector('[role=img][tabindex]')!
    const dispatchPointer = (type: string, x: number) =>
      box.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX: x, clientY: 300, bubbles: true, button: 0 }))
    Element.prototype.setPointerCapture = () => {}
    let strokes = 0
    for (const { prototype } of [Path2D, CanvasRenderingContext2D])
      for (const name of ['lineTo', 'bezierCurveTo', 'arc', 'rect'] as const) {
        const draw = prototype[name] as (...args: number[]) => void
        Object.defineProperty(prototype, name, {
          value(...args: number[]) {
            strokes++
            draw.apply(this, args)
          },
        })
      }
    dispatchPointer('pointerdown', 200)
    const waitForChart: number[] = []
    for (let step = 1; step <= 60; step++) {
      strokes = 0
      dispatchPointer('pointermove', 200 + step * 5)
      await new Promise(requestAnimationFrame)
      waitForChart.push(strokes)
    }
    dispatchPointer('pointerup', 500)
    return { max: Math.max(...waitForChart), all: waitForChart.reduce((sum, element) => sum + element) }
  })
  expect(maxCount.all).toBeGreaterThan(60) // it did follow the finger
  expect(maxCount.max).toBeLessThan(100) // what is in view, not ten thousand
})
