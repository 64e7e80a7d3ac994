import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkFloor } from '#scripts/build/check-floor.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

const dist = createTempFolder()

test.for([
  ['structuredClone(a)', 'a.js', 'structuredClone'],
  ['a.findLast(b)', 'a.js', 'array copies'],
  ['a?.b(...list, c)', 'a.js', 'an optional call with a spread'],
  ['<script type="module">Object.hasOwn(a, "b")</script>', 'a.html', 'at or hasOwn without polyfills.ts'],
  ['@media not (min-width:360px){a{color:red}}', 'a.css', '@media not without a type'],
] as const)('%s is named with its file', ([code, file, what]) => {
  writeFileSync(`${dist}/${file}`, code)
  expect(() => checkFloor(dist)).toThrow(`${file}: ${what}`)
})
