import { expect, test } from 'vitest'
import { startTest, XIAOTANG } from './ask.ts'

const { control, get, post, send } = startTest()

test('profile: the client header says the device, unknown facts are null or 0', async () => {
  const headers = { authorization: 'local-token-1006', client: 'ios' }
  const response = await send('GET', '/api/user/profile', undefined, headers)
  expect(((await response.json()) as { data: object }).data).toMatchObject({
    deviceType: 'ios',
    age: null,
    birthday: null,
    points: null,
    height: 0,
    avatar: '',
  })
})

test('control: members for the shell, with tokens that work', async () => {
  const { data } = await control('members')
  expect(data).toHaveLength(6)
  expect(data[0]).toEqual({
    memberNo: '1001',
    nickname: '晓棠',
    token: XIAOTANG,
    note: expect.stringContaining('29'),
    deviceType: 'ios',
  })
  for (const { token, memberNo } of data) expect((await get('/api/user/profile', token)).data.no).toBe(memberNo)
})

test.for(['members', 'faults'])('control/%s is for the shell only', async (call) => {
  const refusal = { status: 403, code: 403, msg: '只有模拟器可以调用' }
  expect(await control(call, { rules: [] }, 'https://elsewhere.example')).toMatchObject(refusal)
  expect(await post(`/local/control/${call}`, { rules: [] })).toMatchObject(refusal)
})
