import { expect, test } from 'vitest'
import { bodyOf, isMinor, knownAge, knownHeight, knownWeight, sexOf } from '#shared/health/body.ts'

test.for([
  [1, 'male'],
  [undefined, 'male'],
  [null, 'male'],
  ['', 'male'],
  [0, 'female'],
  [2, 'female'],
  [Number.NaN, 'female'],
] as const)('gender %o is %s', ([gender, sex]) => expect(sexOf(gender)).toBe(sex))

test.for([
  [0, undefined],
  [0.9, undefined],
  [1, 1],
  [150, 150],
  [151, undefined],
  [Number.NaN, undefined],
  [undefined, undefined],
] as const)('age %o is known as %o', ([age, known]) => expect(knownAge({ sex: 'male', age })).toBe(known))

test.for([
  [0, undefined],
  [1.75, undefined],
  [30, 30],
  [300, 300],
  [301, undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [undefined, undefined],
] as const)('height %o is known as %o', ([heightCm, known]) => {
  expect(knownHeight({ sex: 'female', heightCm })).toBe(known)
})

test.for([
  [0, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  [57.8, 57.8],
] as const)('weight %o is known as %o', ([weightKg, known]) => {
  expect(knownWeight({ sex: 'female', weightKg })).toBe(known)
})

test.for([
  [17.9, true],
  [18, false],
  [0, false],
  [undefined, false],
] as const)('at age %o a minor is %s', ([age, minor]) => expect(isMinor({ sex: 'male', age })).toBe(minor))

test('a body takes numeric strings and drops what is not known', () => {
  expect(bodyOf({ gender: '2', age: '29', height: '163' }, '57.8')).toEqual({
    sex: 'female',
    age: 29,
    heightCm: 163,
    weightKg: 57.8,
  })
  expect(bodyOf({ age: 0, height: 0 })).toEqual({ sex: 'male' })
})
