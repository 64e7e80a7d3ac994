import { expect, test } from 'vitest'
import { selectEncoding } from '#scripts/base/accept-encoding.ts'

test.for([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['', undefined],
  ['identity', undefined],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=x', undefined],
  ['vibrant', undefined],
] as const)('%j takes %s', ([taken, expected]) => expect(selectEncoding(taken)).toBe(expected))

test('only what there is', () => expect(selectEncoding('br, gzip', ['gzip'])).toBe('gzip'))
