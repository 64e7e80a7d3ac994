// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { jumpTarget } from '#pages/test/jump-target.ts'
import { answerText, argumentOf } from '#pages/test/run-call.ts'

test.for([
  ['{"a":1}', { a: 1 }],
  [' {} ', {}],
] as const)('%s is an argument', ([typed, value]) => expect(argumentOf(typed)).toEqual(value))

test.for([
  ['', '参数不是有效的 JSON'],
  ['{a:1}', '参数不是有效的 JSON'],
  ['[1]', '参数须为 JSON 对象'],
  ['null', '参数须为 JSON 对象'],
  ['"x"', '参数须为 JSON 对象'],
] as const)('%s is none: %s', ([typed, words]) => expect(() => argumentOf(typed)).toThrow(words))

test('of a token only its length and its first four are told', () => {
  expect(answerText('getToken', 'abcdefgh')).toBe('长度 8，前 4 位 abcd')
  expect(answerText('getToken', undefined)).toBe('没有登录凭证')
})

test('other answers are told whole, up to a length', () => {
  expect(answerText('getStatusBarHeight', 47)).toBe('47')
  expect(answerText('getGeneralData', { a: 1 })).toBe('{\n  "a": 1\n}')
  expect(answerText('getGeneralData', undefined)).toBe('（空）')
  expect(answerText('getGeneralData', 'x'.repeat(3000))).toMatch(/…（共 3000 字符）$/)
})

test.for([
  ['/down', 'http://localhost:3000/down'],
  [' /down?a=1 ', 'http://localhost:3000/down?a=1'],
  ['https://apps.apple.com/cn/app/id1', 'https://apps.apple.com/cn/app/id1'],
  ['http://apps.apple.com/cn', undefined],
  ['https://apps.apple.com.evil.example/', undefined],
  ['//apps.apple.com/', undefined],
  ['/\\evil.example', undefined],
  ['JavaScript:alert(1)', undefined],
  ['intent://x#Intent;end', undefined],
  ['down/x', undefined],
  ['', undefined],
  ['https:apps.apple.com', undefined],
  ['https://apps.apple.com:8443/', undefined],
  ['https://user:word@apps.apple.com/', undefined],
  ['https://apps.apple.com:443/cn', 'https://apps.apple.com/cn'],
  ['HTTPS://APPS.apple.com/cn', 'https://apps.apple.com/cn'],
] as const)('%j leads to %s', ([typed, address]) => {
  expect(jumpTarget(typed)?.href).toBe(address?.replace('http://localhost:3000', location.origin))
})
