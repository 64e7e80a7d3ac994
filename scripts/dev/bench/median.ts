/** The middle of several runs, value by value. */
export function computeMedian<T extends Record<keyof T, number>>(runs: readonly T[]): T {
  const getMiddle = (key: keyof T) => runs.map((run) => run[key] as number).sort((a, b) => a - b)[runs.length >> 1] ?? 0
  const keys = Object.keys(runs[0]!) as (keyof T)[]
  return Object.fromEntries(keys.map((key) => [key, getMiddle(key)])) as T
}
