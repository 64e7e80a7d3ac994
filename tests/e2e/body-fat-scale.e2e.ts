import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { changeData, changeReply } from './replies.ts'
import { expectFits, getStableText, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

/** The page of a member who has seen the guide. */
const openHome = (memberNo: string, options: OpenOptions = {}) =>
  openPage(stack, 'bodyFatScale', { shell: { token: `local-token-${memberNo}` }, isGuideSeen: true, ...options })

test('a member sees the latest measurement with every section, unfolds, switches, chooses a day and leaves', async () => {
  const { page, nativeCalls, problems } = await openHome('1001')
  await page.getByText('节段分析').waitFor()
  const displayed = await getStableText(page)
  for (const label of ['11月19日', '周四', '当前体重', '初始体重', '54.0', '匀称型', '身体评分', '没有更多内容啦']) {
    expect(displayed).toContain(label)
  }
  expect(displayed).toMatch(/7天 (增加|减少|持平)/)
  // The specification groups these: the 30 days follow type and score.
  expect(displayed).toMatch(/标准范围[\s\S]*身体类型[\s\S]*身体评分[\s\S]*近 30 天体重[\s\S]*身体成分[\s\S]*节段分析/)
  await expect.poll(() => page.getByRole('img', { name: /当前体重 .* kg.*目标 54.0 kg/ }).count()).toBe(1)

  const tiles = page.locator('#composition li')
  await expect.poll(() => tiles.count()).toBe(6)
  await page.getByRole('button', { name: '展开全部 12 项' }).click()
  await expect.poll(() => tiles.count()).toBe(12)
  expect(await tiles.filter({ hasText: '身体类型' }).getByRole('button').count()).toBe(0)
  await page.getByRole('button', { name: '收起' }).click()
  await expect.poll(() => tiles.count()).toBe(6)

  const card = page.locator('section').filter({ hasText: '节段分析' })
  const before = await card.innerText()
  await card.getByRole('radio', { name: '肌肉' }).click()
  await expect.poll(() => card.innerText()).not.toBe(before)
  await expect.poll(() => card.innerText()).toMatch(/左上肢[\s\S]*躯干[\s\S]*左下肢[\s\S]*右上肢[\s\S]*右下肢/)

  // Only days with a record can be chosen.
  await page.getByRole('button', { name: '选择日期' }).click()
  const sheet = page.getByRole('dialog', { name: '选择日期' })
  await sheet.getByRole('heading', { name: '2026年11月' }).waitFor()
  await expect
    .poll(() => sheet.evaluate((element) => element.firstElementChild!.getBoundingClientRect().height))
    .toBe(600)
  expect(await sheet.getByRole('button', { name: '2026年11月17日' }).count()).toBe(0)
  await sheet.getByRole('button', { name: '2026年11月16日' }).click()
  // The day is a heading that holds what opens the calendar; a heading inside of a button would be
  // none.
  await page.getByRole('heading', { name: '11月16日' }).getByRole('button').waitFor()
  await sheet.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).searchParams.get('no')).toMatch(/^R1001-20261116/)

  for (const name of ['目标计划', '体重测量', '返回']) await page.getByRole('button', { name }).click()
  const getNavigationCalls = () => nativeCalls.filter(({ name }) => name === 'jumpPage' || name === 'goBack')
  await expect.poll(() => getNavigationCalls().length).toBe(3)
  expect(getNavigationCalls()).toEqual([
    { name: 'jumpPage', data: expect.objectContaining({ pageName: 'targetPlan' }) },
    { name: 'jumpPage', data: expect.objectContaining({ pageName: 'scaleMeasurement' }) },
    { name: 'goBack', data: { index: 1 } },
  ])
  expect(problems).toEqual([])
})

test('a metric opens the analysis with its query; back from it the page stands as it was left', async () => {
  const { page } = await openHome('1001')
  // What is above the metrics grows with the profile, which comes after them.
  await page.route('**/api/user/profile*', (route) => setTimeout(() => route.continue().catch(() => {}), 500))
  await page.reload()
  const isRated = () => page.locator('#composition').getByText('标准', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: '展开全部 12 项' }).click()
  await isRated()
  await waitForStableText(page)
  const getTile = page.locator('#composition li').filter({ hasText: '骨量' }).getByRole('button')
  await getTile.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(500)
  await getTile.click()
  await page.waitForURL('**/analysis?*')
  const query = Object.fromEntries(new URL(page.url()).searchParams)
  expect(query).toMatchObject({ name: '骨量', target: 'bmd', unit: 'kg', type: '7', scaleType: '0' })
  // The number of the record that is shown, the latest too, and it comes back.
  expect(query.no).toMatch(/^R1001-20261119/)
  await page.getByRole('button', { name: '返回' }).click()
  await page.waitForURL('**/bodyFatScale?t=*')
  expect(new URL(page.url()).searchParams.get('no')).toBe(query.no)
  await page.getByRole('button', { name: '收起' }).waitFor()
  await isRated()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})

test('a four-electrode scale: no segments, no high-level metrics; dark scheme; two columns on a wide phone', async () => {
  const { page, problems } = await openHome('1002', {
    dark: true,
    width: 430,
    prepare: async (page) => {
      await page.addInitScript("localStorage.setItem('bodyFatScale.pending', 'true')")
    },
  })
  await page.getByRole('button', { name: '展开全部 9 项' }).click()
  await expect.poll(() => page.locator('#composition li').count()).toBe(9)
  expect(await getStableText(page)).not.toMatch(/节段分析|皮下脂肪|腰臀比|蛋白质/)
  const lefts = await page
    .locator('#composition li')
    .evaluateAll((tiles) => tiles.map((getTile) => Math.round(getTile.getBoundingClientRect().left)))
  expect(new Set(lefts).size).toBe(2)
  // Nothing waits any more: the next visit keeps no room for it.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bodyFatScale.pending'))).toBe(null)
  await expectNoViolations(page)
  expect(problems).toEqual([])
})

test('the weight change is what the service sends', async () => {
  const { page, text } = await openHome('1001', {
    prepare: changeData('**/fitnessData*', (data) => ({ ...data, weightChangeValue: -1.2, weightChangeDay: 7 })),
  })
  await page.getByText('7天 减少 1.2 kg').waitFor()
  // Also when all weights, whose trend is in the 30-day card, have loaded.
  await page.getByRole('region', { name: '体重趋势' }).getByText('趋势体重').waitFor()
  await waitForStableText(page)
  expect(await text()).toContain('7天 减少 1.2 kg')
})

test('a level has its decimal, and a whole one none', async () => {
  const { page } = await openHome('1001', {
    prepare: changeData('**/fitnessData*', (data) => ({ ...data, vfr: { ...data.vfr, value: 6.6 }, score: 69.6 })),
  })
  const getTile = (name: string) => page.locator('#composition li').filter({ hasText: name })
  await expect.poll(() => getTile('内脏脂肪').innerText()).toMatch(/6\.6\s*级/)
  await expect.poll(() => getTile('身体年龄').innerText()).toMatch(/\s\d+\s*岁/)
  const score = page.locator('section').filter({ hasText: '身体评分' })
  await expect.poll(() => score.innerText()).toMatch(/69\.6\s*分\s+风险/)
})

test('under 18: score, sentence, body type and levels as for everyone, with the line of adults', async () => {
  stack.db.exec("UPDATE member SET birthday = '2010-01-01' WHERE memberNo = '1005'")
  const addRatings = (text: string) =>
    text.replace(/"rateCode":null/g, '"rateCode":1').replace('"scoreAnalysis":null', '"scoreAnalysis":"体脂偏高"')
  let intro = ''
  const { page } = await openHome('1005', {
    prepare: changeReply('**/fitnessData*', (text) => {
      intro = JSON.parse(text).data.bodilyForm.intro
      return addRatings(text)
    }),
  })
  await page.getByText('评级区间适用于 18 岁及以上的成年人，仅供参考').waitFor()
  await page.getByText('左上肢').waitFor()
  const displayed = await getStableText(page)
  expect(intro).not.toBe('')
  for (const label of [intro, '体脂偏高', '偏高', '优秀']) expect(displayed).toContain(label)
  stack.db.exec("UPDATE member SET birthday = '1990-01-30' WHERE memberNo = '1005'")
})

test('the number in the address decides which record is shown', async () => {
  const row = stack.db.prepare("SELECT no, weight FROM scale_record WHERE no LIKE 'R1001-20261116%'").get() as {
    no: string
    weight: number
  }
  const { page, text } = await openHome('1001', { query: { no: row.no } })
  await page.getByRole('heading', { name: '11月16日' }).waitFor()
  await expect.poll(text).toContain(row.weight.toFixed(1))
  // The last day is the latest, whichever record that will be.
  await page.getByRole('button', { name: '选择日期' }).click()
  await page.getByRole('button', { name: '2026年11月19日' }).click()
  await page.getByRole('heading', { name: '11月19日' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('a record that is gone gives way to the latest, with a word', async () => {
  const { page } = await openHome('1001', { query: { no: 'R-gone' } })
  await page.getByText('记录不存在').waitFor()
  await page.getByRole('heading', { name: '11月19日' }).waitFor()
  // It is not asked for once more.
  expect(new URL(page.url()).search).toBe('')
})

test('a new member has no data and can start, or say whose the measurements are that wait', async () => {
  const { page, nativeCalls, problems } = await openHome('1003', {
    prepare: changeData('**/fitnessData*', (data) => ({ ...data, unconfirmedCount: 2 })),
  })
  await page.getByRole('heading', { name: '暂无数据' }).waitFor()
  await page.getByRole('button', { name: /有\s*2\s*条测量记录待确认/ }).waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: '开始测量' }).click()
  await expect
    .poll(() => nativeCalls.find(({ name }) => name === 'jumpPage')?.data)
    .toMatchObject({ pageName: 'scaleMeasurement' })
  expect(problems).toEqual([])
})

test('no guide below iOS 16', async () => {
  const { page } = await openPage(stack, 'bodyFatScale', { device: 'ios15App', shell: { token: 'local-token-1001' } })
  await page.getByText('节段分析').waitFor()
  await page.waitForLoadState('networkidle')
  await waitForStableText(page)
  expect(await page.getByText('在这里切换日期').count()).toBe(0)
})

test('a record that fails leaves the dates; dates that fail leave the record', async () => {
  stack.faults.set([
    { path: '/api/user-scale/v1/fitnessData', status: 500 },
    // Not an error that is retried, which could succeed after the faults end.
    { path: '/api/user/profile', status: 403 },
  ])
  const { page, text } = await openHome('1001')
  await page.getByText('测量数据加载失败').waitFor()
  stack.faults.set([])
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('heading', { name: '11月19日' }).waitFor()
  // It needs the profile, which had failed along.
  await page.getByRole('region', { name: '体重趋势' }).waitFor()

  stack.faults.set([{ path: '/api/user-scale/v1/list', reset: true }])
  await page.reload()
  await page.getByText('测量日期加载失败').waitFor()
  await expect.poll(text).toContain('当前体重')
  stack.faults.set([])
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByText('测量日期加载失败').waitFor({ state: 'hidden' })
})

test('320 px with text at 200 % does not overflow, and numbers stay whole', async () => {
  const { page } = await openHome('1001', { width: 320, textPercent: 200 })
  await page.getByText('节段分析').waitFor()
  await expectFits(page)
  await page.getByRole('radio', { name: '肌肉' }).click()
  const masses = page.locator('section').filter({ hasText: '节段分析' }).locator('li b')
  await expect.poll(() => masses.allInnerTexts().then((all) => all.some((mass) => mass.length > 3))).toBe(true)
  await waitForStableText(page)
  const heights = await masses.evaluateAll((all) => all.map((mass) => Math.round(mass.getBoundingClientRect().height)))
  expect(new Set(heights).size).toBe(1)
})

test('a service that refuses a request without a number: the first opening shows the latest record', async () => {
  const asked: string[] = []
  const { page } = await openHome('1001', {
    prepare: async (page) =>
      void (await page.route('**/api/user-scale/v1/fitnessData*', (route) => {
        const no = new URL(route.request().url()).searchParams.get('no') ?? ''
        asked.push(no.slice(0, 14))
        return no ? route.continue() : route.fulfill({ json: { code: 1001, msg: '缺少参数 no', data: null } })
      })),
  })
  await page.getByText('节段分析').waitFor()
  await page.getByRole('heading', { name: '11月19日' }).waitFor()
  expect(asked).toEqual(['', 'R1001-20261119'])
})
