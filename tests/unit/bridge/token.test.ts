import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeApp, getStateAfterMs, openApp } from './open-app.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(closeApp)
const importToken = () => import('#shared/bridge/token.ts')

test('the shell is asked once however many ask, and again by the next one', async () => {
  let count = 0
  const { calls } = openApp({}, { getToken: () => `T${++count}` })
  const { askToken } = await importToken()
  expect(await getStateAfterMs(300, Promise.all([askToken(), askToken(), askToken()]))).toEqual(['T1', 'T1', 'T1'])
  expect(await getStateAfterMs(300, askToken())).toBe('T2')
  expect(calls()).toEqual(['getToken', 'getToken'])
})

test('outside the app', async () => {
  openApp({ inject: 'never' })
  const { askToken, OutsideAppError } = await importToken()
  expect(await getStateAfterMs(3050, askToken())).toBeInstanceOf(OutsideAppError)
})

test('signed out in the app, then signed in', async () => {
  let token = ''
  openApp({}, { getToken: () => token })
  const { askToken } = await importToken()
  expect(await getStateAfterMs(300, askToken())).toMatchObject({
    name: 'SignedOutError',
    message: '登录已过期，请返回 App重新登录',
  })
  token = 'T'
  expect(await getStateAfterMs(300, askToken())).toBe('T')
})

test('the token is written nowhere', async () => {
  const { window } = openApp({}, { getToken: 'SECRET' })
  const displayed = vi.spyOn(console, 'log')
  const { askToken } = await importToken()
  await getStateAfterMs(300, askToken())
  const everywhere = [
    window.document.documentElement.outerHTML,
    window.location.href,
    JSON.stringify({ ...window.localStorage }),
  ]
  expect(everywhere.join()).not.toContain('SECRET')
  expect(JSON.stringify([displayed.mock.calls, vi.mocked(console.warn).mock.calls])).not.toContain('SECRET')
})
