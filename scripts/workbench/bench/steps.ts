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
  const byName = new Map<string, Step[]>()
  for (const steps of visits) {
    const seen = new Map<string, number>()
    for (const step of steps) {
      // The second request for the same thing is another step.
      const count = (seen.get(step.name) ?? 0) + 1
      seen.set(step.name, count)
      const name = count > 1 ? `${step.name} (${count})` : step.name
      byName.set(name, [...(byName.get(name) ?? []), step])
    }
  }
  const middle = (steps: readonly Step[], key: 'asked' | 'first' | 'ended') =>
    steps.map((step) => step[key]).sort((a, b) => a - b)[steps.length >> 1]!
  return [...byName]
    .filter(([, steps]) => steps.length * 2 > visits.length)
    .map(([name, steps]) => ({
      name,
      asked: middle(steps, 'asked'),
      first: middle(steps, 'first'),
      ended: middle(steps, 'ended'),
    }))
    .sort((a, b) => a.asked - b.asked)
}

export const stepLine = ({ name, asked, first, ended }: Step): string =>
  `      ${[asked, first, ended].map((ms) => ms.toFixed(0).padStart(6)).join('')}  ${name}`
