import { readdirSync, readFileSync } from 'node:fs'
import { ROOT } from '#scripts/base/page-names.ts'

/** Every path of a call as it is written in the sources, sorted. A report names no other (shared/app/report/README.md). */
export function callPaths(): string[] {
  const sources = ['shared', 'pages'].flatMap((folder) =>
    readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => readFileSync(`${ROOT}${folder}/${path}`, 'utf8')),
  )
  const found = sources.flatMap((text) => [...text.matchAll(/'((?:api|pk)\/[\w/-]+)'/g)].map(([, path]) => path!))
  return [...new Set(found)].sort()
}
