import { expect, test } from 'vitest'
import type { LogEntry } from '#scripts/workbench/shell/native/settings.ts'
import { type LogRow, logged, oneLine } from '#scripts/workbench/shell/page/log-rows.ts'

const fold = (entries: [LogEntry, document: number, atMs: number][]) =>
  entries.reduce<LogRow[]>((rows, [entry, document, atMs]) => logged(rows, entry, document, atMs), [])

test('a reply joins its call, also when ids start anew with the next document', () => {
  const rows = fold([
    [{ kind: 'call', id: '1', name: 'getToken' }, 1, 10],
    [{ kind: 'page', id: '', name: '/down' }, 2, 0],
    [{ kind: 'call', id: '1', name: 'getStatusBarHeight' }, 2, 5],
    [{ kind: 'reply', id: '1', name: 'getStatusBarHeight', value: 47 }, 2, 25],
  ])
  expect(rows.map(({ kind, name, answer }) => [kind, name, answer])).toEqual([
    ['call', 'getToken', undefined],
    ['page', '/down', undefined],
    ['call', 'getStatusBarHeight', { value: 47, afterMs: 20 }],
  ])
})

test('the oldest rows make room, and every row has its own key', () => {
  const entries = [...Array(400)].map((_, at): [LogEntry, number, number] => [
    { kind: 'leave', id: '', name: `${at}` },
    1,
    at,
  ])
  const rows = fold(entries)
  expect([rows.length, rows.at(-1)?.name]).toEqual([300, '399'])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(300)
})

test.for([
  [undefined, '无'],
  [null, 'null'],
  ['文', '"文"'],
  [{ a: 1 }, '{"a":1}'],
] as const)('%o as a line', ([value, line]) => expect(oneLine(value)).toBe(line))
