import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { scalePayload } from '#scripts/native-shell/page/scale-payload.ts'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { createGate } from './gate.ts'
import { getStableText, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const openComposition = (memberNo: string, options: OpenOptions = {}) =>
  openPage(stack, 'bodyComposition', { ...options, shell: { token: `local-token-${memberNo}`, ...options.shell } })

const payload = scalePayload(() => 0.5)
const openFresh = (memberNo: string, options: OpenOptions = {}) =>
  openComposition(memberNo, {
    query: { from: 'BodyFatScale' },
    ...options,
    shell: { replies: { getGeneralData: payload }, ...options.shell },
  })

declare global {
  interface Window {
    __bodies?: { url: string; body: string }[]
  }
}

/**
 * Records the bodies that a page sends by `fetch`: the browser's events lack the body of a cloned
 * request. Call it before the page is opened.
 * @returns the bodies sent to addresses that contain a text, since the document was opened
 */
async function keepBodies(page: Page): Promise<(part: string) => Promise<string[]>> {
  await page.addInitScript(() => {
    const send = window.fetch
    const bodies: { url: string; body: string }[] = []
    window.__bodies = bodies
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const { url } = request
      bodies.push({ url, body: await request.clone().text() })
      return send(request)
    }
  })
  return async (part) =>
    (await page.evaluate(() => window.__bodies ?? [])).flatMap(({ url, body }) => (url.includes(part) ? [body] : []))
}

const readNewestRecord = (memberNo: string) =>
  stack.db
    .prepare(
      'SELECT source, weight, bodyFat, bwp, segments FROM scale_record WHERE memberNo = ? ORDER BY rowid DESC LIMIT 1',
    )
    .get(memberNo) as Record<string, unknown>
const countRecords = (memberNo: string) =>
  (stack.db.prepare('SELECT count(*) AS n FROM scale_record WHERE memberNo = ?').get(memberNo) as { n: number }).n

const LEVELS = ['体重', '内脏脂肪等级', 'BMI', '体脂率', '骨骼肌', '水分含量', '骨量']

test('header, seven levels and the segments; a level opens to its trend and its bar; on to pages of the app', async () => {
  const { page, nativeCalls, problems } = await openComposition('1001')
  await page.getByText('左上肢').waitFor()
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBe(LEVELS.length + 1)
  const displayed = await getStableText(page)
  for (const label of [...LEVELS, '身体评分', '匀称型', '综合评级', '节段分析', '手动记录体重', '体脂秤测量']) {
    expect(displayed).toContain(label)
  }
  expect(displayed).not.toMatch(/undefined|NaN/)
  expect(
    await page
      .locator('h2 button')
      .allInnerTexts()
      .then((rows) => rows.map((row) => row.split('\n')[0])),
  ).toEqual(LEVELS)
  await expect.poll(() => page.getByRole('radio', { name: '肌肉' }).getAttribute('aria-checked')).toBe('true')

  const row = page.getByRole('button', { name: /^体脂率/ })
  await row.click()
  await page
    .getByRole('img', { name: /体脂率趋势，共 90 条/ })
    .locator('canvas')
    .waitFor()
  await page.getByRole('img', { name: /^偏低、标准、偏高，当前标准，标准范围 18%–28%$/ }).waitFor()
  await expect.poll(() => row.getAttribute('aria-expanded')).toBe('true')
  await expectNoViolations(page)
  await row.click()
  await page.getByRole('img', { name: /体脂率趋势/ }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: '体脂秤测量' }).click()
  await page.getByRole('button', { name: '查看推荐训练计划' }).click()
  await expect
    .poll(() => nativeCalls.flatMap(({ name, data }) => (name === 'jumpPage' ? [data] : [])))
    .toMatchObject([{ pageName: 'scaleMeasurement', pageTitle: '体重测量' }, { pageName: 'recommondPlanCourse' }])
  expect(problems).toEqual([])
})

test('a weight written down by hand is stored once and shows at once', async () => {
  const { page, problems } = await openComposition('1002')
  const before = countRecords('1002')
  await page.getByRole('button', { name: '手动记录体重' }).click()
  const slider = page.getByRole('slider', { name: '体重' })
  await page.getByText(/月\d+日 · 上次 [\d.]+ kg/).waitFor()
  await waitForStableText(page)
  const start = Number(await slider.getAttribute('aria-valuenow'))
  await slider.focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowRight')
  const entered = Math.round((start - 0.9) * 10) / 10
  await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe(String(entered))
  stack.faults.set([{ path: '/api/app/homepage/v1/getHistoryBodyMeasurements', delayMs: 1000 }])
  await page.getByRole('button', { name: '确定' }).dblclick()
  await page.getByText('保存成功', { exact: true }).waitFor()
  await slider.waitFor({ state: 'hidden' })
  // What was there stays until the new history is.
  expect(await page.locator('[aria-busy=true]').count()).toBe(0)
  await page.getByRole('button', { name: new RegExp(`^体重\\s*${entered.toFixed(1)}`) }).waitFor()
  expect(countRecords('1002')).toBe(before + 1)
  expect(readNewestRecord('1002')).toMatchObject({ source: 'manual', weight: entered })
  await page.goto(`${stack.url}/analysis?type=1`)
  await page.getByRole('img', { name: new RegExp(`^体重.*当前.* ${entered.toFixed(1)}`) }).waitFor()
  expect(problems).toEqual([])
})

test('取消 and Escape write nothing; the sheet rises from below the edge', async () => {
  const { page } = await openComposition('1001')
  const before = countRecords('1001')
  const slider = page.getByRole('slider')
  for (const leave of ['取消', 'Escape']) {
    await page.getByRole('button', { name: '手动记录体重' }).press('Enter')
    await slider.waitFor()
    // Each opening begins at the last weight.
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('58.2')
    await page.getByRole('button', { name: '加 0.1' }).click()
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('58.3')
    if (leave === 'Escape') await page.keyboard.press(leave)
    else await page.getByRole('button', { name: leave }).click()
    await slider.waitFor({ state: 'detached' })
  }
  expect(countRecords('1001')).toBe(before)

  await page.evaluate(() => document.documentElement.style.setProperty('--dur-sheet', '60s'))
  await page.getByRole('button', { name: '手动记录体重' }).press('Enter')
  const dialog = page.locator('dialog[open]')
  await dialog.getByRole('slider').waitFor({ state: 'attached' })
  expect(await dialog.evaluate((element) => element.scrollTop)).toBe(0)
})

test('Escape again and again while a weight is saved: the sheet and what was entered stay when that fails', async () => {
  const { page } = await openComposition('1002')
  stack.faults.set([{ path: '/api/app/homepage/v1/addWeightRecordManually', delayMs: 1500, status: 500 }])
  await page.getByRole('button', { name: '手动记录体重' }).click()
  const slider = page.getByRole('slider')
  await page.getByRole('button', { name: '加 0.1' }).click()
  const entered = await slider.getAttribute('aria-valuenow')
  await page.getByRole('button', { name: '确定' }).click()
  // The third time Chromium closes a dialog without asking it.
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '确定' }).waitFor()
  expect(await slider.getAttribute('aria-valuenow')).toBe(entered)
})

test('right after a measurement: the shell’s numbers, saved once, then the bar goes', async () => {
  let sentTo = async (_: string): Promise<string[]> => []
  const { page, text, nativeCalls, problems } = await openFresh('1001', {
    prepare: async (page) => {
      sentTo = await keepBodies(page)
    },
  })
  const keep = page.getByRole('button', { name: '保存', exact: true })
  await keep.waitFor()
  expect(nativeCalls).toContainEqual({ name: 'getGeneralData', data: { business: 'getBodyFatScale' } })
  await expect.poll(text).toContain(payload.weight.toFixed(1))
  await expectNoViolations(page)
  const before = countRecords('1001')
  await keep.dblclick()
  await page.getByText('保存成功', { exact: true }).waitFor()
  await keep.waitFor({ state: 'detached' })
  // Restored from the back-forward cache: still compared with the previous record, not with itself.
  const since = page.getByText(/^与 .* 相比$/)
  const reported = await since.innerText()
  const asked = page.waitForResponse(/getHistoryBodyMeasurements/)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await (await asked).finished()
  await expect.poll(() => page.locator('html[data-busy]').count()).toBe(0)
  expect(await since.innerText()).toBe(reported)
  const { moisture, muscle: _, ...same } = payload
  const water = Math.round(moisture * payload.weight) / 100
  const sent = await sentTo('saveBodyMeasurement')
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ ...same, water_content: Math.round(water * 10) / 10 }])
  expect(countRecords('1001')).toBe(before + 1)
  expect(readNewestRecord('1001')).toMatchObject({
    source: 'scale',
    weight: payload.weight,
    bodyFat: payload.body_fat_percentage,
  })
  // Mass and rate of fat and muscle, part by part.
  const parts = ['leftArm', 'rightArm', 'allBody', 'leftLeg', 'rightLeg'] as const
  const segments = parts.flatMap((part) => [payload[part], payload[`${part}Muscle` as const]])
  expect(JSON.parse(String(readNewestRecord('1001').segments))).toEqual(
    segments.map(({ muscleOrFatMass, muscleOrFatRate }) => [muscleOrFatMass, muscleOrFatRate]),
  )

  // The measurement is saved now: after a reload there is nothing to save, and every page shows it.
  await page.reload()
  await page.getByRole('button', { name: '手动记录体重' }).waitFor()
  const fat = payload.body_fat_percentage.toFixed(1)
  await page.getByRole('button', { name: new RegExp(`^体脂率\\s*${fat}`) }).click()
  await page.getByRole('img', { name: new RegExp(`^体脂率趋势.*当前 .*${fat}%`) }).waitFor()
  const arm = page.getByRole('listitem').filter({ hasText: '左上肢' })
  await expect.poll(() => arm.innerText()).toContain(payload.leftArmMuscle.muscleOrFatMass.toFixed(1))
  await page.goto(`${stack.url}/analysis?type=2`)
  await page.getByRole('img', { name: new RegExp(`^体脂率.*当前 .*${fat}`) }).waitFor()
  expect(problems).toEqual([])
})

test('another measurement in the same page can be saved too, and is held against the first', async () => {
  const given = [payload, { ...payload, weight: payload.weight + 2 }]
  const { page } = await openFresh('1002', { shell: { replies: { getGeneralData: () => given[0] } } })
  const keep = page.getByRole('button', { name: '保存', exact: true })
  await keep.click()
  await keep.waitFor({ state: 'detached' })
  given.shift()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await keep.waitFor()
  const change = page.locator('section', { hasText: '这次的变化' }).locator('dl > div', { hasText: '体重' })
  await expect.poll(() => change.innerText()).toMatch(/^体重\s+2\.0\s+kg$/)
})

test('a refused save says why and can be tried again', async () => {
  const { page } = await openFresh('1001')
  const keep = page.getByRole('button', { name: '保存', exact: true })
  await keep.waitFor()
  stack.faults.set([{ path: '/api/app/homepage/v1/saveBodyMeasurement', status: 400, msg: '测量已过期', times: 1 }])
  await keep.click()
  await page.getByText('测量已过期').waitFor()
  await keep.click()
  await page.getByText('保存成功', { exact: true }).waitFor()
})

test('不保存 goes back at once and sends nothing', async () => {
  const { page, nativeCalls } = await openFresh('1001')
  const before = countRecords('1001')
  await page.getByRole('button', { name: '不保存' }).click()
  await expect.poll(() => nativeCalls).toContainEqual({ name: 'goBack', data: { index: 1 } })
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(countRecords('1001')).toBe(before)
})

test('the shell answers without a weight: empty, no way to save it, a way to measure again', async () => {
  const { page, nativeCalls } = await openFresh('1001', { shell: { replies: { getGeneralData: { bmd: 2.3 } } } })
  await page.getByText('没有收到测量结果，请重新测量').waitFor()
  await waitForStableText(page)
  expect(await page.getByRole('button', { name: '保存' }).count()).toBe(0)
  await page.getByRole('button', { name: '重新测量' }).click()
  await expect
    .poll(() => nativeCalls.find(({ name }) => name === 'jumpPage')?.data)
    .toMatchObject({ pageName: 'scaleMeasurement' })
})

test('a fresh measurement does not wait for a silent service; what it knows comes in later', async () => {
  const { promise: held, resolve: answer } = createGate()
  const { page, problems } = await openFresh('1001', {
    prepare: async (page) => {
      for (const call of ['**/getHistoryBodyMeasurements*', '**/user/profile*']) {
        await page.route(call, (route) => held.then(() => route.continue()))
      }
    },
  })
  await page.getByRole('button', { name: '保存', exact: true }).waitFor()
  const row = page.getByRole('button', { name: /^体脂率/ })
  expect(await row.innerText()).not.toMatch(/偏低|标准|偏高/)
  await row.click()
  await page.getByRole('img', { name: '体脂率趋势，共 1 条' }).waitFor()
  answer()
  await page.getByRole('img', { name: /体脂率趋势，共 91 条/ }).waitFor()
  await expect.poll(() => row.innerText()).toContain('标准')
  expect(problems).toEqual([])
})

test('a new member sees that there is nothing yet and can begin', async () => {
  const { page } = await openComposition('1003')
  await page.getByText('暂无数据').waitFor()
  await page.getByRole('button', { name: '手动记录体重' }).waitFor()
})

test('a weight can be written down also where the history fails; it is there after a retry', async () => {
  stack.faults.set([{ path: '/api/app/homepage/v1/getHistoryBodyMeasurements', status: 500 }])
  const { page } = await openComposition('1006')
  await page.getByRole('heading', { name: '服务开小差了' }).waitFor()
  const before = countRecords('1006')
  await page.getByRole('button', { name: '手动记录体重' }).click()
  await page.getByRole('button', { name: '加 0.1' }).click()
  stack.faults.set([])
  // The line is back, and the history with it: what is entered stays.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText(/· 上次/).waitFor()
  await page.getByRole('button', { name: '确定' }).click()
  await page.getByRole('button', { name: /^体重\s*60\.1/ }).waitFor()
  expect(countRecords('1006')).toBe(before + 1)
})

test('under 18: levels as for everyone, the line of adults, and no plan', async () => {
  const { page } = await openComposition('1004')
  await page.getByText('评级区间适用于 18 岁及以上的成年人，仅供参考').waitFor()
  const displayed = await getStableText(page)
  expect(displayed).toMatch(/偏低|标准|偏高/)
  expect(displayed).not.toContain('推荐')
})
