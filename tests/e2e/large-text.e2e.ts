import { expect, test } from 'vitest'
import { findBoxFaults } from './box-rules.ts'
import { openPage } from './browser.ts'
import { changeData } from './replies.ts'
import { waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

test.for(['bodyFatScale', 'bodyComposition'] as const)(
  '%s, 320 px, text of double size: the readings beside the figure stay inside the card’s padding',
  async (name) => {
    const { page } = await openPage(stack, name, {
      width: 320,
      textPercent: 200,
      shell: { token: 'local-token-1001' },
      isGuideSeen: true,
    })
    const card = page.locator('section', { has: page.getByRole('heading', { name: '节段分析' }) })
    const reading = card.getByRole('listitem').filter({ hasText: '右上肢' })
    await reading.waitFor()
    await reading.scrollIntoViewIfNeeded()
    const getRightEdge = (element: Element) =>
      Math.max(...[element, ...element.querySelectorAll('*')].map((item) => item.getBoundingClientRect().right))
    await expect
      .poll(
        async () =>
          (await card.evaluate((item) => item.getBoundingClientRect().right)) - (await reading.evaluate(getRightEdge)),
      )
      .toBeGreaterThanOrEqual(16)
  },
)

test('bodyFatScale, text of double size: the change of the weight covers no end of the gauge, on any phone', async () => {
  const { page } = await openPage(stack, 'bodyFatScale', {
    textPercent: 200,
    shell: { token: 'local-token-1003' },
    isGuideSeen: true,
    prepare: async (page) => {
      const data = { weight: 158.2, weightChangeDay: 365, weightChangeValue: -10.4, date: '2026-11-19 07:35:00' }
      const record = { ...data, weightStandard: { weightMin: 100, weightMax: 200 } }
      await page.route('**/fitnessData*', (route) => route.fulfill({ json: { code: 0, msg: '', data: record } }))
    },
  })
  const change = page.locator('p', { hasText: /^365天 减少\s*10\.4\s*kg$/ })
  await change.waitFor()
  for (const getIconWidth of [320, 360, 390, 430]) {
    await page.setViewportSize({ width: getIconWidth, height: 844 })
    await waitForStableText(page)
    for (const end of ['100', '200']) {
      const label = await page
        .getByRole('img', { name: /^当前体重/ })
        .getByText(end, { exact: true })
        .boundingBox()
      expect((await change.boundingBox())!.y, `${getIconWidth} px`).toBeGreaterThanOrEqual(label!.y + label!.height - 2)
    }
  }
})

test.for([
  ['123,456', 123_456],
  ['12,345,678', 12_345_678],
] as const)(
  'sportsWeekly, 320 px, text of double size: %s stays inside the card’s padding and on one line',
  async ([content, kcal]) => {
    const { page } = await openPage(stack, 'sportsWeekly', {
      width: 320,
      textPercent: 200,
      query: { reportId: '1' },
      shell: { token: 'local-token-1001' },
      prepare: changeData('**/getUserExerciseReportDetails', (data) => ({
        ...data,
        exercise_total_consumption: kcal,
        last_time_exercise_total_consumption: kcal - 1,
        exercise_total_minute: kcal / 10,
      })),
    })
    const getPlaces = () =>
      page.locator('b', { hasText: content }).evaluateAll((found) =>
        found.map((item) => {
          const text = document.createRange()
          text.selectNodeContents(item.firstChild!)
          const card = item.closest('section')!.getBoundingClientRect()
          const rights = [item, ...item.querySelectorAll('*')].map((each) => each.getBoundingClientRect().right)
          return { lines: text.getClientRects().length, isInside: Math.max(...rights) <= card.right - 19 }
        }),
      )
    const fine = { lines: 1, isInside: true }
    await expect.poll(getPlaces).toEqual([fine, fine])
  },
)

test('sportData, 320 px, text of double size: eight digits stay on one line and in the card, what is larger is none', async () => {
  const { page } = await openPage(stack, 'sportData', {
    width: 320,
    textPercent: 200,
    shell: { token: 'local-token-1001' },
    prepare: changeData('**/api/sportData/user', ({ dataList }) => {
      const done = { duration: 87_654_321, calorie: 98_765_432, frequency: 12_345_678, weight: 1e12 }
      for (const period of dataList) Object.assign(period, done, { itemList: [{ sort: 2, ...done }] })
    }),
  })
  await page.getByText('98,765,432').first().waitFor()
  await waitForStableText(page)
  const getLines = page.locator('.num', { hasText: /^(87,654,321|98,765,432|12,345,678)/ }).evaluateAll((found) =>
    found.map((item) => {
      const text = document.createRange()
      text.selectNodeContents(document.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode()!)
      return text.getClientRects().length
    }),
  )
  expect(new Set(await getLines)).toEqual(new Set([1]))
  expect(await page.evaluate(findBoxFaults)).toEqual([])
  await expect.poll(() => page.locator('dd', { hasText: /^-$/ }).count()).toBeGreaterThan(0)
})

test.for(['activity', 'activityDetailsShare'] as const)(
  '%s, 320 px, text of double size: what a prize is worth stays on one line and in its row, up to eight digits',
  async (name) => {
    const { page } = await openPage(stack, name, {
      width: 320,
      textPercent: 200,
      query: { activityId: 'A1001' },
      shell: name === 'activity' ? { token: 'local-token-1001' } : undefined,
      prepare: changeData('**/activity/detail*', ({ activityStalls }) => {
        for (const prize of activityStalls) prize.prizeValue = 12_345_678
      }),
    })
    const value = page.locator('b', { hasText: '¥12,345,678' }).first()
    await value.waitFor()
    const getPlace = () =>
      value.evaluate((item) => {
        const text = document.createRange()
        text.selectNodeContents(item.lastChild!)
        const row = item.closest('button, li')!.getBoundingClientRect()
        return {
          lines: text.getClientRects().length,
          isInside: text.getBoundingClientRect().right <= row.right - 10 && row.right <= innerWidth - 16,
        }
      })
    await expect.poll(getPlace).toEqual({ lines: 1, isInside: true })
  },
)

test.for([
  ['chat', ['问题都能问']],
  ['down', ['将前往 App Store']],
] as const)('%s, 320 px, text of double size: no line ends inside %s', async ([name, all]) => {
  const { page } = await openPage(stack, name, {
    width: 320,
    textPercent: 200,
    shell: name === 'chat' ? { token: 'local-token-1001' } : undefined,
  })
  for (const content of all) {
    const line = page.getByText(content).first()
    await line.waitFor()
    const getLines = () =>
      line.evaluate((item, content) => {
        const text = item.firstChild!
        const from = text.textContent!.indexOf(content)
        const range = document.createRange()
        range.setStart(text, from)
        range.setEnd(text, from + content.length)
        return range.getClientRects().length
      }, content)
    await expect.poll(getLines, { message: content }).toBe(1)
  }
})

test('payFailed: the icon of its button grows with the text', async () => {
  const { page } = await openPage(stack, 'payFailed')
  const icon = page.getByRole('button', { name: '刷新' }).locator('svg')
  const getIconWidth = async () => (await icon.boundingBox())?.width
  await expect.poll(getIconWidth).toBe(20)
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  await expect.poll(getIconWidth).toBe(30)
})
