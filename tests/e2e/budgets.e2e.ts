import { expect, inject, test } from 'vitest'
import { checkSizes } from '#scripts/build/check-size.ts'

test('every page keeps its byte budget', () => {
  expect(() => checkSizes(inject('sizes'))).not.toThrow()
})
