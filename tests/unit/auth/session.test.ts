// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Answer = () => string | Error | Promise<string>
const app = vi.hoisted(() => ({
  /** What the app says; an error: it stays silent or is signed out. */
  token: (() => 'A1') as Answer,
  asked: 0,
}))
vi.mock('#shared/bridge/token.ts', () => {
  class SignedOutError extends Error {}
  return {
    isSignedOut: (error: unknown) => error instanceof SignedOutError,
    askToken: async () => {
      app.asked++
      const answer = await app.token()
      if (answer instanceof Error) throw answer.message === 'out' ? new SignedOutError() : answer
      return answer
    },
  }
})
vi.mock('#shared/bridge/native.ts', () => ({ onBridge: () => () => {} }))
const profile = vi.fn<(token: string) => string | undefined>()
vi.mock('#shared/api/member-no.ts', async (original) => ({
  ...(await original<object>()),
  readMemberNo: async (token: string) => profile(token),
}))
const left = vi.fn<(address: string) => void>()
const canBeHad = vi.fn(async (_: string) => true)
vi.mock('#shared/page/reload.ts', () => ({ isReachable: (address: string) => canBeHad(address) }))

async function openSignedIn() {
  const { forgetToken, signIn } = await import('#shared/auth/verify-session.ts')
  const { session } = await import('#shared/auth/session.ts')
  await signIn()
  return { session, forgetToken }
}
/** A member page whose first calls have been answered. */
async function openSession() {
  const opened = await openSignedIn()
  opened.session.onResponse!('api/user-scale/v1/list', opened.session.token, {})
  await waitBriefly()
  return opened
}
const waitBriefly = () => new Promise((resolve) => setTimeout(resolve, 20))
const isCovered = () => document.body.style.visibility === 'hidden'
const getStatusText = () => document.querySelector('[role=status]')?.textContent ?? ''
const returnToPage = () => dispatchEvent(new Event('visibilitychange'))
const createSilentAnswer = () => new Promise<string>(() => {})

const listeners: [string, EventListener, unknown][] = []
beforeEach(() => {
  vi.resetModules()
  app.asked = 0
  app.token = () => 'A1'
  profile.mockReset().mockImplementation((token) => ({ A: '1001', B: '1003' })[token[0]!])
  left.mockReset()
  canBeHad.mockReset().mockResolvedValue(true)
  vi.spyOn(location, 'replace').mockImplementation((address) => left(String(address)))
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
    listeners.push([type, listener as EventListener, options])
    add(type as never, listener as never, options as never)
  })
})
afterEach(() => {
  for (const [type, listener, options] of listeners.splice(0)) removeEventListener(type, listener, options as never)
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.innerHTML = ''
  document.body.style.visibility = ''
})

test('each event leads from each status where the table says, and nowhere else', async () => {
  const { dispatchSession, session } = await import('#shared/auth/session.ts')
  const events = ['signIn', 'verify', 'confirm', 'end'] as const
  const reached = (['anonymous', 'active', 'verifying', 'ended'] as const).map((status) => [
    status,
    ...events.map((event) => {
      session.status = status
      dispatchSession(event)
      return session.status
    }),
  ])
  expect(reached).toEqual([
    ['anonymous', 'active', 'anonymous', 'anonymous', 'anonymous'],
    ['active', 'active', 'verifying', 'active', 'ended'],
    ['verifying', 'verifying', 'verifying', 'active', 'ended'],
    ['ended', 'ended', 'ended', 'ended', 'ended'],
  ])
})

test('the number of the member comes behind the first reply, or with the profile that the page asks for itself', async () => {
  const { session } = await openSignedIn()
  expect(profile).not.toHaveBeenCalled()
  session.onResponse!('api/user-scale/v1/list', 'A1')
  expect(profile).not.toHaveBeenCalled()
  session.onResponse!('api/user-scale/v1/list', 'A1', {})
  session.onResponse!('api/user-scale/v1/fitnessData', 'A1', {})
  await waitBriefly()
  expect([session.memberNo, profile.mock.calls]).toEqual(['1001', [['A1']]])

  vi.resetModules()
  const other = await openSignedIn()
  other.session.onResponse!('api/user/profile', 'A1')
  other.session.onResponse!('api/user-scale/v1/list', 'A1', {})
  other.session.onResponse!('api/user/profile', 'A1', { no: 1001 })
  expect([other.session.memberNo, profile.mock.calls.length]).toEqual(['1001', 1])
})

test.for([
  ['the same token asks the service nothing', 'A1', 0],
  ['of another one only the service knows whose it is', 'A2', 1],
] as const)('the same member: the page is hidden until it is known, and stays: %s', async ([, token, questions]) => {
  const { session } = await openSession()
  profile.mockClear()
  app.token = () => token
  returnToPage()
  expect([isCovered(), session.status]).toEqual([true, 'verifying'])
  await waitBriefly()
  expect([isCovered(), session.status, session.token]).toEqual([false, 'active', token])
  expect([profile.mock.calls.length, left.mock.calls]).toEqual([questions, []])
})

test.for<[string, Answer]>([
  ['another member', () => 'B1'],
  ['nobody', () => new Error('out')],
])('%s: the document is left once, and nothing of it is seen or sent any more', async ([, token]) => {
  history.replaceState(null, '', '/bodyComposition?from=BodyFatScale&no=R1#part')
  const { session } = await openSession()
  app.token = token
  returnToPage()
  dispatchEvent(new Event('focus'))
  await waitBriefly()
  returnToPage()
  await waitBriefly()
  expect(left.mock.calls).toEqual([['/bodyComposition?no=R1']])
  expect([isCovered(), session.status, session.token]).toEqual([true, 'ended', undefined])
  expect(await Promise.race([session.readable, waitBriefly().then(() => 'waits')])).toBe('waits')
})

test('without a line the page that is left is hidden, says so, and goes with the line', async () => {
  await openSession()
  app.token = () => 'B1'
  canBeHad.mockResolvedValueOnce(false)
  returnToPage()
  await waitBriefly()
  expect([getStatusText(), left.mock.calls]).toEqual(['网络不给力，请检查网络重试', []])
  dispatchEvent(new Event('online'))
  await waitBriefly()
  expect(left).toHaveBeenCalledTimes(1)
})

test('a shell that stays silent: the page is hidden for 300 ms, then stands as it was and is in doubt', async () => {
  const { session } = await openSession()
  vi.useFakeTimers()
  app.token = createSilentAnswer
  returnToPage()
  const onReadable = vi.fn()
  void session.readable!.then(onReadable)
  await vi.advanceTimersByTimeAsync(290)
  expect([isCovered(), onReadable.mock.calls.length]).toEqual([true, 0])
  await vi.advanceTimersByTimeAsync(20)
  expect([isCovered(), session.status, onReadable.mock.calls.length]).toEqual([false, 'verifying', 1])
  // A tap that asks once more does not hide it again.
  session.verify!()
  await vi.advanceTimersByTimeAsync(200)
  expect(isCovered()).toBe(false)
})

test('focus alone hides nothing before the shell has taken its time', async () => {
  await openSession()
  vi.useFakeTimers()
  app.token = createSilentAnswer
  dispatchEvent(new Event('focus'))
  await vi.advanceTimersByTimeAsync(90)
  expect(isCovered()).toBe(false)
  await vi.advanceTimersByTimeAsync(20)
  expect(isCovered()).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  expect(isCovered()).toBe(false)
})

test('ten times the focus within a second: the app and the service are asked twice, the last time after the last of them', async () => {
  const { session } = await openSession()
  vi.useFakeTimers()
  let token = 1
  app.token = () => `A${++token}` // a new one each time, of which only the service knows whose it is
  profile.mockClear()
  const before = app.asked
  for (let times = 0; times < 10; times++) {
    dispatchEvent(new Event('focus'))
    await vi.advanceTimersByTimeAsync(90)
  }
  expect([app.asked - before, session.status, isCovered()]).toEqual([1, 'verifying', false])
  app.token = () => 'B1'
  await vi.advanceTimersByTimeAsync(1000)
  expect([app.asked - before, profile.mock.calls.map(([asked]) => asked)]).toEqual([2, ['A2', 'B1']])
  expect(left).toHaveBeenCalledTimes(1)
})

test('a page that comes back, and a change, wait for no pause: the postponed look is theirs', async () => {
  const { session } = await openSession()
  vi.useFakeTimers()
  const before = app.asked
  const focus = () => dispatchEvent(new Event('focus')) && vi.advanceTimersByTimeAsync(10)
  await focus()
  await focus()
  expect(app.asked - before).toBe(1)
  session.verify!()
  await vi.advanceTimersByTimeAsync(10)
  expect([app.asked - before, session.status]).toEqual([2, 'active'])
  returnToPage()
  await vi.advanceTimersByTimeAsync(3000)
  expect(app.asked - before).toBe(3)
  await focus()
  expect(app.asked - before).toBe(4)
})

test('a profile that does not answer proves nothing: hidden, nothing lost, asked again by 重试', async () => {
  const { session } = await openSession()
  app.token = () => 'A2'
  profile.mockReturnValue(undefined)
  returnToPage()
  await waitBriefly()
  const why = [true, '暂时无法确认登录状态，请检查网络重试', []]
  expect([isCovered(), getStatusText(), left.mock.calls]).toEqual(why)
  // The phone was put away meanwhile.
  returnToPage()
  await waitBriefly()
  expect([isCovered(), getStatusText(), left.mock.calls]).toEqual(why)
  profile.mockReturnValue('1001')
  document.querySelector('button')!.click()
  await waitBriefly()
  expect([isCovered(), session.status, session.token, left.mock.calls]).toEqual([false, 'active', 'A2', []])
})

test('a page whose number is not known yet asks for it with its own token', async () => {
  const { session } = await openSignedIn()
  app.token = () => 'A2'
  returnToPage()
  await waitBriefly()
  expect([session.token, session.memberNo, profile.mock.calls.map(([token]) => token).sort()]).toEqual([
    'A2',
    '1001',
    ['A1', 'A2'],
  ])
})

test('a refused token: the same member’s next one serves reads and changes, asked for once; the same again once more', async () => {
  const { session } = await openSession()
  expect(await session.renewToken!('A1', false)).toBe('A1')
  app.token = () => 'A2'
  const before = app.asked
  expect(await Promise.all([session.renewToken!('A1', false), session.renewToken!('A1', true)])).toEqual(['A2', 'A2'])
  expect([session.token, app.asked - before]).toEqual(['A2', 1])
  expect(await session.renewToken!('A1', false)).toBe('A2') // a refusal that comes late
})

test('a refused token, and another member: nothing is sent again, and the document is left', async () => {
  const { session } = await openSession()
  app.token = () => 'B1'
  expect(await session.renewToken!('A1', false)).toBeUndefined()
  await waitBriefly()
  expect(left).toHaveBeenCalledTimes(1)
})

test('a refused token, and nobody: a change leaves what was typed, a read leaves the page', async () => {
  const { session } = await openSession()
  app.token = () => new Error('out')
  expect(await session.renewToken!('A1', false)).toBeUndefined()
  expect([session.token, isCovered()]).toEqual(['A1', false])
  expect(await session.renewToken!('A1', true)).toBeUndefined()
  await waitBriefly()
  expect(left).toHaveBeenCalledTimes(1)
})

test('a refused token before anything came: reads go on with the next one, a change does not', async () => {
  const { session } = await openSignedIn()
  app.token = () => 'B1'
  expect(await Promise.all([session.renewToken!('A1', true), session.renewToken!('A1', false)])).toEqual([
    'B1',
    undefined,
  ])
  session.onResponse!('api/user/profile', 'B1', { no: '1003' })
  expect([session.token, session.memberNo, left.mock.calls]).toEqual(['B1', '1003', []])
  // The one before is not this page's any more.
  expect([await session.renewToken!('A1', true), await session.renewToken!('A1', false)]).toEqual(['B1', undefined])
})

test.for<[string, Answer]>([
  ['a silent shell', () => new Error('silent')],
  ['a token whose member nobody tells', () => 'X1'],
])('a refused token, and %s: the page stays, and all calls fail', async ([, token]) => {
  const { session } = await openSession()
  app.token = token
  expect(await Promise.all([session.renewToken!('A1', true), session.renewToken!('A1', false)])).toEqual([
    undefined,
    undefined,
  ])
  await waitBriefly()
  expect([session.token, isCovered(), left.mock.calls]).toEqual(['A1', false, []])
})

test('a page that has dropped its token knows the same member by the number, and leaves when nothing proves it', async () => {
  const { session, forgetToken } = await openSession()
  forgetToken((token) => `mark of ${token}`)
  expect([session.token, session.renewToken]).toEqual([undefined, undefined])
  profile.mockClear()
  returnToPage()
  await waitBriefly()
  expect([profile.mock.calls.length, left.mock.calls]).toEqual([0, []])
  app.token = () => 'A2'
  returnToPage()
  await waitBriefly()
  expect([isCovered(), session.token, left.mock.calls]).toEqual([false, undefined, []])
  app.token = () => 'X1'
  returnToPage()
  await waitBriefly()
  expect(left).toHaveBeenCalledTimes(1)
})
