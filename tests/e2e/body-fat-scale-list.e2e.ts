import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { waitForStableText } from './stable-page.ts'
import { testStack } from './stack.ts'
import { clickTwice } from './taps.ts'

const stack = testStack() // each story settles records of its own

const openList = (options: OpenOptions = {}, memberNo = '1001') =>
  openPage(stack, 'bodyFatScaleList', { shell: { token: `local-token-${memberNo}` }, ...options })

const readStatus = (day: string) =>
  (
    stack.db
      .prepare("SELECT status FROM scale_record WHERE memberNo = '1001' AND measuredAt LIKE ?")
      .get(`${day}%`) as {
      status: string
    }
  ).status

/** As many pending records of member 1002. */
const fillPending = (count: number) =>
  stack.db.exec(`
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO scale_record (no, memberNo, status, source, scaleType, measuredAt, weight)
    SELECT 'M' || i, '1002', 'pending', 'scale', 1, '2026-11-01 08:00:00', 80 FROM n`)

test('a member confirms a pending record: it leaves the list and becomes history', async () => {
  const { page, problems, text } = await openList()
  await page.getByText('71.4').waitFor()
  expect(await page.title()).toBe('测量记录')
  await expect.poll(text).toMatch(/11月19日 21:40[\s\S]*71\.4[\s\S]*kg[\s\S]*体脂率[\s\S]*18\.9[\s\S]*%/)
  // A weight far from the own ones says so, and can be confirmed all the same.
  const odd = page.getByRole('listitem').filter({ hasText: '71.4' })
  await odd.getByText(/^比平时高 1\d\.\d\skg，可能是家人测的$/).waitFor()
  await waitForStableText(page)
  expect(await page.getByText('可能是家人测的').count()).toBe(1)
  // Only its button is outlined.
  const grounds = await page
    .getByRole('button', { name: /^确认 / })
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor))
  expect(grounds.filter((ground) => ground === 'rgba(0, 0, 0, 0)')).toHaveLength(1)

  await page.getByRole('button', { name: '确认 11月19日 21:40 的记录' }).click()
  await page.getByText('71.4').waitFor({ state: 'hidden' })
  await expect.poll(() => readStatus('2026-11-19 21:40')).toBe('confirmed')
  await expect.poll(() => page.getByRole('listitem').count()).toBe(2)

  await page.getByRole('button', { name: '返回' }).click()
  await page.waitForURL('**/bodyFatScale?t=*')
  await page.getByRole('button', { name: /有\s*2\s*条测量记录待确认/ }).waitFor()
  await page.getByRole('heading', { name: '11月20日' }).waitFor({ state: 'hidden' })
  await expect.poll(() => page.locator('main').innerText()).toContain('71.4')
  expect(problems).toEqual([])
})

test.for([
  ['never there', () => {}],
  ['missing', (route: Route) => route.fulfill({ status: 500 })],
] as const)('a history that is %s leaves the list without hints', async ([, answer]) => {
  const { page } = await openList({
    prepare: async (page) => void (await page.route('**/api/user-scale/v2/data', answer)),
  })
  await page.getByText('71.4').waitFor()
  expect(await page.getByText('可能是家人测的').count()).toBe(0)
  expect(await page.getByRole('status').count()).toBe(0)
})

test('the list is there before the history; hints come later and move no row', async () => {
  let answer = () => {}
  const { page } = await openList({
    prepare: async (page) =>
      void (await page.route('**/api/user-scale/v2/data', (route) => {
        answer = () => void route.continue()
      })),
  })
  await page.getByText('71.4').waitFor()
  const getBoxes = () =>
    page.getByRole('listitem').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()))
  // The network is not at rest: the history is held back.
  let before = await getBoxes()
  const isStill = async () => {
    const last = JSON.stringify(before)
    before = await getBoxes()
    return JSON.stringify(before) === last
  }
  await expect.poll(isStill).toBe(true)
  answer()
  await page.getByText('可能是家人测的').waitFor()
  expect(await getBoxes()).toEqual(before)
})

test('discarding asks first', async () => {
  const { page } = await openList()
  await page.getByRole('button', { name: '丢弃 11月19日 21:40 的记录' }).click()
  const dialog = page.getByRole('dialog', { name: '丢弃这条测量记录？' })
  await dialog.getByText('71.4 kg').waitFor()
  await expectNoViolations(page)
  // What cannot be taken back is red, the brand's green is for what keeps.
  const discard = dialog.getByRole('button', { name: '丢弃' })
  await expect
    .poll(() => discard.evaluate((button) => getComputedStyle(button).backgroundColor))
    .toBe('rgb(180, 42, 28)')
  await dialog.getByRole('button', { name: '取消' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(readStatus('2026-11-19 21:40')).toBe('pending')

  await page.getByRole('button', { name: '丢弃 11月19日 21:40 的记录' }).click()
  await discard.click()
  await page.getByText('71.4').first().waitFor({ state: 'hidden' })
  await expect.poll(() => readStatus('2026-11-19 21:40')).toBe('discarded')
})

test('a double tap settles one record, not the next one that comes under the finger', async () => {
  const { page } = await openList()
  await clickTwice(page.getByRole('button', { name: /^确认 11月20日/ }))
  await page.getByRole('button', { name: /^确认 11月18日/ }).click()
  await page.getByText('11月18日').waitFor({ state: 'hidden' })
  expect(readStatus('2026-11-19 21:40')).toBe('pending')
})

test('a double tap on 丢弃 in the dialog confirms no record below it', async () => {
  fillPending(12)
  stack.faults.set([{ path: '/api/user-scale/v1/record/delete', delayMs: 300 }]) // the rows still stand where they were
  const { page } = await openList({}, '1002')
  await page.getByRole('button', { name: /^丢弃/ }).nth(1).click()
  const dialog = page.getByRole('dialog', { name: '丢弃这条测量记录？' })
  await clickTwice(dialog.getByRole('button', { name: '丢弃' }))
  await expect.poll(() => page.getByRole('listitem').count()).toBe(11)
  await page.getByRole('button', { name: /^确认/ }).first().click()
  await expect.poll(() => page.getByRole('listitem').count()).toBe(10)
  const { settled } = stack.db
    .prepare("SELECT group_concat(status) AS settled FROM scale_record WHERE no LIKE 'M%' AND status <> 'pending'")
    .get() as { settled: string }
  expect(settled.split(',').sort()).toEqual(['confirmed', 'discarded'])
})

test('the last record leaves an empty list', async () => {
  const { page } = await openList()
  for (const day of ['11月20日', '11月19日', '11月18日']) {
    await page.getByRole('button', { name: new RegExp(`^确认 ${day}`) }).press('Enter') // sooner than a finger may
    await page
      .getByRole('button', { name: new RegExp(` ${day}`) })
      .first()
      .waitFor({ state: 'hidden' })
  }
  await page.getByRole('heading', { name: '暂无待确认的测量记录' }).waitFor()
  await expectNoViolations(page)
})

test('what was settled elsewhere is said, and the list is asked again', async () => {
  const { page } = await openList()
  await page.getByText('71.4').waitFor()
  stack.db.exec("UPDATE scale_record SET status = 'discarded' WHERE measuredAt LIKE '2026-11-19 21:40%'")
  await page.getByRole('button', { name: '确认 11月19日 21:40 的记录' }).click()
  await page.getByText('该记录已处理').waitFor()
  await page.getByText('71.4').waitFor({ state: 'hidden' })
  expect(readStatus('2026-11-19 21:40')).toBe('discarded')
})

test('a lost answer is no failure: the list tells what happened', async () => {
  const { page } = await openList()
  await page.getByText('71.4').waitFor()
  stack.faults.set([{ path: '/api/user-scale/v1/record/confirm', reset: true, late: true }])
  await page.getByRole('button', { name: '确认 11月19日 21:40 的记录' }).click()
  await page.getByText('已确认').waitFor()
  await page.getByText('71.4').waitFor({ state: 'hidden' })
  expect(readStatus('2026-11-19 21:40')).toBe('confirmed')
})

test('very many records: a hundred at a time', async () => {
  fillPending(300)
  const { page } = await openList({}, '1002')
  const rows = page.getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(100)
  const more = page.getByRole('button', { name: '加载更多' })
  await more.press('Enter')
  await expect.poll(() => rows.count()).toBe(200)
  await more.press('Enter')
  await expect.poll(() => rows.count()).toBe(300)
  // The button is gone; keyboard focus moves to the first new row.
  await expect.poll(() => rows.nth(200).evaluate((row) => row === document.activeElement)).toBe(true)
})
