/** What a vitest project's JSON report says, as far as it is used. */
export interface Report {
  testResults: {
    name: string
    startTime: number
    endTime: number
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

export interface TimedStep {
  what: string
  seconds: number
}

/** Each test file with its time, by its path below `root`. */
export const getFileTimes = ({ testResults }: Report, root: string): TimedStep[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    what: name.startsWith(root) ? name.slice(root.length) : name,
    seconds: Math.max(0, endTime - startTime) / 1000,
  }))

const selectTests = ({ testResults }: Report, status: string) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter((item) => item.status === status).map(({ fullName }) => `${name} > ${fullName}`),
  )

/** The files of which something failed. */
export const getFailedFiles = ({ testResults }: Report): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)

/** How many tests passed and how many failed; a file that could not begin is a failure, too. */
export const countTests = (report: Report): { passed: number; failed: number } => ({
  passed: selectTests(report, 'passed').length,
  failed: Math.max(selectTests(report, 'failed').length, getFailedFiles(report).length),
})

/**
 * What counts when some files of a run were run again: their second time.
 * @returns the report of both, and the tests that passed only then
 */
export function mergeReports(first: Report, again: Report): { report: Report; onlyThen: string[] } {
  const names = new Set(again.testResults.map(({ name }) => name))
  const failedFirst = new Set(selectTests(first, 'failed'))
  return {
    report: { testResults: [...first.testResults.filter(({ name }) => !names.has(name)), ...again.testResults] },
    onlyThen: selectTests(again, 'passed').filter((test) => failedFirst.has(test)),
  }
}

/**
 * The durations: each step, then the slowest test files. They run in parallel, so the sum exceeds
 * the total.
 */
export function formatTimes(steps: readonly TimedStep[], files: readonly TimedStep[], max = 15): string {
  const formatLine = ({ what, seconds }: TimedStep) => `${seconds.toFixed(1).padStart(7)} s  ${what}`
  const slowest = files.toSorted((item, other) => other.seconds - item.seconds).slice(0, max)
  return [
    '用时',
    ...steps.map(formatLine),
    ...(slowest.length ? ['最慢的测试文件', ...slowest.map(formatLine)] : []),
  ].join('\n')
}
