import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { createSiteLoader } from '#scripts/edge/node.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

const root = createTempFolder()
beforeAll(() => {
  for (const build of ['a', 'b']) {
    mkdirSync(`${root}/${build}/down`, { recursive: true })
    writeFileSync(`${root}/${build}/down/index.html`, `page ${build}`)
    const headers = { '/down': { 'content-security-policy': `policy ${build}` }, '/404': {}, '/*': {} }
    writeFileSync(`${root}/${build}/_headers.json`, JSON.stringify(headers))
  }
  symlinkSync('a', `${root}/current`)
})

test('after a deploy a page comes with its own policy, never with that of the build before', async () => {
  const site = createSiteLoader(`${root}/current`)
  const getCurrent = async () => {
    const response = await site(new Request('http://127.0.0.1/down'))
    return [await response.text(), response.headers.get('content-security-policy')]
  }
  expect(await getCurrent()).toEqual(['page a', 'policy a'])
  symlinkSync('b', `${root}/current.new`)
  renameSync(`${root}/current.new`, `${root}/current`)
  expect(await getCurrent()).toEqual(['page b', 'policy b'])
})
