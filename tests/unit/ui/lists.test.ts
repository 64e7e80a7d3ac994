import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'

/** With bullets it is a list everywhere; what is hidden needs no role. */
const IS_FINE = /role="list"|list-disc|aria-hidden="true"/

// VoiceOver takes a list without bullets for mere text, and its rows for nothing, unless its role is said.
test('a list without bullets says its role', () => {
  const wrong = globSync('{pages,shared}/**/*.tsx', { cwd: ROOT }).flatMap((path) => {
    const source = readFileSync(ROOT + path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
    const lists = source.match(/<[uo]l\b[^>]*>/g) ?? []
    return lists.filter((tag) => !IS_FINE.test(tag)).map((tag) => `${path}: ${tag}`)
  })
  expect(wrong).toEqual([])
})
