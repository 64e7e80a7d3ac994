import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runImport } from '#scripts/workbench/service/import/run.ts'
import { METRICS } from '#shared/health/metrics.ts'
import { atRest, textAtRest } from './at-rest.ts'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { eachOf } from './matrix/screens.ts'
import { printed } from './paper.ts'
import { type Stack, startStack } from './stack.ts'

const folder = mkdtempSync(join(tmpdir(), 'take-out-'))
const database = join(folder, 'service.sqlite')
let stack: Stack
beforeAll(async () => {
  stack = await startStack({ databasePath: database })
})
afterAll(async () => {
  await stack.close()
  rmSync(folder, { recursive: true })
})

const analysis = (memberNo: string, options: OpenOptions = {}) =>
  openPage(stack, 'analysis', { query: { type: '1' }, shell: { token: `local-token-${memberNo}` }, ...options })

async function openSheet(page: Page) {
  await page.getByRole('button', { name: '导出数据' }).click()
  const sheet = page.getByRole('dialog', { name: '导出数据' })
  await sheet.getByText(/\d+ 条记录/).waitFor()
  return sheet
}

/** A phone whose share sheet takes files; what it was given stands in `window.shared`, what it fails with in `window.error`. */
const sharing = async (page: Page) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        const { error } = window as unknown as { error?: string }
        if (error) throw new DOMException('no', error)
        Object.assign(window, { shared: { name: files[0]!.name, text: await files[0]!.text() } })
      },
    })
  })
}

/** What the service says of every metric of a member, as far as a measurement of their own makes it. */
async function historyOf(memberNo: string) {
  const lists = METRICS.map(async ({ key, type }) => {
    const reply = await fetch(`${stack.serviceUrl}/api/user-scale/v2/data`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `local-token-${memberNo}` },
      body: JSON.stringify({ type, dimension: 0 }),
    })
    const { data } = (await reply.json()) as { data: { items: Record<string, unknown>[] } }
    return [key, data.items.map(({ value, weight, date, rate }) => ({ value, weight, date, rate }))] as const
  })
  return Object.fromEntries(await Promise.all(lists))
}

/** The records of a member as the database keeps them, but for their numbers. */
const recordsOf = (memberNo: string) =>
  stack.db
    .prepare("SELECT * FROM scale_record WHERE memberNo = ? AND status = 'confirmed' ORDER BY measuredAt")
    .all(memberNo)
    .map(({ no: _, memberNo: _2, source: _3, ...rest }) => rest)

const SHARES = ['--fat', 'percent', '--water', 'percent', '--muscle', 'percent']
const EXPORTS: readonly [string, ...string[]][] = [
  ['openscale-2'],
  ['openscale-3', '--unit', 'kg', ...SHARES],
  ['withings'],
  ['withings-german'],
  ['withings-pounds'],
  ['trendweight', '--unit', 'kg'],
  ['zepp-life'],
  ['fitdays-bare', '--unit', 'kg', ...SHARES],
  ['renpho'],
  ['vesync'],
  ['eufy', '--person', 'Tang', ...SHARES],
  ['garmin'],
  ['fitbit', '--unit', 'kg'],
]
test.for(eachOf(EXPORTS, EXPORTS.length))(
  'import, export, import: %s gives the same history',
  async ([name, ...answers]) => {
    const file = fileURLToPath(new URL(`../unit/service/files/${name}.csv`, import.meta.url))
    await runImport([file, '--member', '1003', '--replace', '--db', database, ...answers], Date.now())
    const [before, kept] = [await historyOf('1003'), recordsOf('1003')]
    expect(before.weight!.length).toBeGreaterThan(0)

    const { page, problems } = await analysis('1003', { prepare: sharing })
    const sheet = await openSheet(page)
    await sheet.getByRole('button', { name: '分享文件' }).click()
    const shared = await page.waitForFunction(
      () => (window as unknown as { shared?: { name: string; text: string } }).shared,
    )
    const { name: fileName, text } = (await shared.jsonValue())!
    expect(fileName).toMatch(/^测量记录-\d{8}\.csv$/)

    const exported = join(folder, 'exported.csv')
    writeFileSync(exported, text)
    await runImport([exported, '--member', '1003', '--replace', '--db', database], Date.now())
    expect(await historyOf('1003')).toEqual(before)
    expect(recordsOf('1003')).toEqual(kept)
    expect(problems).toEqual([])
  },
)

test('a history of the scale goes out whole and comes back with the same values; a share sheet that is left says nothing, one that refuses leaves the text to copy', async () => {
  const values = async () =>
    Object.fromEntries(
      Object.entries(await historyOf('1001')).map(([key, items]) => [key, items.map(({ rate: _, ...item }) => item)]),
    )
  const before = await values()
  const { page, problems } = await analysis('1001', { prepare: sharing })
  const sheet = await openSheet(page)
  await page.evaluate("error = 'AbortError'")
  await sheet.getByRole('button', { name: '分享文件' }).click()
  await atRest(page)
  await expect.poll(() => sheet.getByRole('button', { name: '分享文件' }).count()).toBe(1)
  await page.evaluate('error = undefined')
  await expect.poll(() => sheet.innerText()).toContain(`${before.weight!.length} 条记录，2025年9月`)
  await sheet.getByRole('button', { name: '分享文件' }).click()
  const shared = await page.waitForFunction(() => (window as unknown as { shared?: { text: string } }).shared)
  const exported = join(folder, 'whole.csv')
  writeFileSync(exported, (await shared.jsonValue())!.text)
  await runImport([exported, '--member', '1003', '--replace', '--db', database], Date.now())
  const after = await historyOf('1003')
  for (const [key, items] of Object.entries(before)) {
    expect([key, after[key]!.map(({ rate: _, ...item }) => item)]).toEqual([key, items])
  }
  // All but the score and the standards of the scale itself, which belong to no measurement of another one.
  const kept = (memberNo: string) =>
    recordsOf(memberNo).map(
      ({ score: _, standards: _2, proteinMassMin: _3, proteinMassMax: _4, segments, ...rest }) => ({
        ...rest,
        segments: segments && JSON.parse(String(segments)),
      }),
    )
  const own = kept('1001')
  expect(own.filter(({ segments }) => segments).length).toBeGreaterThan(90)
  expect(kept('1003')).toEqual(own)
  expect(problems).toEqual([])
  await page.evaluate("error = 'NotAllowedError'")
  await sheet.getByRole('button', { name: '分享文件' }).click()
  await sheet.getByText('这里不能保存文件').waitFor()
})

test('a web view without a share sheet copies the whole table, and shows it where nothing can be copied', async () => {
  const prepare = async (page: Page) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { canShare: undefined })
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => {
        const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement
        Object.assign(window, { copied: value.slice(selectionStart, selectionEnd) })
        return !('isFull' in window)
      }
    })
  }
  const { page } = await analysis('1001', { prepare })
  const sheet = await openSheet(page)
  expect(await sheet.getByRole('button', { name: '下载文件' }).count()).toBe(0)
  await sheet.getByRole('button', { name: '复制全部文本' }).click()
  await page.getByText('已复制').waitFor()
  const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied)
  expect(copied.split('\n').length).toBeGreaterThan(300)
  await page.evaluate('isFull = true')
  await sheet.getByRole('button', { name: '复制全部文本' }).click()
  const field = sheet.getByRole('textbox', { name: '全部记录' })
  await expect.poll(() => field.inputValue()).toMatch(/^DATE,TIME,BMI/)
  await expect
    .poll(() => field.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart))
    .toBeGreaterThan(1000)
  await expectNoViolations(page)
})

test('without a history there is nothing to take along; a failing service can be asked again', async () => {
  const { page } = await analysis('1004')
  await page.getByRole('button', { name: '导出数据' }).waitFor()
  // The last record goes while the page is open.
  stack.db.prepare("DELETE FROM scale_record WHERE memberNo = '1004'").run()
  await page.getByRole('button', { name: '导出数据' }).click()
  await page.getByText('还没有测量记录').waitFor()

  const failing = await analysis('1001')
  await failing.page.getByRole('button', { name: '导出数据' }).waitFor()
  stack.faults.set([{ path: '/api/user-scale/v2/data', status: 500 }])
  await failing.page.getByRole('button', { name: '导出数据' }).click()
  await failing.page.getByText('记录加载失败').waitFor()
  stack.faults.set([])
  await failing.page.getByRole('button', { name: '重试' }).click()
  await failing.page.getByText(/\d+ 条记录/).waitFor()
})

test('one sheet of A4 with name, figures, ranges and the weight of a year; nothing else is on it', async () => {
  const prepare = async (page: Page) => {
    await page.addInitScript(() => {
      window.print = () => void ('prints' in window && dispatchEvent(new Event('beforeprint')))
    })
  }
  const { page, problems } = await analysis('1001', { prepare, dark: true })
  // A web view whose print does nothing says so.
  await page.getByRole('button', { name: '打印' }).click()
  await page.getByText('这里不能打印，可以先导出数据').waitFor()
  await page.evaluate('prints = true')
  await page.getByRole('button', { name: '打印' }).click()
  const paper = page.locator('article')
  await paper.waitFor({ state: 'attached' })
  expect(await paper.isVisible()).toBe(false)
  await page.getByRole('button', { name: '打印' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  const text = await textAtRest(page)
  for (const words of [
    '身体数据记录',
    '晓棠',
    '女 · 29 岁',
    '打印日期',
    '近一年体重（kg）',
    '圆点为测量值，线为趋势，灰底为正常与优秀',
    '29 岁女性的优秀区间为 20%–25.9%。',
    '匀称型',
    '测量日期',
  ]) {
    expect(text).toContain(words)
  }
  expect(text).not.toMatch(/导出数据|undefined|NaN|公斤/)
  await expect.poll(() => paper.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
  // The words of before are no part of it, still there or not.
  expect(await page.evaluate(`getComputedStyle(document.querySelector('body > [role=status]')).display`)).toBe('none')
  expect((await printed(page)).sheets).toBe(1)
  expect(problems).toEqual([])
})
