import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSaved, parseReply, parseStatusBarHeight, parseToken } from '#shared/bridge/replies.ts'

test.for([
  ['{"a":1}', { a: 1 }],
  ['  [1]', [1]],
  ['"文"', '文'],
  ['{broken', '{broken'],
  ['12345678901234567890', '12345678901234567890'],
  ['', ''],
  [null, null],
  [undefined, undefined],
  [{ a: 1 }, { a: 1 }],
] as const)('parse %o', ([reply, value]) => expect(parseReply(reply)).toEqual(value))

test.for([
  ['abc', 'abc'],
  ['"abc"', 'abc'],
  [' Bearer abc ', 'Bearer abc'],
  [{ token: 'abc' }, 'abc'],
  ['{"token":"abc"}', 'abc'],
  [{ data: { token: 'abc' } }, 'abc'],
  ['{"data":"{\\"token\\":\\"abc\\"}"}', 'abc'],
  ['12345678901234567890', '12345678901234567890'],
  [1234567, '1234567'],
  [2 ** 60, undefined], // precision is gone already
  ['', undefined],
  ['null', undefined],
  [null, undefined],
  [undefined, undefined],
  [{}, undefined],
  [true, undefined],
  ['令牌', undefined],
  ['a\nb', undefined],
  ['x'.repeat(4097), undefined],
  [{ data: { data: { data: { data: { token: 'deep' } } } } }, undefined],
] as const)('token of %o', ([reply, token]) => expect(parseToken(reply)).toBe(token))

test.for([
  [47, 47],
  ['47', 47],
  ['47.5px', 47.5],
  [0, 0],
  [300, 100],
  [-1, undefined],
  ['', undefined],
  [null, undefined],
  [{}, undefined],
  [{ statusBarHeight: '20' }, 20],
  ['{"height":24}', 24],
  [Number.NaN, undefined],
] as const)('status bar height of %o', ([reply, height]) => expect(parseStatusBarHeight(reply)).toBe(height))

test.for([
  ['1', true],
  ['"1"', true],
  [{ result: '1' }, true],
  ['{"result":1}', true],
  ['0', false],
  ['', false],
  [null, false],
  [undefined, false],
  ['{"toString":{}}', false],
  ['true', false],
] as const)('saved: %o', ([reply, yes]) => expect(isSaved(reply)).toBe(yes))

test('whatever a shell answers is read without an error', () => {
  const anything = fc.oneof(fc.anything(), fc.json(), fc.string())
  fc.assert(
    fc.property(anything, (reply) => {
      const token = parseToken(reply)
      expect(token === undefined || /^[\x20-\x7e]+$/.test(token)).toBe(true)
      const height = parseStatusBarHeight(reply)
      expect(height === undefined || (height >= 0 && height <= 100)).toBe(true)
      expect(typeof isSaved(reply)).toBe('boolean')
    }),
    { numRuns: 500 },
  )
})
