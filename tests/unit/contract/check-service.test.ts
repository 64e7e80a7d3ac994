import { expect, test } from 'vitest'
import { LOCAL_IDS } from '#scripts/contract/local-service.ts'
import { DEVIATIONS } from './deviations.ts'
import { checkLocal } from './local.ts'

test.for(['1001', '1002', '1003', '1004', '1005', '1006'])(
  'the local service keeps the catalogue for member %s',
  async (no) => {
    const calls = await checkLocal({ token: `local-token-${no}` })
    expect(calls.filter(({ state }) => state === 'wrong')).toEqual([])
    const asked = calls.filter(({ state }) => state === 'ok' || state === 'empty')
    expect(asked.length).toBe(29)
  },
)

test('every read is asked for a member who has everything, and every field of it is seen', async () => {
  const calls = await checkLocal()
  expect(calls.filter(({ state }) => state !== 'ok').map(({ name, reason }) => [name, reason])).toEqual(
    [
      'confirmPendingRecord',
      'deletePendingRecord',
      'saveWeight',
      'saveMeasurement',
      'signUp',
      'claimPrize',
      'sendAddress',
    ].map((name) => [name, '会改变数据，没有 --writes']),
  )
})

test('changes are made when asked for, each once; a refusal in words is an answer', async () => {
  const calls = await checkLocal({ hasWrites: true })
  const state = (name: string) => calls.find((call) => call.name === name)
  expect(calls.every(({ state }) => state === 'ok')).toBe(true)
  expect(state('saveWeight')?.reason).toBeUndefined()
  expect(state('signUp')?.reason).toBe('被拒绝：你已报名')
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

test('there are at least thirty planted deviations', () => expect(DEVIATIONS.length).toBeGreaterThanOrEqual(30))

test.for(DEVIATIONS)('found: %s (%s)', async ([, path, how, found]) => {
  const calls = await checkLocal({ ids: { ...LOCAL_IDS, columnId: 'L1001' } }, { path, how })
  const findings = calls.filter((call) => call.path === path).flatMap((call) => call.findings)
  expect(findings.map(({ kind, field }) => `${kind} ${field}`)).toContain(found)
  // What was planted in one call is found in no other.
  expect(calls.filter((call) => call.path !== path && call.state === 'wrong')).toEqual([])
})
