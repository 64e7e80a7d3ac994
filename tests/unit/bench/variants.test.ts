import { expect, test } from 'vitest'
import { variantsOf } from '#scripts/workbench/bench/variants.ts'

const server = { kind: '', plain: 1, edge: 2, signer: '', close: async () => {} }
const kinds = (name: Parameters<typeof variantsOf>[0]['name'], token?: string) =>
  variantsOf({ name, path: `/${name}?no=1`, token }, server).map(
    (one) => `${one.key} ${one.port === server.edge ? 'edge' : 'plain'}`,
  )

test.for([
  ['bodyFatScale', 'token', [' plain', 'warm plain', 'turn plain', 'floor plain']],
  ['integral', 'token', [' plain', 'warm plain', 'home plain']],
  ['courseSharing', undefined, [' plain', 'edge edge', 'floor plain']],
  ['down', undefined, [' plain']],
] as const)('%s is opened in each of its ways, the one by hand last', ([name, token, ways]) =>
  expect(kinds(name, token)).toEqual(ways),
)

test('the page by hand is asked for with the same query', () => {
  const all = variantsOf({ name: 'bodyFatScale', path: '/bodyFatScale?no=1', token: 'x' }, server)
  expect(all.at(-1)!.path).toBe('/floor-bodyFatScale.html?no=1')
})
