import { expect, test } from 'vitest'
import { parseId } from '#shared/core/links/ids.ts'
import { formatQuery, getPageUrl } from '#shared/core/links/page-url.ts'

test('a page address carries its values encoded, and leaves out those that are not there', () => {
  expect(getPageUrl('analysis', { name: '体重', type: 1, no: undefined, unit: '' })).toBe(
    '/analysis?name=%E4%BD%93%E9%87%8D&type=1',
  )
  expect(getPageUrl('down')).toBe('/down')
  expect(formatQuery({ a: 'x&y=z' })).toBe('?a=x%26y%3Dz')
})

test.for([
  ['C1001', 'C1001'],
  ['x'.repeat(64), 'x'.repeat(64)],
  ['x'.repeat(65), ''],
  ['', ''],
  ['a b', ''],
  ['../x', ''],
  [null, ''],
  [12, ''],
] as const)('%j as an id is %j', ([value, id]) => expect(parseId(value)).toBe(id))
