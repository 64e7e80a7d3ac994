import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { LICENCES, renderLicences } from '#scripts/generate/licences.ts'

const text = renderLicences()
const { dependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'))

test('the list the site serves is current (npm run generate -- licences)', () =>
  expect(readFileSync(LICENCES, 'utf8')).toBe(text))

test.for(Object.keys(dependencies))('%s ships with its terms', (name) => {
  const terms = text.split('='.repeat(80)).find((part) => part.startsWith(`\n${name} `))
  expect(terms).toMatch(/copyright/i)
  expect(terms!.length).toBeGreaterThan(500)
})
