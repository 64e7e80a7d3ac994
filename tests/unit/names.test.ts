import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { createTempFolder } from './new-folder.ts'

/** Number of names that the lint rule refuses in a source text. */
function countRefused(source: string): number {
  const folder = createTempFolder()
  writeFileSync(`${folder}/biome.json`, JSON.stringify({ plugins: [`${ROOT}scripts/dev/names.grit`] }))
  writeFileSync(`${folder}/example.tsx`, source)
  const { stdout } = spawnSync(`${ROOT}node_modules/.bin/biome`, ['lint', '--reporter=github', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stdout.split('::error title=plugin').length - 1
}

test.for([
  ['const words = 1', 1],
  ['export function tellMember(shownText: string, { most }: Props) {}', 3],
  ['export interface Props { isWhole: boolean; getWords(): string }', 2],
  ['export class Row { kept = 1; told() {} }', 2],
  ["export const body = { words: 1, least: 2, 'own': 3 }", 0],
  ['export const keywords = 1, isMostlyKnown = 2, busyLabel = 3, hasOwn = 4, topmost = 5, isMostly = 6', 0],
] as const)('names in `%s`: %i refused', ([source, count]) => expect(countRefused(source)).toBe(count))
