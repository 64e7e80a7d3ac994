import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT, routeOf } from '#scripts/base/page-names.ts'
import { newPageFiles } from '#scripts/site/share/new-page-files.ts'

test.for([
  ['set', '<MemberBar '],
  ['payFailed', '<h1 '],
] as const)('a new page starts as /%s does, with its title in a heading', ([name, heading]) => {
  const files = newPageFiles(name, routeOf(name), false)
  expect(Object.keys(files)).toEqual(['index.html', 'main.tsx', 'page.tsx'])
  for (const file of ['index.html', 'main.tsx'])
    expect(files[file]).toBe(readFileSync(`${ROOT}pages/${name}/${file}`, 'utf8'))
  expect(files['page.tsx']).toContain(heading)
})

test('a new share page has its share.ts, and the way into the app', () => {
  const files = newPageFiles('down', routeOf('down'), true)
  expect(files['share.ts']).toContain(`description: '${routeOf('down').title}'`)
  expect(files['page.tsx']).toMatch(/<h1 .*\n.*<OpenAppBar /)
  const [, path] = /'#(shared\/[^']+)'/.exec(files['page.tsx']!)!
  expect(existsSync(ROOT + path)).toBe(true)
})
