import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { argumentsOf, command, wholeNumber } from '#scripts/base/command-line.ts'
import { pagesNamed } from '#scripts/base/page-names.ts'

beforeEach(() => {
  process.exitCode = 0
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

/** Run a command with one option over the given arguments. */
async function ran(args: readonly string[], work: (values: { to?: string }) => unknown = () => {}) {
  const kept = process.argv
  process.argv = ['node', 'main.ts', ...args]
  try {
    await command('用法：…', { to: { type: 'string' } }, work)
  } finally {
    process.argv = kept
  }
}

test('the values reach the command', async () => {
  const seen: unknown[] = []
  await ran(['--to', 'x'], ({ to }) => void seen.push(to))
  expect(seen).toEqual(['x'])
  expect(process.exitCode).toBe(0)
})

test('--help prints the help and does nothing else', async () => {
  await ran(['--help'], () => expect.unreachable())
  expect(console.log).toHaveBeenCalledWith('用法：…')
})

test.for([[['--bogus']], [['--to']], [['loose']]] as const)('%o is a mistake in one line', async ([args]) => {
  await ran(args, () => expect.unreachable())
  expect(vi.mocked(console.error).mock.calls).toEqual([[expect.stringMatching(/^参数不对：[^\n]+--help/)]])
  expect(process.exitCode).toBe(1)
})

const NOWHERE = '/nowhere/of/this/name/openapi.json'
test.for([
  ['an error without a stack', () => Promise.reject(new Error('没有构建')), '没有构建'],
  ['a file by its path, in Chinese', () => writeFileSync(NOWHERE, ''), `没有这个文件或文件夹：${NOWHERE}`],
] as const)('what went wrong is told: %s', async ([, work, words]) => {
  await ran([], work)
  expect(console.error).toHaveBeenCalledWith(words)
  expect(process.exitCode).toBe(1)
})

test.for(['', 'abc', '-1', '1.5', '0', '11'])('%s is no number from 1 to 10', (text) =>
  expect(() => wholeNumber('--keep', text, 1, 10)).toThrow('--keep 要是 1 到 10 的整数'),
)
test('a number within is one', () => expect(wholeNumber('--keep', '10', 1, 10)).toBe(10))

test('pages are named with or without a slash', () => expect(pagesNamed(['/down', 'set'])).toEqual(['down', 'set']))
test.for([
  ['down,no', 'no'],
  ['', ''],
] as const)('of the pages “%s” what is none is named', ([words, name]) =>
  expect(() => pagesNamed(words.split(','))).toThrow(`没有这个页面：${name}`),
)

test('a program gets its arguments, and ends at a wrong one', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  const kept = process.argv
  const read = (args: readonly string[], read: (values: object, words: string[]) => unknown) => {
    process.argv = ['node', 'main.ts', ...args]
    return argumentsOf('用法：…', {}, read)
  }
  try {
    expect(read(['a', 'b'], (_, words) => words)).toEqual(['a', 'b'])
    expect(() => read(['a'], (values) => values)).toThrow('exit 1')
    expect(() => read(['--bogus'], (_, words) => words)).toThrow('exit 1')
    expect(() => read(['no'], (_, words) => pagesNamed(words))).toThrow('exit 1')
    expect(vi.mocked(console.error)).toHaveBeenLastCalledWith('没有这个页面：no')
  } finally {
    process.argv = kept
    exit.mockRestore()
  }
})
