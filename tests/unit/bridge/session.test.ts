import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeApp, openApp, stateAfter } from './open-app.ts'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(closeApp)
const load = () => import('#shared/bridge/session.ts')

/** An app whose tokens are counted: T1, T2, … */
function openCounting(platform: 'ios' | 'android-2' = 'ios') {
  let count = 0
  return openApp({ platform }, { getToken: () => `T${++count}` })
}

test('however many ask, the shell is asked once', async () => {
  const { calls } = openCounting()
  const { session, signIn } = await load()
  await stateAfter(300, Promise.all([signIn(), signIn(), signIn()]))
  await stateAfter(300, signIn())
  expect([session.token, session.device]).toEqual(['T1', 'ios'])
  expect(calls()).toEqual(['getToken'])
})

test('the device is what the service calls it', async () => {
  openCounting('android-2')
  const { session } = await load()
  expect(session.device).toBe('android')
})

test('a new token is asked for once however many ask, and the session keeps its own until then', async () => {
  const { calls } = openCounting()
  const { askToken, session, signIn } = await load()
  await stateAfter(300, signIn())
  expect(await stateAfter(300, Promise.all([askToken(), askToken()]))).toEqual(['T2', 'T2'])
  expect(session.token).toBe('T1')
  expect(calls()).toHaveLength(2)
})

test('outside the app', async () => {
  openApp({ inject: 'never' })
  const { OutsideAppError, signIn } = await load()
  expect(await stateAfter(3050, signIn())).toBeInstanceOf(OutsideAppError)
})

test('signed out in the app, then signed in', async () => {
  let token = ''
  openApp({}, { getToken: () => token })
  const { session, signIn } = await load()
  expect(await stateAfter(300, signIn())).toMatchObject({
    name: 'SignedOutError',
    message: '登录已过期，请返回App重新登录',
  })
  token = 'T'
  await stateAfter(300, signIn())
  expect(session.token).toBe('T')
})

test.for([
  ['the same', ['T', 'T'], true, 'T'],
  ['another', ['T', 'U'], false, 'U'],
] as const)('leaving clears the token; %s one on the way back', async ([, tokens, isSame, token]) => {
  const given = [...tokens]
  const { window } = openApp({}, { getToken: () => given.shift() })
  const { session, signIn, signInAgain } = await load()
  await stateAfter(300, signIn())
  window.dispatchEvent(new window.Event('pagehide'))
  expect(session.token).toBeUndefined()
  expect(await stateAfter(300, signInAgain())).toBe(isSame)
  expect(session.token).toBe(token)
})

test('signed out on the way back: there is no token, and the old one is not known any more', async () => {
  const given = ['T', '', 'T']
  const { window } = openApp({}, { getToken: () => given.shift() })
  const { session, signIn, signInAgain } = await load()
  await stateAfter(300, signIn())
  window.dispatchEvent(new window.Event('pagehide'))
  expect(await stateAfter(300, signInAgain())).toMatchObject({ name: 'SignedOutError' })
  expect(session.token).toBeUndefined()
  expect(await stateAfter(300, signInAgain())).toBe(false)
})

test('after the session was forgotten a return does not count as the same member', async () => {
  const { window } = openApp({}, { getToken: 'T' })
  const { forgetSession, session, signIn, signInAgain } = await load()
  await stateAfter(300, signIn())
  forgetSession()
  expect(session.token).toBeUndefined()
  window.dispatchEvent(new window.Event('pagehide'))
  expect(await stateAfter(300, signInAgain())).toBe(false)
})

test('a page that never held a token asks for none when it comes back', async () => {
  const { window, calls } = openCounting()
  await load()
  window.dispatchEvent(Object.assign(new window.Event('pageshow'), { persisted: true }))
  await stateAfter(300, Promise.resolve())
  expect(calls()).toEqual([])
})

test('the token is nowhere but in the session', async () => {
  const { window } = openApp({}, { getToken: 'SECRET' })
  const shown = vi.spyOn(console, 'log')
  const { signIn } = await load()
  await stateAfter(300, signIn())
  const everywhere = [
    window.document.documentElement.outerHTML,
    window.location.href,
    JSON.stringify({ ...window.localStorage }),
  ]
  expect(everywhere.join()).not.toContain('SECRET')
  expect(JSON.stringify([shown.mock.calls, vi.mocked(console.warn).mock.calls])).not.toContain('SECRET')
})
