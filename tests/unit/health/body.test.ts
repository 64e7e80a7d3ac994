import { expect, test } from 'vitest'
import { getAge, getHeight, getWeight, isMinor, parseSex, toBody } from '#shared/health/body.ts'

test.for([
  [1, 'male'],
  [undefined, 'male'],
  [null, 'male'],
  ['', 'male'],
  [0, 'female'],
  [2, 'female'],
  [Number.NaN, 'female'],
] as const)('gender %o is %s', ([gender, sex]) => expect(parseSex(gender)).toBe(sex))

test.for([
  ['age', 0, undefined],
  ['age', 0.9, undefined],
  ['age', 1, 1],
  ['age', 150, 150],
  ['age', 151, undefined],
  ['age', Number.NaN, undefined],
  ['age', undefined, undefined],
  ['heightCm', 0, undefined],
  ['heightCm', 1.75, undefined],
  ['heightCm', 30, 30],
  ['heightCm', 300, 300],
  ['heightCm', 301, undefined],
  ['heightCm', Number.POSITIVE_INFINITY, undefined],
  ['heightCm', undefined, undefined],
  ['weightKg', 0, undefined],
  ['weightKg', -1, undefined],
  ['weightKg', Number.NaN, undefined],
  ['weightKg', 57.8, 57.8],
] as const)('%s %o is known as %o', ([field, value, cached]) => {
  const getValue = { age: getAge, heightCm: getHeight, weightKg: getWeight }[field]
  expect(getValue({ sex: 'female', [field]: value })).toBe(cached)
})

test.for([
  [17.9, true],
  [18, false],
  [0, false],
  [undefined, false],
] as const)('at age %o a minor is %s', ([age, minor]) => expect(isMinor({ sex: 'male', age })).toBe(minor))

test('a body takes numeric strings and drops what is not known', () => {
  expect(toBody({ gender: '2', age: '29', height: '163' })).toEqual({
    sex: 'female',
    age: 29,
    heightCm: 163,
  })
  expect(toBody({ age: 0, height: 0 })).toEqual({ sex: 'male' })
})
