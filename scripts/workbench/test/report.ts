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

export interface Took {
  what: string
  seconds: number
}

/** Each test file with its time, by its path below `root`. */
export const filesOf = ({ testResults }: Report, root: string): Took[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    what: name.startsWith(root) ? name.slice(root.length) : name,
    seconds: Math.max(0, endTime - startTime) / 1000,
  }))

const testsOf = ({ testResults }: Report, status: string) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter((one) => one.status === status).map(({ fullName }) => `${name} > ${fullName}`),
  )

/** The files of which something failed. */
export const failedFiles = ({ testResults }: Report): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)

/** How many tests passed and how many failed; a file that could not begin is a failure, too. */
export const countsOf = (report: Report): { passed: number; failed: number } => ({
  passed: testsOf(report, 'passed').length,
  failed: Math.max(testsOf(report, 'failed').length, failedFiles(report).length),
})

/**
 * What counts when some files of a run were run again: their second time.
 * @returns the report of both, and the tests that passed only then
 */
export function withAgain(first: Report, again: Report): { report: Report; onlyThen: string[] } {
  const names = new Set(again.testResults.map(({ name }) => name))
  const failedFirst = new Set(testsOf(first, 'failed'))
  return {
    report: { testResults: [...first.testResults.filter(({ name }) => !names.has(name)), ...again.testResults] },
    onlyThen: testsOf(again, 'passed').filter((test) => failedFirst.has(test)),
  }
}

/** Where the time went: each step, then the slowest test files, longest first. Steps and files run side by side, so that the sum is more than the run. */
export function timesOf(steps: readonly Took[], files: readonly Took[], most = 15): string {
  const line = ({ what, seconds }: Took) => `${seconds.toFixed(1).padStart(7)} s  ${what}`
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, most)
  return ['用时', ...steps.map(line), ...(slowest.length ? ['最慢的测试文件', ...slowest.map(line)] : [])].join('\n')
}
