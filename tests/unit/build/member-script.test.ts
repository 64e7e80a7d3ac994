import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { USER_AGENTS } from '#scripts/browser/devices.ts'
import { MEMBER_CALLS, type MemberCalls } from '#scripts/build/member-calls.ts'
import { memberScript } from '#scripts/build/member-script.ts'
import { keyOf } from '#shared/api/call.ts'
import { datesCall, recordCall } from '#shared/api/scale.ts'

type Reply = (answer: unknown) => void
const first = MEMBER_CALLS.bodyFatScale!
const TOKEN = 'local-token-1001'
const PLAIN = USER_AGENTS.iosApp
const KEYS = [keyOf(recordCall('')), keyOf(datesCall)]

interface Opening {
  userAgent?: string
  search?: string
  /** Of the status bar, from another page. */
  height?: string
  declared?: MemberCalls
  origin?: string
}

/** Run the script as a page would; `inject` puts an iOS app's bridge there, which gives these answers. */
function open({ userAgent = PLAIN, search = '', height = '', declared = first, origin = '' }: Opening = {}) {
  const fetched: { url: string; init: RequestInit }[] = []
  const frames: { src?: string; style: object; remove(): void }[] = []
  const styles: Record<string, string> = { '--status-bar': height }
  let now = 0
  const window: {
    WVJBCallbacks?: ((bridge: object) => void)[]
    __asked?: Record<string, (token: unknown) => Promise<unknown> | false>
  } = {}
  runInNewContext(memberScript(declared, origin), {
    window,
    navigator: { userAgent },
    location: { search },
    document: {
      createElement: () => ({ style: {}, remove: () => frames.pop() }),
      documentElement: {
        append: (frame: (typeof frames)[number]) => frames.push(frame),
        style: {
          getPropertyValue: (name: string) => styles[name] ?? '',
          setProperty: (name: string, value: string) => (styles[name] = value),
        },
      },
    },
    setTimeout: (work: () => void) => work(),
    Date: { now: () => now },
    fetch: (url: string, init: RequestInit) => {
      fetched.push({ url, init })
      return Promise.resolve(`answer of ${url}`)
    },
  })
  const handlers: Record<string, (data: unknown, respond?: Reply) => void> = {}
  const inject = (answers: Record<string, unknown>) => {
    const bridge = {
      registerHandler: (name: string, handler: (typeof handlers)[string]) => (handlers[name] = handler),
      callHandler: (name: string, _: object, reply: Reply) => name in answers && reply(answers[name]),
    }
    for (const callback of window.WVJBCallbacks ?? []) callback(bridge)
  }
  const wait = (ms: number) => {
    now += ms
  }
  return { window, fetched, frames, styles, handlers, inject, wait }
}

test('the app is asked from the head, and the service with the token it gives', async () => {
  const { window, fetched, styles, inject } = open()
  inject({ getToken: TOKEN, getStatusBarHeight: 47 })
  expect(styles['--status-bar']).toBe('47px')
  expect(fetched.map(({ url }) => url)).toEqual(['/api/user-scale/v1/fitnessData', '/api/user-scale/v1/list'])
  const [record, dates] = fetched.map(({ init }) => init)
  const rules = { credentials: 'same-origin', redirect: 'error', referrerPolicy: 'no-referrer', cache: 'no-store' }
  expect(record).toEqual({
    ...rules,
    method: 'POST',
    headers: { client: 'ios', authorization: TOKEN, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(dates).toEqual({ ...rules, method: 'GET', headers: { client: 'ios', authorization: TOKEN }, body: undefined })
  expect(Object.keys(window.__asked!)).toEqual(KEYS)
  expect(await window.__asked![KEYS[0]!]!(TOKEN)).toBe('answer of /api/user-scale/v1/fitnessData')
})

test('an answer is for the member whose token it carries, and for ten seconds', () => {
  const { window, inject, wait } = open()
  inject({ getToken: TOKEN })
  const asked = window.__asked![KEYS[0]!]!
  expect(asked('local-token-1002')).toBe(false)
  expect(asked(undefined)).toBe(false)
  wait(9_999)
  expect(asked(TOKEN)).not.toBe(false)
  wait(1)
  expect(asked(TOKEN)).toBe(false)
})

test.for([
  null,
  undefined,
  '',
  'null',
  'undefined',
  '"quoted-token-1"',
  '{"token":"abcdefghijkl"}',
  { token: 'x' },
  'a b c d e f g',
])('%j is left to the page: nothing is sent', (token) => {
  const { fetched, inject } = open()
  inject({ getToken: token })
  expect(fetched).toEqual([])
})

test.for([-1, 101, 'x', {}, [], true, null, undefined])('a height of %j moves nothing', (height) => {
  const { styles, inject } = open()
  inject({ getStatusBarHeight: height })
  expect(styles['--status-bar']).toBe('')
})

const { iosApp, ios15App, ...others } = USER_AGENTS
test.for([iosApp, ios15App])('a plain web view of iOS is asked: %s', (userAgent) => {
  const { window } = open({ userAgent })
  expect(window.WVJBCallbacks).toHaveLength(1)
})

test.for([...new Set(Object.values(others)), `${PLAIN} MicroMessenger/8.0.50`, `${PLAIN} aweme_29.1.0`, ''])(
  'no other app is asked, and no Android app before its time: %s',
  (userAgent) => {
    const { window, frames } = open({ userAgent })
    expect(window.WVJBCallbacks).toBeUndefined()
    expect(frames).toEqual([])
  },
)

test('an app with a name of its own is asked where it has told its height before', () => {
  const userAgent = `${PLAIN} HomeFitness/3.2`
  expect(open({ userAgent }).window.WVJBCallbacks).toBeUndefined()
  expect(open({ userAgent, height: '47px' }).window.WVJBCallbacks).toHaveLength(1)
  expect(open({ userAgent: USER_AGENTS.androidApp, height: '24px' }).window.WVJBCallbacks).toBeUndefined()
})

test('an address that asks for another record is left to the page', () => {
  const { fetched, styles, inject } = open({ search: '?a=1&no=R1' })
  inject({ getToken: TOKEN, getStatusBarHeight: '47' })
  expect(fetched).toEqual([])
  expect(styles['--status-bar']).toBe('47px')
})

test('the service has its own origin', () => {
  const { fetched, inject } = open({ origin: 'https://api.example.com' })
  inject({ getToken: TOKEN })
  expect(fetched[1]!.url).toBe('https://api.example.com/api/user-scale/v1/list')
})

test('what the app says meanwhile is answered', () => {
  const { handlers, inject } = open()
  inject({})
  const heard: unknown[] = []
  handlers.sentMsg!('hello', (answer) => heard.push(answer))
  handlers.sentMsg!('hello')
  expect(heard).toEqual(['1'])
})

test('a page without first calls has no such script', () => expect(memberScript(undefined, '')).toBe(''))
