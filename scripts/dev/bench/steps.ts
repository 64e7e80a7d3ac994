import { groupBy } from '#scripts/base/group-by.ts'
import type { Phone } from './phone.ts'

/**
 * Something that a visit waited for: a file, a call, an answer of the app. ms from the navigation's
 * start.
 */
export interface Step {
  name: string
  asked: number
  /** Its first byte; with the end where there is none, as of the bridge. */
  first: number
  ended: number
}

/**
 * What a page has requested so far, file names without hash. Bridge calls are measures of the shell
 * (phone.ts).
 */
export const readSteps = (phone: Phone): Promise<Step[]> => phone.read(`(${collectSteps})()`)

function collectSteps(): Step[] {
  const getAssetName = (address: string) => new URL(address).pathname.replace(/-[\w-]{8}(\.\w+)$/, '$1')
  const timing = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return [
    { name: 'HTML', asked: html!.requestStart, first: html!.responseStart, ended: html!.responseEnd },
    ...timing.map(({ name, startTime, responseStart, responseEnd }) => ({
      name: getAssetName(name),
      asked: startTime,
      first: responseStart,
      ended: responseEnd,
    })),
    ...performance.getEntriesByType('measure').map(({ name, startTime, duration }) => ({
      name,
      asked: startTime,
      first: startTime + duration,
      ended: startTime + duration,
    })),
  ]
}

/** The median of several runs, value by value. */
export function computeMedian<T extends Record<keyof T, number>>(runs: readonly T[]): T {
  const getMedian = (key: keyof T) => runs.map((run) => run[key] as number).sort((a, b) => a - b)[runs.length >> 1] ?? 0
  const keys = Object.keys(runs[0]!) as (keyof T)[]
  return Object.fromEntries(keys.map((key) => [key, getMedian(key)])) as T
}

/**
 * The median steps of several visits, in request order. Steps that most visits lack are left out.
 */
export function computeMedianSteps(visits: readonly (readonly Step[])[]): Step[] {
  const named = visits.flatMap((steps) =>
    [...groupBy(steps, ({ name }) => name).values()].flatMap((same) =>
      // The second request for the same thing is another step.
      same.map((step, index) => (index ? { ...step, name: `${step.name} (${index + 1})` } : step)),
    ),
  )
  return [...groupBy(named, ({ name }) => name)]
    .filter(([, steps]) => steps.length * 2 > visits.length)
    .map(([name, steps]) => ({
      name,
      ...computeMedian(steps.map(({ asked, first, ended }) => ({ asked, first, ended }))),
    }))
    .sort((a, b) => a.asked - b.asked)
}

export const stepLine = ({ name, asked, first, ended }: Step): string =>
  `      ${[asked, first, ended].map((ms) => ms.toFixed(0).padStart(6)).join('')}  ${name}`
