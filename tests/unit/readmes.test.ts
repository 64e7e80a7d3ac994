import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
const READMES = tracked.filter((path) => /(README|CONTRIBUTING|DEPENDENCIES|SECURITY)\.md$/.test(path))

/** Written by a command, or placed there by the reader. */
const GENERATED = /^(dist|\.cache|\.well-known)\/|^(openapi|latest|manifest|_\w+)\.json$|^_?edge\.mjs$|^-/

/** Paths of source files and targets of links that a document names. */
function findPaths(text: string): string[] {
  const files = [...text.matchAll(/`((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css|md|svg|html|grit|jsonl?|yml))`/g)]
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
  return [...files, ...links].map(([, path]) => path!).filter((path) => !GENERATED.test(path))
}

/** A path counts from the root or from the document; the end of a path may lie anywhere. */
const isFound = (path: string, folder: string): boolean =>
  existsSync(ROOT + posix.join(folder, path)) || tracked.some((file) => `/${file}`.endsWith(`/${path}`))

test('every file that a document names exists', () => {
  expect(READMES.length).toBeGreaterThan(20)
  const missing = READMES.flatMap((readme) =>
    findPaths(readFileSync(ROOT + readme, 'utf8'))
      .filter((path) => !isFound(path, posix.dirname(readme)))
      .map((path) => `${readme}: ${path}`),
  )
  expect(missing).toEqual([])
})
