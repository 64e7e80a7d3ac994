import { expect, test } from 'vitest'
import { type Cell, summaryOf } from '#scripts/workbench/matrix/summary.ts'

const cell = (page: string, kind: Cell['kind'], fault: string, ...wrongs: string[]): Cell => ({
  page,
  kind,
  fault,
  wrongs,
})

test('pages by kind, faults over all pages, what is wrong, and the count', () => {
  const summary = summaryOf([
    cell('set', 'service', '500'),
    cell('set', 'service', 'offline'),
    cell('chat', 'service', '500', 'no Chinese text on the screen'),
    cell('chat', 'files', 'styles 404'),
  ])
  expect(summary).toMatch(/页面 +服务 +文件 +合计/)
  expect(summary).toMatch(/^\/chat +0\/1 ✗ +1 +1\/2 ✗/m)
  expect(summary).toMatch(/^\/set +2 +· +2/m)
  expect(summary).toMatch(/^500 +1\/2 ✗$/m)
  expect(summary).toContain('✗ /chat, 500: no Chinese text on the screen')
  expect(summary).toMatch(/3 ok, 1 failed$/)
})

test('of a cell that was run twice the last report counts', () => {
  const summary = summaryOf([cell('set', 'bridge', 'stays silent', 'no title'), cell('set', 'bridge', 'stays silent')])
  expect(summary).toMatch(/1 ok, 0 failed$/)
})
