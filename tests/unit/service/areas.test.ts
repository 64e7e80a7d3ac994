import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COURSES } from '#scripts/workbench/service/courses.ts'
import { startTest, XIAOTANG } from './ask.ts'

const { control, get, post, send } = startTest()

test('profile: every field of a member, without the token', async () => {
  const { data } = await get('/api/user/profile')
  expect(data).toEqual({
    no: '1001',
    avatar: '/local/img/avatar/f-xiaotang.svg',
    nickname: '晓棠',
    gender: 2,
    sex: 2,
    age: 29,
    height: 165,
    deviceType: 'ios',
    userName: '晓棠',
    userAvatar: '/local/img/avatar/f-xiaotang.svg',
    isVip: true,
    birthday: '1997-10-08',
    city: '杭州',
    points: 1280,
  })
})

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

test.for(COURSES.map(({ courseNo }) => courseNo))('course %s is open to visitors, whole', async (courseNo) => {
  const { code, data } = await post('/api/course/share', { courseNo, type: '1' }, '')
  const { courseNo: _, ...share } = COURSES.find((one) => one.courseNo === courseNo)!
  expect(code).toBe(0)
  expect(data).toEqual(share)
})

test('the seeded courses cover the edges', () => {
  const lengths = COURSES.map(({ content }) => [...content].length)
  expect(Math.max(...lengths)).toBeGreaterThan(61)
  expect(COURSES.some(({ coach }) => coach === null)).toBe(true)
  expect(
    COURSES.some(({ segments }) => segments.length === 30 && segments.some(({ duration }) => duration === 0)),
  ).toBe(true)
})

test('no such course', async () => {
  const reply = await post('/api/course/share', { courseNo: 'C9' })
  expect(reply).toMatchObject({ status: 200, code: 1001, msg: '课程不存在或已下架', data: null })
})

const ENUMS = ['COURSE_CHARACTERISTIC', 'COURSE_TRAINING_SITE', 'COURSE_INSTRUMENT', 'COURSE_DIFFICULTY']
test.for(ENUMS)('enum %s is keyed by its name', async (type) => {
  const { data } = await get(`/api/public/query-all-lov-group?type=${type}`, '')
  expect(Object.keys(data)).toEqual([type])
  expect(data[type][0]).toEqual({ code: '1', value: expect.stringMatching(/\p{Script=Han}/u) })
  expect(data[type].length).toBeGreaterThanOrEqual(5)
})

test('an unknown enum is an empty list, a missing one is refused', async () => {
  expect((await get('/api/public/query-all-lov-group?type=NOPE')).data).toEqual({ NOPE: [] })
  expect(await get('/api/public/query-all-lov-group')).toMatchObject({ status: 400, msg: '参数有误：缺少 type' })
})

test.for(['/local/img/avatar/f-xiaotang.svg', '/local/img/avatar/anyone.svg', '/local/img/coach/m-zhouye.svg'])(
  '%s is a picture that may run nothing',
  async (path) => {
    const [first, second] = await Promise.all([send('GET', path), send('GET', path)])
    const svg = await first.text()
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toContain('image/svg+xml')
    expect(first.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'")
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/s)
    expect(svg).not.toMatch(/undefined|NaN|<script/)
    expect(await second.text()).toBe(svg)
  },
)

const SCENES = new URL('../../../scripts/workbench/service/pictures/scenes/', import.meta.url)

test('pictures of the content carry no text: it would not grow with the reader’s own size', () => {
  const files = readdirSync(SCENES)
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => readFileSync(new URL(file, SCENES), 'utf8').includes('<text'))).toEqual([])
})

test('pictures differ by name', async () => {
  const [one, other] = await Promise.all(
    ['a', 'b'].map(async (seed) => (await send('GET', `/local/img/avatar/${seed}.svg`)).text()),
  )
  expect(one).not.toBe(other)
})

test.for(['/local/img/avatar/..%2f.svg', '/local/img/scene/toString.svg', '/local/img/avatar/x.png'])(
  '%s is no picture',
  async (path) => expect((await send('GET', path)).status).toBe(404),
)

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
