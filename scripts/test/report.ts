/** What a vitest project's JSON report says, as far as it is used. */
export interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; startTime: number; endTime: number }[]
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

/** Where the time went: each step, then the slowest test files, longest first. Steps and files run side by side, so that the sum is more than the run. */
export function timesOf(steps: readonly Took[], files: readonly Took[], most = 15): string {
  const line = ({ what, seconds }: Took) => `${seconds.toFixed(1).padStart(7)} s  ${what}`
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, most)
  return ['用时', ...steps.map(line), ...(slowest.length ? ['最慢的测试文件', ...slowest.map(line)] : [])].join('\n')
}
