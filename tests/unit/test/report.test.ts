import { expect, test } from 'vitest'
import { countsOf, failedFiles, filesOf, type Report, timesOf, withAgain } from '#scripts/workbench/test/report.ts'

const file = (name: string, seconds: number, tests: Record<string, string> = {}): Report['testResults'][number] => {
  const assertionResults = Object.entries(tests).map(([fullName, status]) => ({ fullName, status }))
  const status = Object.values(tests).includes('failed') ? 'failed' : 'passed'
  return { name, startTime: 5000, endTime: 5000 + seconds * 1000, status, assertionResults }
}

test('the slowest files come first, by their path in the project, after the steps', () => {
  const files = filesOf(
    { testResults: [file('/home/tests/a.test.ts', 1), file('/home/tests/b.test.ts', 61.25), file('/else/c.ts', 2)] },
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
  expect(filesOf({ testResults: [{ ...file('a', 0), startTime: 9, endTime: 0 }] }, '/')[0]).toEqual({
    what: 'a',
    seconds: 0,
  })
  expect(timesOf([], [])).toBe('用时')
})

const FIRST: Report = {
  testResults: [
    file('a', 1, { one: 'passed', two: 'failed', three: 'skipped' }),
    file('b', 1, { one: 'passed' }),
    { ...file('c', 0), status: 'failed' },
  ],
}

test('tests are counted one by one; a file that could not begin is a failure', () => {
  expect(countsOf(FIRST)).toEqual({ passed: 2, failed: 2 })
  expect(failedFiles(FIRST)).toEqual(['a', 'c'])
})

test('of files that were run again the second time counts, and what passed only then is named', () => {
  const again = { testResults: [file('a', 1, { one: 'failed', two: 'passed' }), file('c', 1, { one: 'passed' })] }
  const { report, onlyThen } = withAgain(FIRST, again)
  expect(countsOf(report)).toEqual({ passed: 3, failed: 1 })
  expect(onlyThen).toEqual(['a > two'])
})
