import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { COLUMNS } from '#pages/analysis/export.tsx'
import { METRICS } from '#shared/health/metrics.ts'
import { readCsv } from '#tests/read-csv.ts'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { printPage } from './print.ts'
import { getStableText, waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

/** The analysis of the weight with 更多分析 open. */
const openAnalysis = async (memberNo: string, options: OpenOptions = {}) => {
  const shell = { token: `local-token-${memberNo}` }
  const opened = await openPage(stack, 'analysis', { query: { type: '1' }, shell, ...options })
  await opened.page.getByRole('button', { name: '更多分析' }).click()
  return opened
}

async function openSheet(page: Page) {
  await page.getByRole('button', { name: '导出数据' }).click()
  const sheet = page.getByRole('dialog', { name: '导出数据' })
  await sheet.getByText(/\d+ 条记录/).waitFor()
  return sheet
}

/**
 * A phone whose share sheet takes files; `window.shared` holds them, `window.error` makes it fail.
 */
const recordShares = async (page: Page) => {
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

/**
 * What the service says of every metric of a member, as far as a measurement of their own makes it.
 */
async function fetchHistory(memberNo: string) {
  const lists = METRICS.map(async ({ key, type }) => {
    const reply = await fetch(`${stack.serviceUrl}/api/user-scale/v2/data`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `local-token-${memberNo}` },
      body: JSON.stringify({ type, dimension: 0 }),
    })
    const { data } = (await reply.json()) as { data: { items: Record<string, unknown>[] } }
    return [key, data.items.map(({ value, date }) => ({ value, date }))] as const
  })
  return Object.fromEntries(await Promise.all(lists))
}

test('a history of the scale goes out whole; a share sheet that is left says nothing, one that refuses leaves the text to copy', async () => {
  const before = await fetchHistory('1001')
  const { page, problems } = await openAnalysis('1001', { prepare: recordShares })
  const sheet = await openSheet(page)
  await page.evaluate("error = 'AbortError'")
  await sheet.getByRole('button', { name: '分享文件' }).click()
  await waitForStableText(page)
  await expect.poll(() => sheet.getByRole('button', { name: '分享文件' }).count()).toBe(1)
  await page.evaluate('error = undefined')
  await expect.poll(() => sheet.innerText()).toContain(`${before.weight!.length} 条记录，2025年9月`)
  await sheet.getByRole('button', { name: '分享文件' }).click()
  const shared = await page.waitForFunction(
    () => (window as unknown as { shared?: { name: string; text: string } }).shared,
  )
  const { name: sharedName, text } = (await shared.jsonValue())!
  expect(sharedName).toMatch(/^测量记录-\d{8}\.csv$/)
  const rows = readCsv(text).reverse()
  for (const { key } of METRICS) {
    const column = COLUMNS.find(([, of]) => of === key)![0]
    const exported = rows.flatMap(({ DATE, TIME, [column]: value }) =>
      value ? [[`${DATE} ${TIME}`, Number(value)]] : [],
    )
    const cached = before[key]!.flatMap(({ value, date }) => (value == null ? [] : [[date, value]]))
    expect([key, exported]).toEqual([key, cached])
  }
  expect(rows.filter(({ LEFT_ARM_FAT }) => LEFT_ARM_FAT).length).toBeGreaterThan(90)
  expect(problems).toEqual([])
  await page.evaluate("error = 'NotAllowedError'")
  await sheet.getByRole('button', { name: '分享文件' }).click()
  await sheet.getByText('当前无法保存文件').waitFor()
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
  const { page } = await openAnalysis('1001', { prepare })
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
  const { page } = await openAnalysis('1004')
  await page.getByRole('button', { name: '导出数据' }).waitFor()
  // The last record goes while the page is open.
  stack.db.prepare("DELETE FROM scale_record WHERE memberNo = '1004'").run()
  await page.getByRole('button', { name: '导出数据' }).click()
  await page.getByText('还没有测量记录').waitFor()

  const failing = await openAnalysis('1001')
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
      window.print = () => {
        // Something that comes while the report is laid out.
        document.body.append(Object.assign(document.createElement('div'), { textContent: '更晚的提示' }))
        if ('prints' in window) dispatchEvent(new Event('beforeprint'))
        Object.assign(window, { isPrinted: 'prints' in window })
      }
    })
  }
  const { page, problems } = await openAnalysis('1001', { prepare, dark: true })
  // A web view whose print does nothing says so.
  await page.getByRole('button', { name: '打印' }).click()
  await page.getByText('这里不能打印，可以先导出数据').waitFor()
  await page.evaluate('prints = true')
  await page.getByRole('button', { name: '打印' }).click()
  const paper = page.locator('article')
  await paper.waitFor({ state: 'attached' })
  expect(await paper.isVisible()).toBe(false)
  await expect.poll(() => page.evaluate('isPrinted')).toBe(true)
  await page.getByRole('button', { name: '打印' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  const text = await getStableText(page)
  for (const label of [
    '身体数据记录',
    '晓棠',
    '女 · 29 岁',
    '打印日期',
    '近一年体重（kg）',
    '圆点为测量值，线为趋势，灰底为健康区间',
    '29 岁女性的优秀区间为 20%–25.9%。',
    '匀称型',
    '测量日期',
  ]) {
    expect(text).toContain(label)
  }
  expect(text).not.toMatch(/导出数据|更晚的提示|undefined|NaN|公斤/)
  await expect.poll(() => paper.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
  // The words of before are no part of it, still there or not.
  expect(await page.evaluate(`getComputedStyle(document.querySelector('body > [role=status]')).display`)).toBe('none')
  expect((await printPage(page)).sheets).toBe(1)
  expect(problems).toEqual([])
})
