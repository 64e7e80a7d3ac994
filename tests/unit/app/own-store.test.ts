// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepGoal, limitsText, ownGoal, typedGoal } from '#pages/analysis/own.ts'
import { keepOwn, readOwn } from '#shared/app/member/own-store.ts'
import { session } from '#shared/auth/session.ts'
import { chooseWeightUnit } from '#shared/core/weight-unit.ts'
import { metricOf } from '#shared/health/metrics.ts'

beforeEach(() => {
  localStorage.clear()
  session.memberNo = '1001'
})
afterEach(() => {
  vi.unstubAllGlobals()
  chooseWeightUnit('kg')
})

test('what a member keeps belongs to the number; another member on the phone sees nothing of it', () => {
  expect(keepGoal('bodyFat', 22)).toBe(true)
  expect(ownGoal('bodyFat')).toBe(22)
  session.memberNo = '1002'
  expect(ownGoal('bodyFat')).toBeUndefined()
  keepGoal('bodyFat', 18)
  session.memberNo = '1001'
  expect(ownGoal('bodyFat')).toBe(22)
})

test('as long as it is not known who is there nothing is kept', () => {
  delete session.memberNo
  expect(keepOwn('goals', 'ssm', 24)).toBe(false)
  expect(readOwn('goals')).toEqual({})
  expect(localStorage.length).toBe(0)
})

test('one goal does not touch the others; taken away it is gone', () => {
  keepGoal('bodyFat', 22)
  keepGoal('whr', 0.78)
  keepGoal('bodyFat', undefined)
  expect([ownGoal('bodyFat'), ownGoal('whr'), ownGoal('weight')]).toEqual([undefined, 0.78, undefined])
})

test('a phone that keeps nothing says so, and what was kept before stays', () => {
  keepGoal('bodyFat', 22)
  const kept = localStorage
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.getItem(key),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(keepGoal('bodyFat', 20)).toBe(false)
  expect(ownGoal('bodyFat')).toBe(22)
})

const GARBAGE = ['{"bodyFat":"a lot"}', '{"bodyFat":99}', '[22]', 'null', '22', '{']
test.for(GARBAGE)('what is kept as %s is no goal', (kept) => {
  localStorage.setItem('goals.1001', kept)
  expect(ownGoal('bodyFat')).toBeUndefined()
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
  expect(typedGoal(key, metricOf(key), text)).toBe(goal)
})

test('the limits are told in the member’s unit', () => {
  chooseWeightUnit('jin')
  expect(limitsText('ssm', metricOf('ssm'))).toBe('10–160')
  expect(limitsText('bodyFat', metricOf('bodyFat'))).toBe('3–60')
})
