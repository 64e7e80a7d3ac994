// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { movingView } from '#pages/analysis/ranges/engine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const later = ({ from, to }: { from: number; to: number }) => ({ from: from + 10, to: to + 10 })

test('a second step during the first counts from where the first leads, not from what it passes', async () => {
  const onRest = vi.fn()
  const view = movingView({ from: 0, to: 10 }, () => {}, onRest)
  view.travel(later(view.aim()), 200)
  await pass(60)
  expect(view.now().from).toBeGreaterThan(0)
  expect(view.now().from).toBeLessThan(10)
  view.travel(later(view.aim()), 200)
  await pass(500)
  expect(view.now()).toEqual({ from: 20, to: 30 })
  expect(onRest).toHaveBeenCalledOnce()
})

test('stopped or taken by a finger, the next step counts from there', async () => {
  const view = movingView(
    { from: 0, to: 10 },
    () => {},
    () => {},
  )
  view.travel(later(view.aim()), 200)
  await pass(60)
  view.stop()
  expect(view.aim()).toEqual(view.now())
  view.travel({ from: 50, to: 60 }, 200)
  view.show({ from: 5, to: 15 })
  await pass(500)
  expect([view.now(), view.aim()]).toEqual([
    { from: 5, to: 15 },
    { from: 5, to: 15 },
  ])
})
