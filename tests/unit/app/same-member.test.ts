// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SignedOutError } from '#shared/bridge/session.ts'

const askToken = vi.fn<() => Promise<string>>()
const readMemberNo = vi.fn<(token: string) => Promise<string | undefined>>()
const { session } = vi.hoisted(() => ({ session: {} as { token?: string } }))
vi.mock('#shared/bridge/session.ts', async () => {
  class SignedOut extends Error {}
  return { askToken: () => askToken(), session, SignedOutError: SignedOut, signIn: vi.fn(), forgetSession: vi.fn() }
})
vi.mock('#shared/api/member-no.ts', () => ({ readMemberNo: (token: string) => readMemberNo(token) }))

async function load() {
  const { renew, learnMember } = await import('#shared/app/member/same-member.ts')
  const { member } = await import('#shared/app/member/member-session.ts')
  member.openAnew = vi.fn()
  return { renew, learnMember, member, openAnew: member.openAnew }
}

beforeEach(() => {
  vi.resetModules()
  askToken.mockReset().mockResolvedValue('new')
  readMemberNo.mockReset().mockImplementation(async (token) => (token === 'other' ? '1003' : '1001'))
  session.token = 'old'
})
afterEach(() => vi.useRealTimers())

test('a new token of the same member serves reads and changes, and the page stays', async () => {
  const { renew, member, openAnew } = await load()
  member.no = '1001'
  expect(await Promise.all([renew('old', false), renew('old', true)])).toEqual([true, true])
  expect(session.token).toBe('new')
  expect(askToken).toHaveBeenCalledTimes(1)
  expect(await renew('old', false)).toBe(true) // a refusal that comes late
  expect(openAnew).not.toHaveBeenCalled()
})

test.for([
  ['another member', '1001', 'other'],
  ['nobody knows who it was', undefined, 'new'],
] as const)('%s: a change is not sent again, and nothing goes from the screen', async ([, no, token]) => {
  const { renew, member, openAnew } = await load()
  member.no = no
  askToken.mockResolvedValue(token)
  expect(await renew('old', false)).toBe(false)
  expect(session.token).toBe('old')
  expect(openAnew).not.toHaveBeenCalled()
})

test('a profile that does not answer proves no member to be the same', async () => {
  const { renew, member } = await load()
  member.no = '1001'
  readMemberNo.mockResolvedValue(undefined)
  expect(await renew('old', false)).toBe(false)
})

test('a read with a token that may be another member’s opens the page anew, once for all calls', async () => {
  const { renew, openAnew } = await load()
  expect(await Promise.all([renew('old', true), renew('old', true)])).toEqual([false, false])
  expect(session.token).toBe('new')
  expect(openAnew).toHaveBeenCalledTimes(1)
  expect(await renew('old', true)).toBe(false) // a late one of the page that is gone
  expect(openAnew).toHaveBeenCalledTimes(1)
})

test('tokens that are all refused do not open the page in a circle', async () => {
  const { renew, openAnew } = await load()
  await renew('old', true)
  askToken.mockResolvedValue('newer')
  expect(await renew('new', true)).toBe(false)
  expect(openAnew).toHaveBeenCalledTimes(1)
})

test('signed out: a read takes what is shown away, a change leaves what was typed', async () => {
  const { renew, openAnew } = await load()
  const { SignedOutError: SignedOut } = await import('#shared/bridge/session.ts')
  askToken.mockRejectedValue(new (SignedOut as typeof SignedOutError)())
  expect(await renew('old', false)).toBe(false)
  expect(openAnew).not.toHaveBeenCalled()
  expect(await renew('old', true)).toBe(false)
  expect([session.token, vi.mocked(openAnew).mock.calls.length]).toEqual([undefined, 1])
})

test('a silent shell says nothing about the member: the page stays', async () => {
  const { renew, openAnew } = await load()
  askToken.mockRejectedValue(new Error('silent'))
  expect(await renew('old', true)).toBe(false)
  expect([session.token, vi.mocked(openAnew).mock.calls.length]).toEqual(['old', 0])
})

test('a page without a member’s data goes on with the new token, at the next tap', async () => {
  const { renew, member } = await load()
  member.openAnew = undefined
  expect(await renew('old', false)).toBe(false)
  expect(session.token).toBe('new')
})

test('whose token it is is asked once, behind the first requests', async () => {
  vi.useFakeTimers()
  const { learnMember, member } = await load()
  const both = Promise.all([learnMember(), learnMember()])
  await vi.advanceTimersByTimeAsync(1000)
  expect(readMemberNo).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  await both
  expect(member.no).toBe('1001')
  await learnMember()
  expect(readMemberNo).toHaveBeenCalledTimes(1)
})

test('a token that was replaced meanwhile says nothing about the member', async () => {
  vi.useFakeTimers()
  const { learnMember, member } = await load()
  readMemberNo.mockImplementation(async () => {
    session.token = 'other'
    return '1001'
  })
  const learned = learnMember()
  await vi.advanceTimersByTimeAsync(2000)
  await learned
  expect(member.no).toBeUndefined()
})
