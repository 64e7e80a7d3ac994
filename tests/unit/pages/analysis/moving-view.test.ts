// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMovingView } from '#pages/analysis/ranges/engine.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const passTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const moveView = ({ from, to }: { from: number; to: number }) => ({ from: from + 10, to: to + 10 })

test('a second step during the first counts from where the first leads, not from what it passes', async () => {
  const onRest = vi.fn()
  const view = createMovingView({ from: 0, to: 10 }, () => {}, onRest)
  view.travel(moveView(view.aim()), 200)
  await passTime(60)
  expect(view.now().from).toBeGreaterThan(0)
  expect(view.now().from).toBeLessThan(10)
  view.travel(moveView(view.aim()), 200)
  await passTime(500)
  expect(view.now()).toEqual({ from: 20, to: 30 })
  expect(onRest).toHaveBeenCalledOnce()
})

test('stopped or taken by a finger, the next step counts from there', async () => {
  const view = createMovingView(
    { from: 0, to: 10 },
    () => {},
    () => {},
  )
  view.travel(moveView(view.aim()), 200)
  await passTime(60)
  view.stop()
  expect(view.aim()).toEqual(view.now())
  view.travel({ from: 50, to: 60 }, 200)
  view.showView({ from: 5, to: 15 })
  await passTime(500)
  expect([view.now(), view.aim()]).toEqual([
    { from: 5, to: 15 },
    { from: 5, to: 15 },
  ])
})
