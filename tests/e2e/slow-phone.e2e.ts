import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectTyped } from './address-form.ts'
import { openPage } from './browser.ts'
import { dragElement } from './drag.ts'
import { createGate } from './gate.ts'
import { selectEvery } from './matrix/screens.ts'
import { getStableBox, waitForStableText } from './stable-page.ts'
import { testStack } from './stack.ts'
import { clickThrice } from './taps.ts'

const stack = testStack() // weights are saved, records settled

const MEMBER = { token: 'local-token-1001' }
const WEIGHT = '/api/app/homepage/v1/addWeightRecordManually'

/** What has this in its path is still on its way. @returns what lets it arrive */
async function holdRoute(page: Page, path: string) {
  const { promise: arrived, resolve: arrive } = createGate()
  await page.route(
    (url) => url.pathname.includes(path),
    (route) => arrived.then(() => route.continue()),
  )
  return arrive
}

const isBusy = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-busy'))
const getSlider = (page: Page) => page.getByRole('slider', { name: '体重' })
const getSliderValue = async (page: Page) => Number(await getSlider(page).getAttribute('aria-valuenow'))
const readSavedWeights = () =>
  stack.db
    .prepare("SELECT weight FROM scale_record WHERE memberNo = '1001' AND source = 'manual' ORDER BY rowid")
    .all()
    .map((row) => (row as { weight: number }).weight)

test('what is typed into the address form before its script runs is kept', async () => {
  const { page } = await openPage(stack, 'logistics', {
    query: { activityId: 'A1004' },
    prepare: async (page) => {
      // The parser has made the fields, the script after them has not run yet.
      await page.addInitScript(() => {
        const typed = { name: '林晓棠', mobile: '13800138000', detail: '五常大道 168 号' }
        new MutationObserver((_, watcher) => {
          if (!document.getElementById('detail')) return
          watcher.disconnect()
          for (const [id, value] of Object.entries(typed)) {
            ;(document.getElementById(id) as HTMLInputElement).value = value
          }
        }).observe(document, { subtree: true, childList: true })
      })
    },
  })
  await page.getByRole('button', { name: '确认提交' }).click()
  await page.getByText('请选择省/市/区').waitFor()
  await expectTyped(page)
})

test('保存 waits for the ruler: nobody saves a weight that is not to be seen', async () => {
  const { page } = await openPage(stack, 'set', {
    shell: MEMBER,
    // The last weight never comes; the page waits for it a while.
    prepare: async (page) => void (await holdRoute(page, '/fitnessData')),
  })
  await page.getByRole('button', { name: '保存' }).click()
  expect(await getSlider(page).count()).toBe(1)
  await page.getByText('保存成功', { exact: true }).waitFor()
  expect(readSavedWeights()).toEqual([60])
})

test('a weight that is saved while its strip still flies is the one it comes to rest on', async () => {
  const { page } = await openPage(stack, 'set', { shell: MEMBER })
  await getSlider(page).waitFor()
  await waitForStableText(page)
  const box = await getStableBox(getSlider(page))
  await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '保存')!
    addEventListener('pointerup', () => setTimeout(() => button.click()), { once: true })
  })
  await dragElement(page, { x: box.x + box.width / 2, y: box.y + 20 }, -150, 0)
  await page.getByText('保存成功', { exact: true }).waitFor()
  const rested = await getSliderValue(page)
  expect(rested).toBeGreaterThan(59.9)
  expect(readSavedWeights()).toEqual([rested])
})

test('while a weight is being saved it can not be changed: what is shown is what was sent', async () => {
  const { page } = await openPage(stack, 'set', { shell: MEMBER })
  await getSlider(page).waitFor()
  const arrive = await holdRoute(page, WEIGHT)
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByRole('button', { name: '保存中' }).waitFor()
  const box = await getStableBox(getSlider(page))
  await dragElement(page, { x: box.x + box.width / 2, y: box.y + 20 }, -90, 150)
  arrive()
  await page.getByText('保存成功', { exact: true }).waitFor()
  expect(await getSliderValue(page)).toBe(58.2)
  expect(readSavedWeights()).toEqual([58.2])
})

const LATE_PARTS = [
  ['logistics', { activityId: 'A1004' }, 'area-sheet', '所在地区'],
  ['bodyFatScale', {}, 'later', '选择日期'],
  ['bodyFatScaleList', {}, 'later', '丢弃'],
  ['activity', { activityId: 'A1001' }, 'later', '领取奖品'],
] as const
test.for(selectEvery(LATE_PARTS, 2, 1))(
  '/%s: the bar runs while a tap waits for its part (%s %s)',
  async ([route, query, file, name]) => {
    let arrive = () => {}
    const { page } = await openPage(stack, route, {
      query,
      shell: MEMBER,
      prepare: async (page) => {
        arrive = await holdRoute(page, `/${file}-`)
      },
    })
    const button = page.getByRole('button', { name }).first()
    await button.waitFor()
    if (route === 'activity') await page.getByRole('button', { name: /弹力带/ }).click()
    await expect.poll(() => isBusy(page)).toBe(false)
    await button.click()
    await expect.poll(() => isBusy(page)).toBe(true)
    arrive()
    await page.getByRole('dialog').waitFor()
    await expect.poll(() => isBusy(page)).toBe(false)
  },
)

test('a question whose file comes late is not asked about a record that is kept meanwhile', async () => {
  let arrive = () => {}
  const { page } = await openPage(stack, 'bodyFatScaleList', {
    shell: MEMBER,
    prepare: async (page) => {
      arrive = await holdRoute(page, '/later-')
    },
  })
  await page.getByRole('button', { name: '丢弃 11月19日 21:40 的记录' }).click()
  const arrived = page.waitForResponse((response) => response.url().includes('/later-'))
  await clickThrice(page.getByRole('button', { name: '确认 11月19日 21:40 的记录' }))
  await page.getByRole('button', { name: '确认中 11月19日 21:40 的记录' }).waitFor()
  arrive()
  await page.getByText('已确认').waitFor()
  await page.getByText('71.4').waitFor({ state: 'hidden' })
  // The part has come and would be drawn by now.
  await page.evaluate(
    `import('${(await arrived).url()}').then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))`,
  )
  expect(await page.locator('dialog[open]').count()).toBe(0)
})
