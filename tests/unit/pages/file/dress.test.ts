// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { enhanceDocument } from '#pages/file/enhance-document.ts'
import { renderBlocks } from '#pages/file/render-blocks.ts'

let root: HTMLElement
beforeEach(() => {
  root = document.createElement('div')
})
const showBlocks = (...blocks: unknown[]) => showAll(blocks)
const showAll = (blocks: unknown) => {
  root.append(...renderBlocks(blocks, document))
  enhanceDocument(root, 'privacy', (type) => `/file?type=${type}`)
  return root.innerHTML
}

test('titles of other documents become links, the own one does not; one alone on its line is a row; markup stays text', () => {
  expect(showBlocks(['p', ['见《用户协议》和《隐私政策》。']])).toBe(
    '<p>见<a href="/file?type=agreement" data-document="agreement">《用户协议》</a>和《隐私政策》。</p>',
  )
  showBlocks(['p', ['《个人信息收集清单》']])
  expect(root.querySelector('[data-row] a')?.textContent).toBe('个人信息收集清单')
  expect(showBlocks(['p', ['<img src=x onerror=alert(1)>']])).toContain('&lt;img')
})

test('a title may be split over runs, hold blanks, and stand twice in a line', () => {
  showBlocks(['p', ['《第三方', { b: ' SDK ' }, '目录》与《第三方SDK目录》']])
  const links = [...root.querySelectorAll('a')]
  expect(links.map((link) => link.textContent)).toEqual(['《第三方 SDK 目录》', '《第三方SDK目录》'])
  expect(root.textContent).toBe('《第三方 SDK 目录》与《第三方SDK目录》')
})

test('an https address becomes a link, what follows it and other addresses do not', () => {
  showBlocks(['p', ['见 https://a.example/p?x=1&y=2，或 http://b.example、c.example', { b: '，https://d.example。' }]])
  expect([...root.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.rel])).toEqual([
    ['https://a.example/p?x=1&y=2', 'noopener noreferrer'],
    ['https://d.example', 'noopener noreferrer'],
  ])
  expect(root.textContent).toBe('见 https://a.example/p?x=1&y=2，或 http://b.example、c.example，https://d.example。')
})

test('mailboxes and telephone numbers become links, dates and amounts do not', () => {
  const label = '电话 400-000-0000、0571-88888888 或 12315，邮箱 privacy@example.com，'
  showBlocks(['p', [label, { b: '2026-11-21' }, ' 前 10000 人']])
  expect([...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'tel:4000000000',
    'tel:057188888888',
    'tel:12315',
    'mailto:privacy@example.com',
  ])
})

test('dates under the title are small, dates in the text are not', () => {
  showBlocks(['h1', ['隐私政策']], ['p', ['更新日期：2026 年']], ['p', ['更新本政策时，我们会提前告知你。']])
  expect([...root.querySelectorAll('[data-meta]')].map((line) => line.textContent)).toEqual(['更新日期：2026 年'])
})

test('cells know their column', () => {
  const rows = [
    [['名称'], ['用途']],
    [['甲'], ['乙']],
  ]
  showBlocks(['table', rows])
  expect([...root.querySelectorAll('[data-label]')].map((cell) => cell.getAttribute('data-label'))).toEqual([
    '名称',
    '用途',
  ])
  expect(root.querySelectorAll('[data-head]')).toHaveLength(1)
})

test('a table with merged cells stays as it is', () => {
  const table = document.createElement('table')
  table.innerHTML = '<tr><td colspan="2">总</td></tr><tr><td>甲</td><td>乙</td></tr>'
  root.append(table)
  enhanceDocument(root, 'privacy', () => '')
  expect(root.querySelectorAll('[data-label],[data-head]')).toHaveLength(0)
})

const GARBAGE = [undefined, null, 'text', {}, [null], [['p']], [['p', 3]], [['script', ['x']]], [['table', [3]]]]
test.for(GARBAGE)('%j draws nothing that runs and never throws', (blocks) => {
  const html = showAll(blocks)
  expect(html).not.toContain('<script')
})
