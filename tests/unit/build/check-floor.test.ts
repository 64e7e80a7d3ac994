import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkFloor } from '#scripts/site/build/check-floor.ts'
import { newFolder } from '#tests/unit/new-folder.ts'

const dist = newFolder()

test.for([
  ['structuredClone(a)', 'structuredClone'],
  ['a.findLast(b)', 'array copies'],
] as const)('%s is named with its file', ([code, what]) => {
  writeFileSync(`${dist}/a.js`, code)
  expect(() => checkFloor(dist)).toThrow(`a.js: ${what}`)
})
