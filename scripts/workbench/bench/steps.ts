import { grouped } from '#scripts/base/grouped.ts'
import { median } from './median.ts'
import type { Phone } from './phone.ts'

/** Something that a visit waited for: a file, a call, an answer of the app. ms from the navigation's start. */
export interface Step {
  name: string
  asked: number
  /** Its first byte; with the end where there is none, as of the bridge. */
  first: number
  ended: number
}

/** What a page has asked for so far, files by their names without hash. Calls of the bridge are measures that the app takes (phone.ts). */
export const stepsIn = (phone: Phone): Promise<Step[]> => phone.read(`(${asked})()`)

function asked(): Step[] {
  const nameOf = (address: string) => new URL(address).pathname.replace(/-[\w-]{8}(\.\w+)$/, '$1')
  const timing = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return [
    { name: 'HTML', asked: html!.requestStart, first: html!.responseStart, ended: html!.responseEnd },
    ...timing.map(({ name, startTime, responseStart, responseEnd }) => ({
      name: nameOf(name),
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

/** The steps of several visits, the middle of each, in the order in which they were asked for. A step that most visits lack is left out. */
export function middleSteps(visits: readonly (readonly Step[])[]): Step[] {
  const named = visits.flatMap((steps) =>
    [...grouped(steps, ({ name }) => name).values()].flatMap((same) =>
      // The second request for the same thing is another step.
      same.map((step, index) => (index ? { ...step, name: `${step.name} (${index + 1})` } : step)),
    ),
  )
  return [...grouped(named, ({ name }) => name)]
    .filter(([, steps]) => steps.length * 2 > visits.length)
    .map(([name, steps]) => ({ name, ...median(steps.map(({ asked, first, ended }) => ({ asked, first, ended }))) }))
    .sort((a, b) => a.asked - b.asked)
}

export const stepLine = ({ name, asked, first, ended }: Step): string =>
  `      ${[asked, first, ended].map((ms) => ms.toFixed(0).padStart(6)).join('')}  ${name}`
