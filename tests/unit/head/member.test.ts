import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRecordCall, PROFILE } from '#shared/api/member-calls.ts'
import { closeApp, getStateAfterMs, openApp, PLATFORMS } from '#tests/unit/bridge/open-app.ts'

// A started page loads it when it is at rest: on a busy machine that is after the test has removed the globals.
vi.mock('#shared/page/watch-input.ts', () => ({ watchInput: () => {} }))

const asked = vi.fn<typeof fetch>()
beforeEach(() => void asked.mockReset().mockImplementation(async () => new Response('{"code":0}')))
afterEach(closeApp)

/** A member page up to the end of its <head>. */
async function runHead(settings: Parameters<typeof openApp>[0], answers: Record<string, unknown> = {}) {
  const app = openApp(settings, answers)
  vi.stubGlobal('fetch', asked)
  await askFirst()
  return app
}
async function askFirst() {
  const { sendMemberPreload } = await import('#shared/head/member.ts')
  sendMemberPreload([createRecordCall(''), PROFILE])
}
/** Its script, which comes later with copies of its own. */
async function importScript() {
  vi.resetModules()
  const { askToken } = await import('#shared/bridge/token.ts')
  const { takeOverNavBar } = await import('#shared/bridge/nav-bar.ts')
  const { fetchFirst, forgetPreload } = await import('#shared/api/preloaded-request.ts')
  return {
    askToken,
    takeOverNavBar,
    take: () => fetchFirst(PROFILE, {}, new AbortController().signal),
    forgetPreload,
  }
}
const getRequests = () =>
  asked.mock.calls.map(([url, options]) => [
    url,
    (options!.headers as Record<string, string> | undefined)?.authorization,
  ])
/** The calls to the app by the head, in this order. */
const ASKED = ['getToken', 'hiddenNavigaBar', 'getStatusBarHeight']
const FIRST = [
  ['/api/user-scale/v1/fitnessData', 'T1'],
  ['/api/user/profile', 'T1'],
]

test.for(PLATFORMS)(
  '%s: token, bar and first calls leave from the head, once; the script takes them over',
  async (platform) => {
    const { calls, window } = await runHead({ platform }, { getToken: 'T1', getStatusBarHeight: 47 })
    window.document.documentElement.style.visibility = 'hidden'
    await vi.advanceTimersByTimeAsync(500)
    expect(getRequests()).toEqual(FIRST)
    const { style } = window.document.documentElement
    expect([style.visibility, style.getPropertyValue('--status-bar')]).toEqual(['', '47px'])
    const { askToken, takeOverNavBar, take } = await importScript()
    expect(await getStateAfterMs(0, askToken())).toBe('T1')
    await getStateAfterMs(200, takeOverNavBar())
    await take()
    expect(getRequests()).toEqual(FIRST)
    expect(calls()).toEqual(ASKED)
  },
)

test('a bridge that comes late is found by the head or the script, and asked once', async () => {
  const { calls } = await runHead({ platform: 'android-2', inject: 1200 }, { getToken: 'T1' })
  await vi.advanceTimersByTimeAsync(300)
  const { askToken, takeOverNavBar } = await importScript()
  void takeOverNavBar()
  expect(await getStateAfterMs(2000, askToken())).toBe('T1')
  expect(getRequests()).toEqual(FIRST)
  expect(calls()).toEqual(ASKED)
})

test.for([
  ['member', true],
  ['public', false],
] as const)('a %s page hides the bar of an app whose bridge comes after the search, once', async ([, isMembers]) => {
  const settings = { platform: 'ios', inject: 3500 } as const
  const answers = { getToken: 'T1', getStatusBarHeight: 47 }
  const { calls, window } = await (isMembers ? runHead(settings, answers) : openApp(settings, answers))
  if (isMembers) await vi.advanceTimersByTimeAsync(3100)
  const { askToken, takeOverNavBar } = await importScript()
  await getStateAfterMs(isMembers ? 0 : 3100, takeOverNavBar())
  if (isMembers) expect(await getStateAfterMs(0, askToken())).toMatchObject({ name: 'OutsideAppError' })
  expect(calls()).toEqual([])
  await vi.advanceTimersByTimeAsync(3500)
  expect(calls()).toEqual(['hiddenNavigaBar', 'getStatusBarHeight'])
  expect(window.document.documentElement.style.getPropertyValue('--status-bar')).toBe('47px')
})

test('the way back that is drawn before the script is there is the app’s until then', async () => {
  const { window, calls, log } = await runHead({ platform: 'ios' }, { getToken: 'T1', getStatusBarHeight: 47 })
  window.document.body.innerHTML = '<button aria-label="返回"></button><button>确认</button>'
  const [back, other] = window.document.querySelectorAll('button')
  await vi.advanceTimersByTimeAsync(500)
  for (const button of [back!, other!]) button.click()
  await vi.advanceTimersByTimeAsync(100)
  expect(calls()).toEqual([...ASKED, 'goBack'])
  expect(log.find(({ name }) => name === 'goBack')).toMatchObject({ value: { index: 1 } })
  void (await importScript()).takeOverNavBar()
  back!.click()
  await vi.advanceTimersByTimeAsync(100)
  expect(calls()).toEqual([...ASKED, 'goBack'])
})

test('what the chart of a first view waits for is asked for behind the first reply, once', async () => {
  const replies: ((reply: Response) => void)[] = []
  asked.mockImplementation(() => new Promise((resolve) => replies.push(resolve)))
  const { window } = await runHead({ platform: 'ios' }, { getToken: 'T1' })
  window.document.head.innerHTML =
    '<meta name="later-chart" content="/assets/plot.js"><meta name="later-chart" content="/assets/axis.js">'
  const getLinks = () => [...window.document.querySelectorAll('link')].map(({ outerHTML }) => outerHTML)
  await vi.advanceTimersByTimeAsync(500)
  expect(replies).toHaveLength(2)
  expect(getLinks()).toEqual([])
  for (const reply of replies) reply(new Response('{"code":0}'))
  await vi.advanceTimersByTimeAsync(0)
  expect(getLinks()).toEqual([
    '<link rel="preload" as="script" crossorigin="" href="/assets/plot.js">',
    '<link rel="preload" as="script" crossorigin="" href="/assets/axis.js">',
  ])
})

test('what was asked for another token is not taken', async () => {
  await runHead({ platform: 'ios' }, { getToken: 'T1' })
  await vi.advanceTimersByTimeAsync(500)
  const { take, forgetPreload } = await importScript()
  forgetPreload()
  await take()
  expect(asked).toHaveBeenCalledTimes(3)
})

test('nobody signed in, and a silent app: the script hears the same, after the same time', async () => {
  await runHead({ platform: 'ios' }, { getToken: '' })
  await vi.advanceTimersByTimeAsync(500)
  expect(await getStateAfterMs(0, (await importScript()).askToken())).toMatchObject({ name: 'SignedOutError' })
  closeApp()
  await runHead({ platform: 'ios' }, {})
  await vi.advanceTimersByTimeAsync(8000)
  expect(await getStateAfterMs(1500, (await importScript()).askToken())).toMatchObject({ name: 'SilentShellError' })
  expect(asked).not.toHaveBeenCalled()
})

test('the blanks are laid out behind the first questions, or a tenth of a second later; on Android at once', async () => {
  const isHeld = ({ window }: Awaited<ReturnType<typeof runHead>>) => 'held' in window.document.documentElement.dataset
  const answering = await runHead({ platform: 'ios' }, { getToken: 'T1' })
  expect([isHeld(answering), getRequests()]).toEqual([true, []])
  await vi.advanceTimersByTimeAsync(99)
  expect([isHeld(answering), getRequests()]).toEqual([false, FIRST])
  closeApp()
  const silent = await runHead({ platform: 'ios' }, {})
  await vi.advanceTimersByTimeAsync(99)
  expect(isHeld(silent)).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(isHeld(silent)).toBe(false)
  closeApp()
  expect(isHeld(await runHead({ platform: 'android-2' }, { getToken: 'T1' }))).toBe(false)
})

const VIEW = () => '页面'
const startMember = () => import('#shared/auth/require-member.tsx')
const startPublic = () => import('#shared/page/start-page.tsx')
const SEEN = { hasBridge: true, asks: [] as string[], sends: [] as unknown[][], drawn: '', isHeld: false }
/** What starts automatically, and the result. */
const STARTS: [what: string, start: () => Promise<unknown>, then: Partial<typeof SEEN>][] = [
  ['the head of a member page', askFirst, { asks: ASKED.toSorted(), sends: FIRST }],
  [
    'its script',
    async () => (await startMember()).startMemberPage(VIEW),
    // Its own address: whether the document is still the live one.
    { asks: ASKED.toSorted(), sends: [['https://h5.test/bodyFatScale', undefined]], drawn: VIEW() },
  ],
  [
    'the script of a public page',
    async () => (await startPublic()).startPage(VIEW),
    { hasBridge: false, drawn: VIEW() },
  ],
  ['the bridge', () => import('#shared/bridge/native.ts'), {}],
]
test.for(STARTS)('on a page that is opened ahead %s waits until it is shown', async ([, start, then]) => {
  const { window, calls } = openApp({ platform: 'ios' }, { getToken: 'T1', getStatusBarHeight: 47 })
  const { body } = window.document
  body.innerHTML = '<div id="app"></div>'
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('MutationObserver', window.MutationObserver)
  Object.defineProperty(window.document, 'prerendering', { value: true, configurable: true })
  const getState = () => ({
    hasBridge: Boolean(window.WVJBCallbacks ?? window.WebViewJavascriptBridge),
    asks: calls().sort(),
    sends: getRequests(),
    drawn: body.textContent,
    isHeld: 'held' in window.document.documentElement.dataset,
  })
  await start()
  await vi.advanceTimersByTimeAsync(5000)
  expect(getState()).toEqual({ ...SEEN, hasBridge: false })
  Object.defineProperty(window.document, 'prerendering', { value: false })
  window.document.dispatchEvent(new window.Event('prerenderingchange'))
  expect(getState().isHeld).toBe(false)
  await vi.advanceTimersByTimeAsync(500)
  expect(getState()).toEqual({ ...SEEN, ...then })
})
