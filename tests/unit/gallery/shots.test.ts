import { expect, test } from 'vitest'
import { indexPage } from '#scripts/workbench/gallery/index-page.ts'
import { fileOf, shotsOf } from '#scripts/workbench/gallery/shots.ts'
import { routes } from '#shared/routes.ts'

const all = shotsOf([])

test('no two pictures share a file', () => {
  const files = all.map(fileOf)
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
  expect(files.filter((file) => /[^\p{L}\p{N}.-]/u.test(file))).toEqual([])
})

const PAGES = Object.keys(routes)
test.for(PAGES)('%s has pictures with a service that works, fails, is slow and answers nothing', (page) => {
  const weathers = all.filter((shot) => shot.page === page).map(({ weather }) => weather)
  expect(new Set(weathers)).toEqual(new Set(['fine', 'slow', 'failing', 'blank']))
})

test('members are inside the app, visitors are not', () => {
  for (const { page, memberNo } of all)
    expect([page, memberNo !== undefined]).toEqual([page, routes[page].access === 'member'])
})

test('only the pages asked for', () => {
  expect(new Set(shotsOf(['down', 'set']).map(({ page }) => page))).toEqual(new Set(['down', 'set']))
})

test('the index links every picture and tells what went wrong', () => {
  const shots = shotsOf(['down'])
  const html = indexPage(shots, new Map([[fileOf(shots[0]!), ['<b>']]]))
  for (const shot of shots) expect(html).toContain(`href="${encodeURI(fileOf(shot))}"`)
  expect(html).toContain('<strong>&#60;b&#62;</strong>')
})
