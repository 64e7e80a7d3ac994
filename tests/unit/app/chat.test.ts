// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ChatProvider, startChat } from '#pages/chat/provider.ts'
import { createQiyuChat, formatQiyuData, parseSessionUrl } from '#pages/chat/qiyu-provider.ts'
import { createChatUser, getGuestId } from '#pages/chat/user.ts'
import type { FullProfile } from '#shared/api/profile.ts'

const profile: FullProfile = {
  no: '1001',
  nickname: '晓棠',
  avatar: '/local/img/avatar/a.svg',
  gender: 2,
  isVip: true,
  age: 29,
  birthday: '1997-10-08',
  city: '杭州',
}

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

test('the customer service learns eight things and nothing else', () => {
  expect(createChatUser(profile)).toEqual({
    id: '1001',
    name: '晓棠',
    avatar: `${location.origin}/local/img/avatar/a.svg`,
    gender: '女',
    isVip: true,
    age: 29,
    birthday: '1997-10-08',
    city: '杭州',
  })
})

test.for([
  [{ no: '' }, { id: 'guest7' }],
  [{ no: 'a b' }, { id: 'guest7' }],
  [{ gender: 1 }, { gender: '男' }],
  [{ gender: undefined }, { gender: '' }],
  [{ avatar: 'javascript:x' }, { avatar: '' }],
  [{ avatar: '长'.repeat(200) }, { avatar: '' }],
  [{ birthday: 'yesterday' }, { birthday: '' }],
] as const)('%o becomes %o', ([given, expected]) => {
  expect(createChatUser({ ...profile, ...given }, () => 'guest7')).toMatchObject(expected)
})

test.for([-1, 150, undefined])('the age %s is left out', (age) => {
  expect(createChatUser({ ...profile, age })).not.toHaveProperty('age')
})

test('a guest has a number from 1 to 10000, the same for the whole session', () => {
  expect(getGuestId(() => 0)).toBe('guest1')
  expect(getGuestId(() => 0.9999)).toBe('guest1')
  sessionStorage.clear()
  expect(getGuestId(() => 0.99999)).toBe('guest10000')
  sessionStorage.setItem('chat-guest', '<b>')
  expect(getGuestId(() => 0.5)).toBe('guest5001')
})

test('Qiyu gets its own keys, and ours with label and place; what is unknown is left out', () => {
  expect(JSON.parse(formatQiyuData({ ...createChatUser(profile), city: '', age: undefined }))).toEqual([
    { key: 'real_name', value: '晓棠' },
    { key: 'gender', label: '性别', value: '女', index: 0 },
    { key: 'vip', label: '会员', value: '是', index: 1 },
    { key: 'birthday', label: '生日', value: '1997-10-08', index: 3 },
    { key: 'avatar', label: '头像', value: `${location.origin}/local/img/avatar/a.svg`, index: 5 },
  ])
  const guest = JSON.parse(formatQiyuData(createChatUser(undefined, () => 'guest7')))
  expect(guest).toEqual([{ key: 'vip', label: '会员', value: '否', index: 1 }])
})

const QIYU = 'https://abc.qiyukf.com/client?k=1'
test.for([
  ['javascript:x', undefined],
  ['http://qiyukf.com/', undefined],
  ['https://qiyukf.com.evil.example/', undefined],
  ['https://evilqiyukf.com/', undefined],
  ['', undefined],
  [undefined, undefined],
  [QIYU, QIYU],
])('the session address %j is taken as %j', ([address, taken]) => {
  if (taken) expect(parseSessionUrl(address)).toBe(taken)
  else expect(() => parseSessionUrl(address)).toThrow()
})

const createProvider = (more: Partial<ChatProvider>) => ({
  load: vi.fn(async () => {}),
  open: vi.fn(async () => {}),
  close: vi.fn(),
  ...more,
})
const place = document.createElement('div')

test('a session is loaded, then opened, and stays', async () => {
  const item = createProvider({})
  await startChat(item, place, createChatUser(profile))
  expect(item.open).toHaveBeenCalledWith(place, expect.objectContaining({ id: '1001' }))
  expect(item.close).not.toHaveBeenCalled()
})

test.for(['load', 'open'] as const)('a supplier that fails to %s is closed', async (step) => {
  const item = createProvider({ [step]: async () => Promise.reject(new Error('down')) })
  await expect(startChat(item, place, createChatUser(profile))).rejects.toThrow('down')
  expect(item.close).toHaveBeenCalledOnce()
})

test('a supplier that stays silent is given up after 10 s', async () => {
  vi.useFakeTimers()
  const item = createProvider({ open: () => new Promise(() => {}) })
  const started = expect(startChat(item, place, createChatUser(profile))).rejects.toThrow('10 s')
  await vi.advanceTimersByTimeAsync(10_000)
  await started
  expect(item.close).toHaveBeenCalledOnce()
})

test('Qiyu that answers after it was given up opens nothing', async () => {
  let answer = () => {}
  window.ysf = (command, value) => {
    if (command === 'config') answer = (value as { success: () => void }).success
    return command === 'url' ? 'https://abc.qiyukf.com/client' : undefined
  }
  const item = createQiyuChat()
  const host = document.createElement('div')
  await item.load()
  const opened = item.open(host, createChatUser(profile))
  item.close()
  answer()
  await opened
  expect(host.children).toHaveLength(0)
})
