import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { animateNumber } from '#shared/ui/motion/glide.ts'

const frames: FrameRequestCallback[] = []
beforeEach(() => {
  frames.length = 0
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => vi.unstubAllGlobals())

test.for([
  ['a number glides to its end, a step per frame', false, 3],
  ['for who wants it still it is there at once, without a frame', true, 1],
] as const)('%s', ([, isStill, count]) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  const steps: number[] = []
  const ended = vi.fn()
  animateNumber(0, 10, 100, (value) => steps.push(value), ended)
  for (const now of [0, 50, 100]) frames.shift()?.(now)
  expect([steps[0], steps.at(-1), steps.length, frames]).toEqual([isStill ? 10 : 0, 10, count, []])
  expect(ended).toHaveBeenCalledOnce()
})
