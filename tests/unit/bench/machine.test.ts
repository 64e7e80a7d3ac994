import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { machineLine, ownPrograms, type Program, usedBetween, watchLoad } from '#scripts/workbench/bench/machine.ts'

const programs = (...rows: [id: number, parent: number, ms: number][]) =>
  new Map<number, Program>(rows.map(([id, parent, ms]) => [id, { parent, ms }]))

test('what the bench has started is its own, however deep', () => {
  const all = programs([1, 0, 5], [10, 1, 0], [30, 20, 0], [20, 10, 0], [40, 1, 0])
  expect([...ownPrograms(all, 10)].sort()).toEqual([10, 20, 30])
  // Its parent has ended: it has another one now.
  expect(ownPrograms(programs([10, 1, 0], [30, 1, 0]), 10, new Set([20, 30]))).toEqual(new Set([10, 30]))
})

test('a program that came since the last reading counts from its start', () => {
  const used = usedBetween(
    programs([10, 1, 100]),
    programs([10, 1, 150], [20, 10, 30], [40, 1, 900]),
    new Set([10, 20]),
  )
  expect(used).toBe(80)
})

test('the CPU that the browser burns to be slow is no load, that of other programs is', () => {
  expect(machineLine({ others: 0.03, idle: 0.35 }, 0.004, 46)).not.toContain('太忙')
  expect(machineLine({ others: 0.3, idle: 0.35 }, 0.004, 46)).toContain('太忙')
  expect(machineLine({ others: 0.03, idle: 0.35 }, 0.06, 46)).toContain('太忙')
})

test('a child that burns is told from the rest of the machine', async () => {
  const ended = watchLoad()
  const child = spawn(process.execPath, ['-e', 'const end = Date.now() + 700; while (Date.now() < end);'])
  await once(child, 'exit')
  const { others, idle } = ended()
  expect(others + idle).toBeLessThan(0.99)
  expect(others).toBeGreaterThanOrEqual(0)
})
