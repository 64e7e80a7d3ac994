import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { scalePayload } from '#scripts/native-shell/page/scale-payload.ts'
import { openPage } from './browser.ts'
import { createGate } from './gate.ts'
import { getStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const returnToPage = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test.for([
  ['bodyFatScale', '体重测量', '/fitnessData'],
  ['bodyComposition', '体脂秤测量', '/getHistoryBodyMeasurements'],
  ['integral', '积分明细', '/user/profile'],
] as const)('/%s: back from a page of the app it asks again, and only then', async ([route, name, call]) => {
  let asked = 0
  const { page, nativeCalls } = await openPage(stack, route, {
    shell: { token: 'local-token-1001' },
    isGuideSeen: true,
    prepare: async (page) => {
      page.on('request', (request) => {
        if (request.url().includes(call)) asked++
      })
    },
  })
  const button = page.getByRole('button', { name }).last()
  await button.waitFor()
  await page.waitForLoadState('networkidle')
  await returnToPage(page)
  await page.waitForLoadState('networkidle')
  const before = asked
  await button.click()
  await expect.poll(() => nativeCalls.some((call) => call.name === 'jumpPage')).toBe(true)
  expect(asked).toBe(before)
  await returnToPage(page)
  await expect.poll(() => asked).toBe(before + 1)
})

test('/bodyFatScale: who had chosen an older day and has weighed in meanwhile sees the new measurement', async () => {
  const { page } = await openPage(stack, 'bodyFatScale', {
    shell: { token: 'local-token-1002' },
    isGuideSeen: true,
  })
  await page.getByRole('button', { name: '选择日期' }).click()
  const sheet = page.getByRole('dialog', { name: '选择日期' })
  const days = sheet.getByRole('button', { name: /^2026年\d+月\d+日/ })
  await days.first().click()
  await expect.poll(() => new URL(page.url()).searchParams.get('no')).toBeTruthy()
  await page.getByRole('button', { name: '体重测量' }).click()
  stack.db.exec(`
    INSERT INTO scale_record (no, memberNo, status, source, scaleType, measuredAt, weight)
    VALUES ('NEW', '1002', 'confirmed', 'scale', 1, '2026-11-20 21:00:00', 66.6)`)
  await returnToPage(page)
  await page.getByRole('heading', { name: '11月20日' }).waitFor()
  await page.getByText('66.6').first().waitFor()
  expect(new URL(page.url()).searchParams.get('no')).toBeNull()
})

test('/bodyFatScale: a weight made meanwhile stands beside no figure of the weights before it', async () => {
  const { page } = await openPage(stack, 'bodyFatScale', {
    shell: { token: 'local-token-1001' },
    isGuideSeen: true,
  })
  const outlook = page.getByRole('region', { name: '体重趋势' })
  const move = page.getByRole('region', { name: '体重', exact: true }).getByText(/^7天/)
  await expect.poll(() => outlook.innerText()).toMatch(/趋势体重\s*58\.3/)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: '体重测量' }).click()
  stack.db.exec(`
    INSERT INTO scale_record (no, memberNo, status, source, scaleType, measuredAt, weight)
    VALUES ('LATER', '1001', 'confirmed', 'scale', 0, '2026-11-20 21:00:00', 55.5)`)
  const { promise: held, resolve: release } = createGate()
  await page.route('**/user-scale/v2/data', async (route) => {
    await held
    await route.continue()
  })
  await returnToPage(page)
  await page.getByRole('heading', { name: '11月20日' }).waitFor()
  expect(await outlook.count()).toBe(0)
  // The change is the new record's own, as the service sends it.
  const reported = await move.innerText()
  expect(reported).toMatch(/^7天 减少 [\d.]+ kg$/)
  release()
  await expect.poll(() => outlook.innerText()).toMatch(/趋势体重\s*58\.0/)
  expect(await move.innerText()).toBe(reported)
})

test.for(['bodyFatScale', 'bodyComposition'] as const)(
  '/%s: shown again while the profile cannot be had, it keeps what it knows of the body',
  async (route) => {
    const { page } = await openPage(stack, route, {
      shell: { token: 'local-token-1001' },
      isGuideSeen: true,
    })
    await page.getByText(/没有更多内容啦|点按部位，查看变化/).waitFor()
    const before = await getStableText(page)
    stack.faults.set([{ path: '/api/user/profile', status: 500 }])
    const failed = page.waitForResponse((response) => /user\/profile/.test(response.url()) && !response.ok())
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await failed
    await page.waitForLoadState('networkidle')
    await expect.poll(() => getStableText(page)).toBe(before)
  },
)

test('/bodyComposition: a measurement that the app hands over once is there until it is saved', async () => {
  const measured = scalePayload(() => 0.5)
  let isGiven = false
  const { page } = await openPage(stack, 'bodyComposition', {
    query: { from: 'BodyFatScale' },
    shell: {
      token: 'local-token-1001',
      replies: {
        getGeneralData: () => {
          const answer = isGiven ? {} : measured
          isGiven = true
          return answer
        },
      },
    },
  })
  const save = page.getByRole('button', { name: '保存', exact: true })
  await save.waitFor()
  await page.getByText('查看推荐训练计划').click()
  const asked = page.waitForResponse('**/getHistoryBodyMeasurements*')
  await returnToPage(page)
  await asked
  await page.waitForLoadState('networkidle')
  await save.click()
  await page.getByText('保存成功', { exact: true }).waitFor()
})
