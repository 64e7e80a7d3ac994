import { expect, test } from 'vitest'
import { filesOf, timesOf } from '#scripts/test/report.ts'

const file = (name: string, seconds: number) => ({ name, startTime: 5000, endTime: 5000 + seconds * 1000 })

test('the slowest files come first, by their path in the project, after the steps', () => {
  const files = filesOf(
    {
      numPassedTests: 3,
      numFailedTests: 0,
      testResults: [file('/home/tests/a.test.ts', 1), file('/home/tests/b.test.ts', 61.25), file('/else/c.ts', 2)],
    },
    '/home/',
  )
  expect(timesOf([{ what: '类型', seconds: 4.94 }], files, 2).split('\n')).toEqual([
    '用时',
    '    4.9 s  类型',
    '最慢的测试文件',
    '   61.3 s  tests/b.test.ts',
    '    2.0 s  /else/c.ts',
  ])
})

test('a file that never ran took no time; without files only the steps are told', () => {
  expect(
    filesOf({ numPassedTests: 0, numFailedTests: 0, testResults: [{ name: 'a', startTime: 9, endTime: 0 }] }, '/')[0],
  ).toEqual({ what: 'a', seconds: 0 })
  expect(timesOf([], [])).toBe('用时')
})
