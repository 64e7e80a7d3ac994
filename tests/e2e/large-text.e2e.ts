import { expect, test } from 'vitest'
import { GUIDE_SEEN } from '#scripts/workbench/browser/guide-seen.ts'
import { atRest } from './at-rest.ts'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()

test.for(['bodyFatScale', 'bodyComposition'] as const)(
  '%s, 320 px, text of double size: the readings beside the figure stay inside the card’s padding',
  async (name) => {
    const { page } = await openPage(stack, name, {
      width: 320,
      textPercent: 200,
      shell: { token: 'local-token-1001' },
      prepare: async (page) => {
        await page.addInitScript(GUIDE_SEEN)
      },
    })
    const card = page.locator('section', { has: page.getByRole('heading', { name: '节段分析' }) })
    const reading = card.getByRole('listitem').filter({ hasText: '右上肢' })
    await reading.waitFor()
    await reading.scrollIntoViewIfNeeded()
    const right = (element: Element) =>
      Math.max(...[element, ...element.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right))
    await expect
      .poll(
        async () => (await card.evaluate((one) => one.getBoundingClientRect().right)) - (await reading.evaluate(right)),
      )
      .toBeGreaterThanOrEqual(16)
  },
)

test.for([320, 360, 390, 430])(
  'bodyFatScale, %i px, text of double size: the change of the weight covers no end of the gauge',
  async (width) => {
    const { page } = await openPage(stack, 'bodyFatScale', {
      width,
      textPercent: 200,
      shell: { token: 'local-token-1003' },
      prepare: async (page) => {
        await page.addInitScript(GUIDE_SEEN)
        const data = { weight: 158.2, weightChangeDay: 365, weightChangeValue: -10.4, date: '2026-11-19 07:35:00' }
        const record = { ...data, weightStandard: { weightMin: 100, weightMax: 200 } }
        await page.route('**/fitnessData*', (route) => route.fulfill({ json: { code: 0, msg: '', data: record } }))
      },
    })
    const change = page.locator('p', { hasText: /^365天 减少\s*10\.4\s*kg$/ })
    await change.waitFor()
    await atRest(page)
    for (const end of ['100', '200']) {
      const label = await page
        .getByRole('img', { name: /^当前体重/ })
        .getByText(end, { exact: true })
        .boundingBox()
      expect((await change.boundingBox())!.y).toBeGreaterThanOrEqual(label!.y + label!.height - 2)
    }
  },
)

test('sportsWeekly, 320 px, text of double size: six digits stay inside the card’s padding and on one line', async () => {
  const { page } = await openPage(stack, 'sportsWeekly', {
    width: 320,
    textPercent: 200,
    query: { reportId: '1' },
    shell: { token: 'local-token-1001' },
    prepare: async (page) => {
      await page.route('**/getUserExerciseReportDetails', async (route) => {
        const response = await route.fetch()
        const reply = (await response.json()) as { data: object }
        Object.assign(reply.data, {
          exercise_total_consumption: 123_456,
          last_time_exercise_total_consumption: 98_765,
          exercise_total_minute: 12_345,
        })
        await route.fulfill({ response, json: reply })
      })
    },
  })
  const places = () =>
    page.locator('b', { hasText: '123,456' }).evaluateAll((found) =>
      found.map((one) => {
        const text = document.createRange()
        text.selectNodeContents(one.firstChild!)
        const card = one.closest('section')!.getBoundingClientRect()
        const rights = [one, ...one.querySelectorAll('*')].map((each) => each.getBoundingClientRect().right)
        return { lines: text.getClientRects().length, isInside: Math.max(...rights) <= card.right - 19 }
      }),
    )
  const fine = { lines: 1, isInside: true }
  await expect.poll(places).toEqual([fine, fine])
})
