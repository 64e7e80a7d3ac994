import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createStaticSite } from '#scripts/host/static-site.ts'
import { MISSPELT } from '#tests/misspelt.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

const dist = createTempFolder()
mkdirSync(`${dist}/down`)
writeFileSync(`${dist}/down/index.html`, 'the page')
writeFileSync(`${dist}/404.html`, 'nothing')
writeFileSync(`${dist}/_manifest.json`, '{}')
writeFileSync(`${dist}/_headers.json`, JSON.stringify({ '/down': {}, '/404': {}, '/*': {} }))
const site = createStaticSite(dist)

test.for(MISSPELT)('%s%s leads to %s', async ([path, search, right]) => {
  const { status, headers } = await site.request(`http://127.0.0.1${path}${search}`)
  expect([status, headers.get('location')]).toEqual([302, right])
})

test.for([
  ['/down', 200],
  ['/down?a=b。', 200],
  ['/downs', 404],
  ['/_headers.json', 404],
] as const)('%s is answered with %i', async ([path, status]) =>
  expect((await site.request(`http://127.0.0.1${path}`)).status).toBe(status),
)
