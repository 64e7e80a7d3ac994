import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { takeOverScript } from '#scripts/build/head-scripts.ts'

const script = await takeOverScript()

/**
 * The script on a drawn page.
 * @returns what it leaves, and the browser's next frame and timers by hand
 */
function createRenderedPage() {
  const frames: (() => void)[] = []
  const timers: [run: () => void, ms: number | undefined][] = []
  const window: { __ahead?: (load: () => Promise<unknown>) => unknown } = {}
  runInNewContext(script, {
    window,
    performance: { navigation: { type: 0 } },
    Response,
    Promise,
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void, ms?: number) => timers.push([run, ms]),
    addEventListener: () => {},
    MutationObserver: class {
      observe() {}
    },
    document: {
      images: [],
      documentElement: { dataset: { busy: '' } },
      getElementById: () => ({ textContent: '{}', dataset: { drawn: '' } }),
    },
  })
  return { ahead: window.__ahead!, frames, timers }
}

/** The promise that the first render throws. */
function catchFirstWait(prefetched: (load: () => Promise<unknown>) => unknown) {
  try {
    prefetched(async () => 'there')
  } catch (waiting) {
    return waiting as Promise<void>
  }
  throw new Error('it did not wait')
}

const hasSettled = async (waiting: Promise<void>) => {
  let isSettled = false
  waiting.then(() => {
    isSettled = true
  })
  await new Promise((resolve) => setTimeout(resolve))
  return isSettled
}

test('a drawn page is taken over behind its first frame', async () => {
  const { ahead, frames, timers } = createRenderedPage()
  const waiting = catchFirstWait(ahead)
  expect(await hasSettled(waiting)).toBe(false)
  frames[0]!()
  // The frame is drawn when the callbacks for it have run.
  expect(await hasSettled(waiting)).toBe(false)
  timers.at(-1)![0]()
  expect(await hasSettled(waiting)).toBe(true)
  expect(ahead(async () => 'another')).toBe('there')
})

test('a tab that draws no frame is taken over all the same', async () => {
  const { ahead, timers } = createRenderedPage()
  const waiting = catchFirstWait(ahead)
  const [run, ms] = timers[0]!
  expect(ms).toBe(300)
  run()
  expect(await hasSettled(waiting)).toBe(true)
})
