import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staticFiles } from '#scripts/site/host/static-files.ts'
import { newFolder } from '#tests/unit/new-folder.ts'

const dist = newFolder()

function rules(policy: string, second: number) {
  const table = { '/down': { 'content-security-policy': policy }, '/404': {}, '/*': {} }
  writeFileSync(`${dist}/_headers.json`, JSON.stringify(table))
  utimesSync(`${dist}/_headers.json`, second, second)
}

test('a build beside a running server brings its rules with it', () => {
  mkdirSync(`${dist}/down`)
  writeFileSync(`${dist}/down/index.html`, '')
  rules("default-src 'none'", 1)
  const { find } = staticFiles(dist)
  const policy = () => find('/down').headers['content-security-policy']
  expect(policy()).toBe("default-src 'none'")
  rules("default-src 'self'", 2)
  expect(policy()).toBe("default-src 'self'")
  // While the build is on its way there is no list: the one before holds.
  rmSync(`${dist}/_headers.json`)
  expect(policy()).toBe("default-src 'self'")
})
