/** A planted defect: a small mistake that some test must find. */
export interface Planted {
  /** The file's name without its end. */
  name: string
  /** What a member would see of it, in a sentence. */
  what: string
  foundBy: Finder[]
  /** The sources it changes. */
  touches: string[]
  /** The unified diff, without the lines above it. */
  diff: string
}

/** A test file, and what the name of the test in it holds; '' for any of its tests. */
export interface Finder {
  file: string
  test: string
}

/**
 * Read a file of tests/planted: a sentence, `Found-by: file` or `Found-by: file > part of a test's name` lines, then the diff.
 * @throws Error in Chinese that names the file and what it lacks
 */
export function readPlanted(name: string, text: string): Planted {
  const at = text.indexOf('--- a/')
  const head = text.slice(0, Math.max(0, at)).trim().split('\n')
  const diff = text.slice(Math.max(0, at))
  const foundBy = head.flatMap((line) => {
    const [, file, test = ''] = /^Found-by: (\S+)(?: > (.+))?$/.exec(line) ?? []
    return file ? [{ file, test }] : []
  })
  const touches = [...new Set([...diff.matchAll(/^(?:---|\+\+\+) [ab]\/(\S+)/gm)].map(([, path]) => path!))]
  const what = head[0] ?? ''
  if (at < 0 || !touches.length) throw new Error(`tests/planted/${name}.patch 里没有改动`)
  if (!foundBy.length) throw new Error(`tests/planted/${name}.patch 没有写 Found-by`)
  if (!what || what.startsWith('Found-by')) throw new Error(`tests/planted/${name}.patch 没有写是什么错`)
  return { name, what, foundBy, touches, diff }
}

const couldMean = (one: Finder, other: Finder) =>
  one.file === other.file && (one.test.includes(other.test) || other.test.includes(one.test))

/** Whether the two could be taken for each other in one run: they change one source, or one failing test would name both. */
export const areNear = (one: Planted, other: Planted): boolean =>
  one.touches.some((path) => other.touches.includes(path)) ||
  one.foundBy.some((finder) => other.foundBy.some((another) => couldMean(finder, another)))

/**
 * Groups of defects that cannot hide each other, as even as can be.
 * @throws Error in Chinese when they do not fit into so many
 */
export function groupsOf(all: readonly Planted[], count: number): Planted[][] {
  const groups: Planted[][] = Array.from({ length: count }, () => [])
  const nearOf = (one: Planted) => all.filter((other) => other !== one && areNear(one, other)).length
  // Those with the least choice first.
  for (const one of all.toSorted((a, b) => nearOf(b) - nearOf(a))) {
    const [fitting] = groups
      .filter((group) => !group.some((other) => areNear(one, other)))
      .sort((a, b) => a.length - b.length)
    if (!fitting) throw new Error(`${one.name} 和每一组里的别的错都分不开`)
    fitting.push(one)
  }
  return groups
}
