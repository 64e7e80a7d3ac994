import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { bundleInlineScript } from '#scripts/build/head-scripts.ts'

const script = await bundleInlineScript('shared/head/boot.ts')

let dataset: { busy?: string }
let received: Record<string, (event: object) => void>
let reload: () => void
interface Timer {
  run: (cause: string) => void
  ms: number
  cause: string
}
let timer: Timer | undefined
let window: object

/** @param prefetched hears what waits until a page that is opened ahead is shown */
function runBoot(currentScript: object = { noModule: false }, prefetched?: (name: string, then: () => void) => void) {
  dataset = {}
  timer = undefined
  window = {}
  received = {}
  reload = vi.fn()
  const setTimeout = (runBoot: Timer['run'], ms: number, cause: string) => {
    timer = { run: runBoot, ms, cause }
    return 7
  }
  runInNewContext(script, {
    window: Object.assign(window, { setTimeout }),
    addEventListener: (name: string, listener: (event: object) => void) => {
      received[name] = listener
    },
    location: { reload },
    document: {
      documentElement: { dataset },
      currentScript,
      prerendering: Boolean(prefetched),
      addEventListener: prefetched,
    },
  })
}
beforeEach(() => runBoot())
const reportError = (event: object) => received.error!(event)

test('every engine can read it: nothing in it is newer than the JavaScript of 2009', () => {
  // Syntax of ES2015 and later that could occur.
  expect(script).not.toMatch(/=>|`|\b(const|let|class|async|of)\b|\?\.|\?\?|\.\.\.|\{\s*\w+\s*[,}]\s*[=)]/)
})

test('the page is busy, and dead when its script has not come after ten seconds', () => {
  expect(dataset.busy).toBe('')
  expect(timer).toMatchObject({ ms: 10_000, cause: 'dead' })
  expect(window).toMatchObject({ __page: { bootTimer: 7 } })
  timer!.run(timer!.cause)
  expect(dataset.busy).toBe('dead')
})

test('the ten seconds of a page that is opened ahead begin when it is shown', () => {
  const waiting: Record<string, () => void> = {}
  runBoot(undefined, (name, then) => {
    waiting[name] = then
  })
  expect([dataset.busy, timer]).toEqual(['', undefined])
  waiting.prerenderingchange!()
  expect(timer).toMatchObject({ ms: 10_000, cause: 'dead' })
})

test('a script that is lost is told at once, one that cannot be read by its cause', () => {
  reportError({ target: { type: 'module' } })
  expect(dataset.busy).toBe('dead')
  runBoot()
  reportError({ target: {}, message: 'Uncaught SyntaxError: x' })
  expect(dataset.busy).toBe('old')
  runBoot({})
  expect(dataset.busy).toBe('old')
})

test('a picture that is lost or an error of a script is no end of the page, nor is anything after the start', () => {
  reportError({ target: { type: '' }, message: undefined })
  reportError({ target: {}, message: 'TypeError: x' })
  expect(dataset.busy).toBe('')
  delete dataset.busy
  reportError({ target: { type: 'module' } })
  expect(dataset.busy).toBeUndefined()
})

test('another try of a page that failed asks the server for it, other links are left alone', () => {
  const preventDefault = vi.fn()
  received.click!({ target: { parentNode: { id: 'app' } }, preventDefault })
  // Taken away by its own tap.
  received.click!({ target: { parentNode: null }, preventDefault })
  expect(reload).not.toHaveBeenCalled()
  received.click!({ target: { parentNode: { id: 'dead' } }, preventDefault })
  expect(reload).toHaveBeenCalledTimes(1)
  expect(preventDefault).toHaveBeenCalledTimes(1)
})
