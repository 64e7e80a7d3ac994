import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/build/page-names.ts'
import { readmeTable } from '#scripts/route-docs.ts'
import { routes } from '#shared/routes.ts'

const folders = readdirSync(`${ROOT}pages`)

test.for(folders)('the page folder %s has a row and its files', (folder) => {
  expect(Object.keys(routes)).toContain(folder)
  for (const file of ['index.html', 'main.tsx', 'page.tsx'])
    expect(existsSync(`${ROOT}pages/${folder}/${file}`)).toBe(true)
  expect(readFileSync(`${ROOT}pages/${folder}/index.html`, 'utf8').replaceAll(folder, 'X')).toBe(
    readFileSync(`${ROOT}pages/payFailed/index.html`, 'utf8').replaceAll('payFailed', 'X'),
  )
})

test('the README shows the route table as it is (npm run docs writes it)', () => {
  expect(readFileSync(`${ROOT}README.md`, 'utf8')).toContain(readmeTable())
})
