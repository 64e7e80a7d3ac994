import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()
const shell = { token: 'local-token-1001' }

/** The text on each line. */
const getLines = (text: Locator) =>
  text.evaluate((element) => {
    const lines: string[] = []
    let before = Number.NEGATIVE_INFINITY
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < node.nodeValue!.length; at++) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const { top } = range.getBoundingClientRect()
        if (top > before + 8) lines.push('')
        before = Math.max(before, top)
        lines.push((lines.pop() ?? '') + node.nodeValue!.charAt(at))
      }
    }
    return lines.map((line) => line.trim())
  })

test('the narrowest phone: no line of a card or a dialog ends inside a word', async () => {
  const outside = await openPage(stack, 'bodyFatScale', { width: 320 })
  const why = outside.page.getByText('这里是你的个人数据')
  await why.waitFor()
  expect(await getLines(why)).toEqual(['这里是你的个人数据，', '登录 App 后查看'])

  const torn = await openPage(stack, 'pkShare', { width: 320 })
  const title = torn.page.getByRole('heading', { name: '链接不完整' })
  await title.waitFor()
  expect(await getLines(title)).toEqual(['链接不完整'])

  const column = await openPage(stack, 'columnDetails', { query: { columnId: 'L1001' }, shell, width: 320 })
  await column.page.getByRole('button', { name: '加入活动' }).click()
  const join = column.page.getByRole('dialog').getByRole('heading')
  expect(await getLines(join)).toEqual(['添加运动管家，', '加入活动'])

  const records = await openPage(stack, 'bodyFatScaleList', { shell, width: 320 })
  await records.page.getByRole('button', { name: /^丢弃/ }).first().click()
  const once = records.page.getByRole('dialog').getByText('丢弃后无法找回')
  expect(await getLines(once)).toEqual(['11月20日 08:12 ·', '57.8\u00a0kg，丢弃后无法找回。'])

  // At normal size the note fits on one line.
  const large = { width: 320, textPercent: 150 } as const
  const prizes = await openPage(stack, 'activity', { query: { activityId: 'A1001' }, shell, ...large })
  await prizes.page.getByRole('button', { name: '弹力带套装' }).click()
  const note = prizes.page.getByText('每人限领一份，领取后不可更换')
  await note.waitFor()
  expect(await getLines(note)).toEqual(['每人限领一份，', '领取后不可更换'])

  const home = await openPage(stack, 'bodyFatScale', { shell, width: 320, textPercent: 200 })
  const advice = home.page.getByText('每周称一次')
  await advice.waitFor()
  expect(await getLines(advice)).toEqual(['保持现在的饮食和作息，', '每周称一次。'])
})

test('the narrowest phone: no line ends inside a date', async () => {
  const sport = await openPage(stack, 'sportData', { shell, width: 320 })
  await sport.page.getByRole('button', { name: '我的回顾' }).click()
  const week = sport.page.getByRole('dialog').getByText(/11月9日–11月15日/)
  await week.waitFor()
  expect(await getLines(week)).toEqual(['11月9日–', '11月15日，', '1,281\u00a0千卡'])

  const analysis = await openPage(stack, 'analysis', { query: { target: 'weight', type: '1' }, shell, width: 320 })
  await analysis.page.getByRole('button', { name: '更多分析' }).click()
  await analysis.page.getByRole('button', { name: '导出数据' }).click()
  const span = analysis.page.getByRole('dialog').getByText(/^\d+ 条记录，/)
  await span.waitFor()
  expect(await getLines(span)).toEqual([expect.stringMatching(/条记录，$/), '2025年9月21日至2026年11月19日'])
})

test('the narrowest phone: a phrase wider than its line is cut, and nothing is wider than the page', async () => {
  const { page } = await openPage(stack, 'bodyFatScaleList', {
    shell: { token: 'local-token-1003' },
    width: 320,
    textPercent: 200,
  })
  const title = page.getByRole('heading', { name: '暂无待确认的测量记录' })
  await title.waitFor()
  expect((await getLines(title)).join('')).toBe('暂无待确认的测量记录')
  expect(await title.evaluate((item) => item.scrollWidth <= item.clientWidth)).toBe(true)
})

test('the narrowest phone: the hint where to open the page keeps to one line', async () => {
  const { page } = await openPage(stack, 'groupShare', {
    query: { groupId: 'G1', userNo: '1001' },
    device: 'baidu',
    width: 320,
  })
  await page.getByRole('button', { name: '加入群组' }).click()
  const hint = page.getByRole('status').getByText('请使用微信或系统浏览器打开')
  await hint.waitFor()
  expect(await getLines(hint)).toEqual(['请使用微信或系统浏览器打开'])
})
