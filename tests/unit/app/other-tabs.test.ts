import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Begun } from '#shared/app/saving/other-tabs.ts'
import { Locks } from './locks.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: new Locks() })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The module as a tab of its own has it. */
async function openTab() {
  vi.resetModules()
  return (await import('#shared/app/saving/other-tabs.ts')).inTurn
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A change that takes `ms`. @returns what it has been told of another tab */
function change(inTurn: Awaited<ReturnType<typeof openTab>>, name: string, begun: Begun, ms = 200) {
  const told: (Begun | undefined)[] = []
  void inTurn(name, async (other) => {
    told.push(other)
    await new Promise((resolve) => setTimeout(resolve, ms))
    return other ?? begun
  })
  return told
}
const A = { key: 'a', since: 1000 }
const B = { key: 'b', since: 1400 }

test('the same weight in two tabs: the second waits for the first, and has its key', async () => {
  const [one, two] = [await openTab(), await openTab()]
  const first = change(one, 'save 60.5', A)
  const second = change(two, 'save 60.5', B)
  await pass(100)
  expect([first, second]).toEqual([[undefined], []])
  await pass(1000)
  expect(second).toEqual([A])
})

test('another weight is another change, and so is the same one after a while', async () => {
  const [one, two] = [await openTab(), await openTab()]
  change(one, 'save 60.5', A)
  const other = change(two, 'save 60', B)
  await pass(100)
  expect(other).toEqual([undefined])
  await pass(3200)
  const later = change(two, 'save 60.5', B)
  await pass(0)
  expect(later).toEqual([undefined])
})

test('a tab knows its own changes: another try after a refusal is a new one', async () => {
  const one = await openTab()
  change(one, 'save 60.5', A)
  await pass(300)
  const again = change(one, 'save 60.5', B)
  await pass(0)
  expect(again).toEqual([undefined])
})

test('a tab that fell asleep in the midst of it holds nobody up for longer than 10 s', async () => {
  const [one, two] = [await openTab(), await openTab()]
  change(one, 'save 60.5', A, 60_000)
  const second = change(two, 'save 60.5', B)
  await pass(9000)
  expect(second).toEqual([])
  await pass(1000)
  expect(second).toEqual([undefined])
})

test('without locks each tab works alone', async () => {
  vi.stubGlobal('navigator', {})
  const told = change(await openTab(), 'save 60.5', A)
  expect(told).toEqual([undefined])
})
