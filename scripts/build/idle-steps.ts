const found = new Map<string, number>()

/** A step that matches what a tool prints. Named once, where its module is loaded, so that one that is never reached is missed too. */
export function step(name: string): string {
  found.set(name, 0)
  return name
}

/** Begin to count anew: with a build. */
export function startCounting(): void {
  for (const name of found.keys()) found.set(name, 0)
}

/** A step did something `count` times. A page may give it nothing to do; a whole site may not. */
export const did = (name: string, count: number) => found.set(name, (found.get(name) ?? 0) + count)

/** `text.replace`, counted for a step. */
export function counted(
  name: string,
  text: string,
  from: RegExp,
  to: string | ((...groups: string[]) => string),
): string {
  did(name, text.match(new RegExp(from, 'g'))?.length ?? 0)
  return typeof to === 'string' ? text.replace(from, to) : text.replace(from, (...groups) => to(...groups.map(String)))
}

/** @throws Error with the steps that found nothing to do on any page: what they look for is printed differently now */
export function checkSteps(): void {
  const idle = [...found].filter(([, count]) => !count).map(([name]) => name)
  if (idle.length) throw new Error(`build steps that found nothing to do on any page: ${idle.join('; ')}`)
}
