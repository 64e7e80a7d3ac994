import { expect, inject, test } from 'vitest'
import { checkSizes } from '#scripts/site/build/check-size.ts'

test('every page keeps within its byte fence', () => {
  expect(() => checkSizes(inject('sizes'), true)).not.toThrow()
})
