import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { bundleInlineScript } from '#scripts/build/head-scripts.ts'
import type { PageGlobals } from '#shared/core/page-globals.ts'

type Listener = (event: object) => void
let listeners: Record<string, Listener[]> = {}
const imported = vi.fn(async () => {})
const timers: (() => void)[] = []

/** The lines of the head in a page of their own. @returns what became of the page's globals */
function runHead(
  script: string,
  {
    navigator = {},
    busy,
    random = 0,
    ahead,
  }: { navigator?: object; busy?: string; random?: number; ahead?: (name: string, then: () => void) => void },
) {
  const page = {
    navigator,
    document: {
      documentElement: { dataset: { busy } },
      prerendering: Boolean(ahead),
      addEventListener: ahead,
    },
    Math: { random: () => random },
    addEventListener: (name: string, listener: Listener) => (listeners[name] = [...(listeners[name] ?? []), listener]),
    setTimeout: (work: () => void) => timers.push(work),
    imported,
  } as Record<string, unknown> & {
    document: { documentElement: { dataset: { busy?: string } } }
    __page?: PageGlobals
  }
  page.window = page
  runInNewContext(script.replace('import(', 'imported('), page)
  return page
}

beforeEach(() => {
  listeners = {}
  timers.length = 0
  imported.mockClear()
})
const PAGE = { address: '/assets/report-B2x9Qe1k.js', sample: 1 }
const bundleHead = (HEAD_REPORT: typeof PAGE) =>
  bundleInlineScript('shared/head/main.ts', {
    API_ORIGIN: '',
    HEAD_BAR: '',
    HEAD_ELDER: false,
    HEAD_CALLS: null,
    HEAD_REPORT,
  })
const script = await bundleHead(PAGE)

test('the head keeps what happens early, twenty things at most', () => {
  const page = runHead(script, { busy: '' })
  expect(Object.keys(listeners).sort()).toEqual(['error', 'securitypolicyviolation', 'unhandledrejection'])
  for (let i = 0; i < 1000; i++) for (const [listener] of Object.values(listeners)) listener!({ i })
  expect(page.__page?.errors).toHaveLength(20)
})

test('the report is loaded once, when the page is at rest or is lost', () => {
  const page = runHead(script, { busy: '' })
  for (let look = 0; look < 5; look++) timers.shift()!()
  expect(imported).not.toHaveBeenCalled()
  delete page.document.documentElement.dataset.busy
  timers.shift()!()
  expect(imported.mock.calls).toEqual([['/assets/report-B2x9Qe1k.js']])
  expect(timers).toEqual([])
  runHead(script, { busy: 'dead' })
  timers.shift()!()
  expect(imported).toHaveBeenCalledTimes(2)
})

test('a page that is opened ahead counts as a view when it is shown', () => {
  let show = () => {}
  runHead(script, {
    ahead: (_, then) => {
      show = then
    },
  })
  expect([Object.keys(listeners), timers.length]).toEqual([[], 0])
  show()
  expect([Object.keys(listeners).length, timers.length]).toEqual([3, 1])
})

const UNTRACKED = [{ doNotTrack: '1' }, { globalPrivacyControl: true }]
test.for(UNTRACKED)('who asks with %j is not tracked: nothing is loaded', (navigator) => {
  runHead(script, { navigator })
  expect(timers).toEqual([])
})

test('a sample loads it on that share of the page views', async () => {
  const tenth = await bundleHead({ ...PAGE, sample: 0.1 })
  runHead(tenth, { random: 0.11 })
  expect(timers).toHaveLength(0)
  runHead(tenth, { random: 0.09 })
  expect(timers).toHaveLength(1)
})
