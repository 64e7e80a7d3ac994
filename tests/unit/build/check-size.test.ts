import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkSizes, getSizeLimit, type PageSize } from '#scripts/build/check-size.ts'

const createPageSize = (script: number, paint = 1000, untapped = 0): PageSize => ({
  name: 'down',
  paint,
  html: 1000,
  script,
  later: 99_999,
  untapped,
})

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('a page over its fence stops a production build and CI', () => {
  expect(() => checkSizes([createPageSize(getSizeLimit('down') - 1000)], true)).not.toThrow()
  expect(() => checkSizes([createPageSize(getSizeLimit('down') - 999)], true)).toThrow('down')
  expect(() => checkSizes([createPageSize(20 * 1024 - 1000)], true, {})).not.toThrow()
  expect(() => checkSizes([createPageSize(20 * 1024 - 999)], true, {})).toThrow('down')
  // What is painted first keeps within the first packets, however loose the rest is.
  expect(() => checkSizes([createPageSize(0, 14 * 1024)], true)).not.toThrow()
  expect(() => checkSizes([createPageSize(0, 14 * 1024 + 1)], true)).toThrow('down')
  expect(() => checkSizes([createPageSize(0, 0, 30 * 1024)], true)).not.toThrow()
  expect(() => checkSizes([createPageSize(0, 0, 30 * 1024 + 1)], true)).toThrow('down')
})
