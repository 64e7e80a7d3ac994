import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { takeOverScript } from '#scripts/build/head-scripts.ts'
import type { PageGlobals } from '#shared/core/page-globals.ts'

const script = await takeOverScript()

/**
 * The script on a server-rendered page.
 * @returns its globals, and the browser's next frame, timers and listeners by hand
 */
function createRenderedPage() {
  const frames: (() => void)[] = []
  const timers: [run: () => void, ms: number | undefined][] = []
  const listeners: Record<string, (event: object) => void> = {}
  const context: { __page?: PageGlobals } & Record<string, unknown> = {
    performance: { navigation: { type: 0 } },
    Promise,
    Date,
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: (run: () => void, ms?: number) => timers.push([run, ms]),
    addEventListener: (name: string, then: () => void) => {
      listeners[name] = then
    },
    removeEventListener: (name: string) => delete listeners[name],
    document: {
      images: [],
      getElementById: () => ({ textContent: '{"queries":{},"modules":["later"],"date":""}' }),
    },
  }
  runInNewContext(script, context)
  return { page: context.__page!, frames, timers, listeners }
}

const hasSettled = async (waiting: Promise<unknown>) => {
  let isSettled = false
  waiting.then(() => {
    isSettled = true
  })
  await new Promise((resolve) => setTimeout(resolve))
  return isSettled
}
const LATER = { load: async () => 'there' }

test('a rendered page is hydrated behind its first frame', async () => {
  const { page, frames, timers } = createRenderedPage()
  const waiting = page.prepareHydration!({ later: LATER })
  expect(await hasSettled(waiting)).toBe(false)
  frames[0]!()
  // The frame is drawn when the callbacks for it have run.
  expect(await hasSettled(waiting)).toBe(false)
  timers.at(-1)![0]()
  expect(await hasSettled(waiting)).toBe(true)
})

test('a tab that draws no frame is hydrated all the same', async () => {
  const { page, timers } = createRenderedPage()
  const waiting = page.prepareHydration!({ later: LATER })
  const [run, ms] = timers[0]!
  expect(ms).toBe(300)
  run()
  expect(await hasSettled(waiting)).toBe(true)
})

test('hydration waits for the modules of the view, and not for one that is lost', async () => {
  const { page, timers } = createRenderedPage()
  timers[0]![0]()
  let arrive = () => {}
  const waiting = page.prepareHydration!({
    later: { load: () => new Promise<void>((resolve) => (arrive = resolve)) },
  })
  expect(await hasSettled(waiting)).toBe(false)
  arrive()
  expect(await hasSettled(waiting)).toBe(true)
  const lost = { load: () => Promise.reject(new TypeError('Failed to fetch')) }
  expect(await hasSettled(page.prepareHydration!({ later: lost }))).toBe(true)
})

test('a tap before hydration is done behind it, once', () => {
  const { page, listeners } = createRenderedPage()
  let taps = 0
  const button = { click: () => taps++ }
  listeners.click!({ target: { closest: () => button } })
  page.onMounted!()
  page.onMounted?.()
  expect([taps, Object.keys(listeners)]).toEqual([1, []])
})
