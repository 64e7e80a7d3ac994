import { expect, test } from 'vitest'
import type { OpenPackage } from '#scripts/site/package/open.ts'
import { variantsOf } from '#scripts/workbench/bench/variants.ts'

const server = { kind: '', plain: 1, edge: 2, signer: '', close: async () => {} }
const app = {} as OpenPackage
const kinds = (name: Parameters<typeof variantsOf>[0]['name'], token?: string) =>
  variantsOf({ name, path: `/${name}?no=1`, token }, server, app).map((one) => [one.key, one.port, Boolean(one.app)])

test.for([
  [
    'bodyFatScale',
    'token',
    [
      ['', 1, false],
      ['package', 1, true],
      ['warm', 1, false],
      ['turn', 1, false],
      ['floor', 1, false],
    ],
  ],
  [
    'integral',
    'token',
    [
      ['', 1, false],
      ['package', 1, true],
      ['warm', 1, false],
      ['home', 1, false],
    ],
  ],
  [
    'courseSharing',
    undefined,
    [
      ['', 1, false],
      ['edge', 2, false],
      ['floor', 1, false],
    ],
  ],
  ['down', undefined, [['', 1, false]]],
] as const)('%s is opened in each of its ways, the one by hand last', ([name, token, ways]) =>
  expect(kinds(name, token)).toEqual(ways),
)

test('the page by hand is asked for with the same query', () => {
  const all = variantsOf({ name: 'bodyFatScale', path: '/bodyFatScale?no=1', token: 'x' }, server, app)
  expect(all.at(-1)!.path).toBe('/floor-bodyFatScale.html?no=1')
})
