import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createStaticSite, staticFiles } from '#scripts/host/static-site.ts'
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

const replaced = createTempFolder()

function rules(policy: string, second: number) {
  const table = { '/down': { 'content-security-policy': policy }, '/404': {}, '/*': {} }
  writeFileSync(`${replaced}/_headers.json`, JSON.stringify(table))
  utimesSync(`${replaced}/_headers.json`, second, second)
}

test('a build beside a running server brings its rules with it', () => {
  mkdirSync(`${replaced}/down`)
  writeFileSync(`${replaced}/down/index.html`, '')
  rules("default-src 'none'", 1)
  const { find } = staticFiles(replaced)
  const policy = () => find('/down').headers['content-security-policy']
  expect(policy()).toBe("default-src 'none'")
  rules("default-src 'self'", 2)
  expect(policy()).toBe("default-src 'self'")
  // While the build is on its way there is no list: the one before holds.
  rmSync(`${replaced}/_headers.json`)
  expect(policy()).toBe("default-src 'self'")
})
