import { expect, test } from 'vitest'
import type { LogEntry } from '#scripts/native-shell/native/settings.ts'
import { addLogEntry, formatValue, type LogRow } from '#scripts/native-shell/page/log-rows.ts'

const foldEntries = (entries: [LogEntry, document: number, atMs: number][]) =>
  entries.reduce<LogRow[]>((rows, [entry, document, atMs]) => addLogEntry(rows, entry, document, atMs), [])

test('a reply joins its call, also when ids start anew with the next document', () => {
  const rows = foldEntries([
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
  const rows = foldEntries(entries)
  expect([rows.length, rows.at(-1)?.name]).toEqual([300, '399'])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(300)
})

test.for([
  [undefined, '无'],
  [null, 'null'],
  ['文', '"文"'],
  [{ a: 1 }, '{"a":1}'],
] as const)('%o as a line', ([value, line]) => expect(formatValue(value)).toBe(line))
