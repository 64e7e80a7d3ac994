import { expect, test } from 'vitest'
import { conditionsOf } from '#scripts/workbench/bench/conditions.ts'
import { type TraceEvent, workIn } from '#scripts/workbench/bench/work.ts'

const URL = 'https://h5.example.com/page'
/** An event of the page's main thread; ms on the trace's clock. */
const event = (name: string, at: number, ms: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  ...{ name, ph: 'X', pid: 1, tid: 1, ts: at * 1000, dur: ms * 1000 },
  ...more,
})
const navigation = (at: number, documentLoaderURL = `${URL}?a=1`) =>
  event('navigationStart', at, 0, { ph: 'R', args: { data: { documentLoaderURL } } })

test('each moment counts once, for the innermost event, from the last navigation until the item', () => {
  const events = [
    navigation(10),
    event('Layout', 20, 5),
    navigation(100),
    event('RunTask', 100, 100),
    event('EvaluateScript', 110, 40),
    event('V8.CompileCode', 115, 10),
    event('V8.ParseFunction', 116, 4),
    event('UpdateLayoutTree', 130, 6),
    event('Layout', 160, 8),
    event('MinorGC', 112, 1),
    event('Layout', 120, 50, { tid: 2 }),
    // Half of it behind the item, and one wholly behind it.
    event('FunctionCall', 190, 20),
    event('Paint', 230, 20),
  ]
  expect(workIn(events, URL, 100)).toEqual({ script: 24 + 10, compile: 10, html: 0, style: 6, layout: 8, paint: 0 })
  expect(() => workIn(events, 'https://h5.example.com/other', 100)).toThrow('no navigation')
})

test('a line is opened on its own phone, or on those asked for', () => {
  const phones = (line?: string, cpus?: string) => conditionsOf(line, cpus).map(({ name, cpu }) => [name, cpu])
  expect(phones()).toEqual([
    ['慢速 4G', 4],
    ['差的 3G', 6],
  ])
  expect(phones('4g', '4,8')).toEqual([
    ['慢速 4G', 4],
    ['慢速 4G，CPU ÷8', 8],
  ])
  expect(phones('charts')).toEqual([])
  expect(() => phones('7g')).toThrow('--only 只能是 4g、3g、charts：7g')
  expect(() => phones('4g', '0')).toThrow('--cpu 要是 1 到 20 的整数：0')
})
