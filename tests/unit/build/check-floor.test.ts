import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFloor } from '#scripts/site/build/check-floor.ts'

let dist: string
beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'floor-'))
})
afterAll(() => rmSync(dist, { recursive: true }))

test.for([
  ['structuredClone(a)', 'structuredClone'],
  ['a.findLast(b)', 'array copies'],
] as const)('%s is named with its file', ([code, what]) => {
  writeFileSync(`${dist}/a.js`, code)
  expect(() => checkFloor(dist)).toThrow(`a.js: ${what}`)
})
