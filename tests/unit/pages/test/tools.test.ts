// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { getJumpTarget } from '#pages/test/later.tsx'
import { formatAnswer, parseArgument } from '#pages/test/run-call.ts'

test.for([
  ['{"a":1}', { a: 1 }],
  [' {} ', {}],
] as const)('%s is an argument', ([typed, value]) => expect(parseArgument(typed)).toEqual(value))

test.for([
  ['', '参数不是有效的 JSON'],
  ['{a:1}', '参数不是有效的 JSON'],
  ['[1]', '参数须为 JSON 对象'],
  ['null', '参数须为 JSON 对象'],
  ['"x"', '参数须为 JSON 对象'],
] as const)('%s is none: %s', ([typed, text]) => expect(() => parseArgument(typed)).toThrow(text))

test('of a token only its length and its first four are told', () => {
  expect(formatAnswer('getToken', 'abcdefgh')).toBe('长度 8，前 4 位 abcd')
  expect(formatAnswer('getToken', undefined)).toBe('没有登录凭证')
})

test('other answers are told whole, up to a length', () => {
  expect(formatAnswer('getStatusBarHeight', 47)).toBe('47')
  expect(formatAnswer('getGeneralData', { a: 1 })).toBe('{\n  "a": 1\n}')
  expect(formatAnswer('getGeneralData', undefined)).toBe('（空）')
  expect(formatAnswer('getGeneralData', 'x'.repeat(3000))).toMatch(/…（共 3000 字符）$/)
})

test.for([
  ['/down', 'http://localhost:3000/down'],
  [' /down?a=1 ', 'http://localhost:3000/down?a=1'],
  ['https://apps.apple.com/cn/app/id1', 'https://apps.apple.com/cn/app/id1'],
  ['http://192.168.1.5:5173/chat', 'http://192.168.1.5:5173/chat'],
  ['https://any.example/页面?q=1#x', 'https://any.example/%E9%A1%B5%E9%9D%A2?q=1#x'],
  ['https://user@any.example/', 'https://user@any.example/'],
  ['HTTPS://APPS.apple.com:443/cn', 'https://apps.apple.com/cn'],
  ['//apps.apple.com/', undefined],
  ['/\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
  [' JavaScript:alert(1)', undefined],
  ['java\tscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['vbscript:x', undefined],
  ['blob:https://any.example/1', undefined],
  ['file:///etc/passwd', undefined],
  ['intent://x#Intent;end', undefined],
  ['homefitness://home', undefined],
  ['https://', undefined],
  ['down/x', undefined],
  ['', undefined],
] as const)('%j leads to %s', ([typed, address]) => {
  expect(getJumpTarget(typed)?.href).toBe(address?.replace('http://localhost:3000', location.origin))
})
