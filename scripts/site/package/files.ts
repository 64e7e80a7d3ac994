import { readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** Texts that may name other files. */
const TEXT = /\.(html|js|css|svg)$/

/**
 * Every file of a build that some pages may ask for: what their HTML names, and what those files name in turn, also what comes later by
 * `import()`. Other pages are not among them: who goes there leaves the package.
 * @param paths all files of the build @param pages paths of the pages' HTML
 */
export function reachedFiles(dist: string, paths: readonly string[], pages: readonly string[]): string[] {
  const others = paths.filter((path) => !/\.(br|gz|html)$/.test(path) && !path.startsWith('_'))
  const waiting = new Map(others.map((path) => [path, nameOf(path)]))
  const reached = [...pages]
  for (const path of reached) {
    if (!TEXT.test(path)) continue
    const text = readFileSync(`${dist}/${path}`, 'utf8')
    for (const [other, name] of waiting) {
      if (!text.includes(name)) continue
      waiting.delete(other)
      reached.push(other)
    }
  }
  return reached.sort()
}

/**
 * How a file is named by another one: scripts name each other by `./x-B2x9Qe1k.js`, which no second file is called, and the
 * campaign's document its pictures by `x.svg`; what else is copied as it is by its whole path.
 */
const nameOf = (path: string) => (/^(assets|campaign)\//.test(path) ? posix.basename(path) : `/${path}`)
