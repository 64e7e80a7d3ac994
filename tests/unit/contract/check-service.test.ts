import { expect, test } from 'vitest'
import { CALLS } from '#scripts/contract/all-calls.ts'
import { checkService, countSkippedReads } from '#scripts/contract/check-service.ts'
import { LOCAL_IDS, LOCAL_TOKEN } from '#scripts/contract/local-service.ts'
import { reportText } from '#scripts/contract/report-text.ts'
import { startTest } from '#tests/unit/service/ask.ts'
import { DEVIATIONS, HARMLESS } from './deviations.ts'
import { checkLocal, type Sent } from './local.ts'

const MEMBERS = ['1001', '1002', '1003', '1004', '1005', '1006']
test.for(MEMBERS)('the local service keeps the catalogue for member %s', async (no) => {
  const calls = await checkLocal({ token: `local-token-${no}` })
  expect(calls.filter(({ state }) => state === 'wrong')).toEqual([])
  const asked = calls.filter(({ state }) => state === 'ok' || state === 'empty')
  expect(asked.length).toBe(29)
})

test('every read is asked for a member who has everything, and every field of it is seen', async () => {
  const calls = await checkLocal()
  const changes =
    'confirmPendingRecord deletePendingRecord saveWeight saveMeasurement signUp claimPrize sendAddress'.split(' ')
  const unasked = calls.filter(({ state }) => state !== 'ok').map(({ name, reason }) => [name, reason])
  expect(unasked).toEqual(changes.map((name) => [name, '会改变数据，没有 --writes']))
})

test('changes are made when asked for, each once; a refusal in words is an answer', async () => {
  const calls = await checkLocal({ hasWrites: true })
  const findCall = (name: string) => calls.find((call) => call.name === name)
  expect(calls.every(({ state }) => state === 'ok')).toBe(true)
  expect(findCall('saveWeight')?.reason).toBeUndefined()
  expect(findCall('signUp')?.reason).toBe('被拒绝：你已报名')
})

test('without a token and ids, only what needs none is asked', async () => {
  const calls = await checkLocal({ token: '', ids: {} })
  expect(calls.filter(({ state }) => state === 'ok').map(({ name }) => name)).toEqual([
    'readWords_COURSE_CHARACTERISTIC',
    'readWords_COURSE_TRAINING_SITE',
    'readWords_COURSE_INSTRUMENT',
    'readWords_COURSE_DIFFICULTY',
  ])
  expect(calls.find(({ name }) => name === 'readProfile')?.reason).toBe('没有 --token')
  expect(calls.find(({ name }) => name === 'readPk')?.reason).toBe('没有 pkNo、userNo')
})

test('ids are taken from the replies where none are given', async () => {
  const calls = await checkLocal({ ids: {} })
  const asked = calls.filter(({ state }) => state === 'ok').map(({ name }) => name)
  expect(asked).toEqual(expect.arrayContaining(['readColumn', 'readSharedColumn', 'readSharedCourse']))
})

test.for(HARMLESS)('no failure: %s (%s)', async ([, path, addRedirect]) => {
  const calls = await checkLocal({ ids: { ...LOCAL_IDS, columnId: 'L1001' } }, { path, how: addRedirect })
  expect(calls.filter(({ state }) => state === 'wrong')).toEqual([])
})

const TOO_LONG = '是超过 2^53 的数字，末几位会丢：请以文本发送（加引号）'
/**
 * Ids of a reply as numbers: the digits go into its text, because a number would already have lost
 * them.
 */
const quoteAsNumbers = (name: string, digits: string) => (sent: Sent) => ({
  ...sent,
  body: JSON.stringify(sent.body).replace(new RegExp(`"${name}":"[\\w-]+"`, 'g'), `"${name}":${digits}`),
})

test.for([
  ['of a reply', 'api/user/profile', 'no', 'data.no', 1],
  ['of each item', 'api/column/visitor/detail', 'courseNo', 'data.courseList[].courseNo', 3],
] as const)(
  'a number beyond 2^53 for the id %s is one line with the right form',
  async ([, path, name, field, count]) => {
    const calls = await checkLocal(
      { ids: { ...LOCAL_IDS, columnId: 'L1001' } },
      { path, how: quoteAsNumbers(name, '1745612398745612345') },
    )
    const spoilt = calls.find((call) => call.path === path)!
    expect(spoilt).toMatchObject({ state: 'wrong', findings: [{ kind: 'type', field, message: TOO_LONG }] })
    expect(spoilt.findings).toHaveLength(1)
    expect(spoilt.findings[0]!.count).toBeGreaterThanOrEqual(count)
  },
)

test.for(['9007199254740991', '1001'])(
  'an id as the number %s loses nothing: only its type is told',
  async (digits) => {
    const calls = await checkLocal({}, { path: 'api/user/profile', how: quoteAsNumbers('no', digits) })
    expect(calls[0]!.findings.map(({ message }) => message)).toEqual([`应为文字，是数字（${digits}）`])
  },
)

test('later calls are asked by such an id with all its digits', async () => {
  const asked: string[] = []
  const sendRecorded = async (address: string) => {
    asked.push(address)
    return new Response('{"code":0,"msg":"","data":{"records":[{"id":1745612398745612345}]}}')
  }
  await checkService({ url: '', token: 'T', ids: {}, hasWrites: false, send: sendRecorded })
  expect(asked).toContain('/api/column/detail?columnId=1745612398745612345')
})

test('a field more is told', async () => {
  const calls = await checkLocal({}, { path: HARMLESS[0]![1], how: HARMLESS[0]![2] })
  const [profile] = calls
  expect(profile).toMatchObject({ state: 'ok', findings: [{ kind: 'unknown', field: 'data.level' }] })
})

test('a redirect is told by where it leads', async () => {
  const addRedirect = (sent: Sent) => {
    sent.headers.set('location', 'https://login.example.com/')
    return { ...sent, status: 302, body: '' }
  }
  const calls = await checkLocal({}, { path: 'api/course/share', how: addRedirect })
  const text = calls.flatMap(({ findings }) => findings).map((finding) => finding.message)
  expect(text[0]).toContain('跳转到 https://login.example.com/')
})

test('an answer that takes too long is wrong, and its time is told', async () => {
  // Each look at the clock is six seconds after the one before.
  let time = 0
  const calls = await checkLocal({ now: () => (time += 6000), ids: {} })
  expect(calls[0]).toMatchObject({ state: 'wrong', ms: 6000, findings: [{ message: '6.0 秒 才有回复，最多 5.0 秒' }] })
  const slow = await checkLocal({ now: () => (time += 2000), ids: {} })
  expect(slow.filter(({ state }) => state === 'wrong')).toEqual([])
  expect(reportText(slow)).toContain('（2.0 秒，慢）')
})

test('reads that could not be asked are counted, changes are not', async () => {
  expect(countSkippedReads(await checkLocal())).toBe(0)
  expect(countSkippedReads(await checkLocal({ token: '', ids: {} }))).toBe(
    CALLS.filter((item) => !item.isChange).length - 4,
  )
})

test.for(DEVIATIONS)('found: %s (%s)', async ([, path, addRedirect, found]) => {
  const calls = await checkLocal({ ids: { ...LOCAL_IDS, columnId: 'L1001' } }, { path, how: addRedirect })
  const findings = calls.filter((call) => call.path === path).flatMap((call) => call.findings)
  expect(findings.map(({ kind, field }) => `${kind} ${field}`)).toContain(found)
  // What was planted in one call is found in no other.
  expect(calls.filter((call) => call.path !== path && call.state === 'wrong')).toEqual([])
})

/** A service whose success is code 200, and which takes a token only behind `Bearer `. */
const checkOther = (settings: object) => {
  const { send } = startTest()
  return checkService({
    ...{ url: '', token: LOCAL_TOKEN, ids: LOCAL_IDS, hasWrites: false, ...settings },
    send: async (address, { method, body, headers }) => {
      const { authorization = '', ...others } = headers as Record<string, string>
      const token = /^Bearer (.+)$/.exec(authorization)?.[1] ?? ''
      const response = await send(method!, address, body as string, { ...others, authorization: token })
      const reply = await response.json()
      const { status, headers: sent } = response
      return Response.json({ ...reply, code: reply.code === 0 ? 200 : reply.code }, { status, headers: sent })
    },
  })
}

test('a service with its own code of success and a scheme before the token is checked by them', async () => {
  const calls = await checkOther({ successCode: 200, scheme: 'Bearer ' })
  expect(calls.filter(({ state }) => state === 'wrong')).toEqual([])
  const profile = calls.find(({ name }) => name === 'readProfile')
  expect(profile?.state).toBe('ok')
  expect(profile).not.toHaveProperty('reason')
})

test.for([
  ['the code of success', { scheme: 'Bearer ' }, '成功应为 code 0，这里是 200'],
  ['the scheme', { successCode: 200 }, 'HTTP 401'],
] as const)('without the setting of %s it differs', async ([, settings, text]) => {
  const reported = (await checkOther(settings)).flatMap(({ findings }) => findings.map((finding) => finding.message))
  expect(reported.join('\n')).toContain(text)
})

test('code 0 is a refusal where success is another code', async () => {
  const calls = await checkLocal({ successCode: 200 })
  const course = calls.find(({ name }) => name === 'readSharedCourse')
  expect(course).toMatchObject({
    state: 'wrong',
    findings: [{ message: expect.stringContaining('成功应为 code 200，这里是 0') }],
  })
})
