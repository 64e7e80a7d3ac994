// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { animatePulse, animateRipple } from '#shared/ui/motion/arrive.ts'

const MOVES = [
  ['pulse', animatePulse],
  ['ripple', animateRipple],
] as const

const setReducedMotion = (isWanted: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isWanted }))
afterEach(() => vi.unstubAllGlobals())

/** An element that writes down how it is moved. */
function createMover() {
  const animate = vi.fn<(frames: Keyframe[], options: KeyframeAnimationOptions) => void>()
  return { animate, element: Object.assign(document.createElement('b'), { animate }) as unknown as Element }
}

test.for(MOVES)('%s: at most 900 ms, ends where the page drew it, and moves only what costs no layout', ([, move]) => {
  setReducedMotion(false)
  const { animate, element } = createMover()
  move(element)
  const [frames, { duration }] = animate.mock.calls[0]!
  expect(duration).toBeLessThanOrEqual(900)
  expect(frames[frames.length - 1]!.transform).toBe('none')
  for (const frame of frames) {
    expect(Object.keys(frame).filter((key) => !['transform', 'opacity', 'offset'].includes(key))).toEqual([])
  }
})

test.for(MOVES)('%s: nothing moves for who wants it still, nothing fails without an element', ([, move]) => {
  setReducedMotion(true)
  const { animate, element } = createMover()
  move(element)
  move(null)
  expect(animate).not.toHaveBeenCalled()
})
