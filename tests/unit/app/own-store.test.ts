// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatLimits, getGoal, parseGoal, storeGoal } from '#pages/analysis/member-goals.ts'
import { session } from '#shared/auth/session.ts'
import { readMemberData, writeMemberData } from '#shared/features/member/member-store.ts'
import { chooseWeightUnit } from '#shared/format/weight-unit.ts'
import { getMetric } from '#shared/health/metrics.ts'

beforeEach(() => {
  localStorage.clear()
  session.memberNo = '1001'
})
afterEach(() => {
  vi.unstubAllGlobals()
  chooseWeightUnit('kg')
})

test('what a member keeps belongs to the number; another member on the phone sees nothing of it', () => {
  expect(storeGoal('bodyFat', 22)).toBe(true)
  expect(getGoal('bodyFat')).toBe(22)
  session.memberNo = '1002'
  expect(getGoal('bodyFat')).toBeUndefined()
  storeGoal('bodyFat', 18)
  session.memberNo = '1001'
  expect(getGoal('bodyFat')).toBe(22)
})

test('as long as it is not known who is there nothing is kept', () => {
  delete session.memberNo
  expect(writeMemberData('goals', 'ssm', 24)).toBe(false)
  expect(readMemberData('goals')).toEqual({})
  expect(localStorage.length).toBe(0)
})

test('one goal does not touch the others; taken away it is gone', () => {
  storeGoal('bodyFat', 22)
  storeGoal('whr', 0.78)
  storeGoal('bodyFat', undefined)
  expect([getGoal('bodyFat'), getGoal('whr'), getGoal('weight')]).toEqual([undefined, 0.78, undefined])
})

test('a phone that keeps nothing says so, and what was kept before stays', () => {
  storeGoal('bodyFat', 22)
  const stored = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.getItem(key),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(storeGoal('bodyFat', 20)).toBe(false)
  expect(getGoal('bodyFat')).toBe(22)
})

const GARBAGE = ['{"bodyFat":"a lot"}', '{"bodyFat":99}', '[22]', 'null', '22', '{']
test.for(GARBAGE)('what is kept as %s is no goal', (stored) => {
  localStorage.setItem('goals.1001', stored)
  expect(getGoal('bodyFat')).toBeUndefined()
})

test.for([
  ['bodyFat', '22', 'kg', 22],
  ['bodyFat', ' ２２．５ ', 'jin', 22.5],
  ['ssm', '48', 'jin', 24],
  ['ssm', '24', 'kg', 24],
  ['bodyFat', '2.9', 'kg', undefined],
  ['bodyFat', '', 'kg', undefined],
  ['whr', '0.78%', 'kg', undefined],
] as const)('%s "%s" typed in %s', ([key, text, unit, goal]) => {
  chooseWeightUnit(unit)
  expect(parseGoal(key, getMetric(key), text)).toBe(goal)
})

test('the limits are told in the member’s unit', () => {
  chooseWeightUnit('jin')
  expect(formatLimits('ssm', getMetric('ssm'))).toBe('10–160')
  expect(formatLimits('bodyFat', getMetric('bodyFat'))).toBe('3–60')
})
