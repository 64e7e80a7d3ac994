import { readdirSync, readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { checkSizes } from '#scripts/build/check-size.ts'
import { routes } from '#shared/routes.ts'

test('every page keeps within its byte fence', () => {
  expect(() => checkSizes(inject('sizes'), true)).not.toThrow()
})

test.for(['kit', 'watch-input'])('every page loads the same %s file', (name) => {
  const files = readdirSync(`${inject('dist')}/assets`)
  expect(files.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))).toHaveLength(1)
})

test('no picture in the HTML of a page for members keeps the load event waiting, behind which Android has the bridge', () => {
  const waiting = Object.entries(routes).flatMap(([name, { access }]) =>
    access === 'member'
      ? (readFileSync(`${inject('dist')}/${name}/index.html`, 'utf8').match(/<img [^>]*>/g) ?? []).filter(
          (picture) => !picture.includes('loading="lazy"'),
        )
      : [],
  )
  expect(waiting).toEqual([])
})
