import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { toHashSource } from '#scripts/build/headers.ts'
import { writeManifest } from '#scripts/build/manifest.ts'
import { checkComplete, readManifest } from '#scripts/deploy/check-complete.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

const scratch = createTempFolder()
const complete = `${scratch}/whole`
const boot = "boot('down')"

beforeAll(() => {
  for (const folder of ['down', 'assets', 'legal']) mkdirSync(`${complete}/${folder}`, { recursive: true })
  writeFileSync(`${complete}/down/index.html`, `<head><script>${boot}</script></head><body>下载</body>`)
  writeFileSync(`${complete}/assets/later-x.js`, 'later()')
  writeFileSync(`${complete}/assets/later-x.js.br`, brotliCompressSync('later()'))
  writeFileSync(`${complete}/legal/privacy.docx`, 'words')
  const policy = `default-src 'none'; script-src 'self' ${toHashSource(boot)}`
  const table = { '/down': { 'content-security-policy': policy }, '/404': {}, '/assets/*': {}, '/*': {} }
  writeFileSync(`${complete}/_headers.json`, JSON.stringify(table))
  writeManifest(complete, { PAGE_ORIGIN: 'https://h5.example.com' })
})

const changeFile = (path: string, change: (text: string) => string) => (dist: string) =>
  writeFileSync(`${dist}/${path}`, change(readFileSync(`${dist}/${path}`, 'utf8')))
const copyBuild = () => {
  const dist = createTempFolder()
  cpSync(complete, dist, { recursive: true })
  return dist
}

test('a build as it was written is whole, with the files of a host too', () => {
  writeFileSync(`${complete}/_headers`, '/*')
  writeFileSync(`${complete}/_redirects`, '/ /down 302')
  expect(Object.keys(checkComplete(complete).files)).toHaveLength(5)
})

test.for<[string, (dist: string) => void, string]>([
  ['a part that comes later is altered', changeFile('assets/later-x.js', () => 'evil()'), 'later-x.js：与构建时不同'],
  ['a part that comes later is missing', (dist) => rmSync(`${dist}/assets/later-x.js`), 'later-x.js：缺少'],
  [
    'a packed file is cut',
    (dist) =>
      writeFileSync(`${dist}/assets/later-x.js.br`, readFileSync(`${dist}/assets/later-x.js.br`).subarray(0, 4)),
    'later-x.js.br：与构建时不同',
  ],
  ['a file is added', (dist) => writeFileSync(`${dist}/assets/extra.js`, ''), 'assets/extra.js：不是这次构建的文件'],
  ['a page is added', (dist) => cpSync(`${dist}/down`, `${dist}/free`, { recursive: true }), 'free/index.html：不是'],
  ['a folder is linked from elsewhere', (dist) => symlinkSync(scratch, `${dist}/more`), 'more：不是这次构建的文件'],
  [
    'a file is a link to elsewhere',
    (dist) => {
      rmSync(`${dist}/legal/privacy.docx`)
      symlinkSync(`${complete}/legal/privacy.docx`, `${dist}/legal/privacy.docx`)
    },
    'privacy.docx：不是这次构建的文件',
  ],
  ['the list is missing', (dist) => rmSync(`${dist}/_manifest.json`), '缺 _manifest.json'],
  ['the list is cut', changeFile('_manifest.json', (text) => text.slice(0, 90)), '缺 _manifest.json'],
])('%s: refused by name', ([, spoil, label]) => {
  const dist = copyBuild()
  expect(() => checkComplete(dist)).not.toThrow()
  spoil(dist)
  expect(() => checkComplete(dist)).toThrow(label)
})

test.for([
  ['http://127.0.0.1:4173', ['PAGE_ORIGIN']],
  ['http://localhost', ['PAGE_ORIGIN']],
  ['http://[::1]:80/x', ['PAGE_ORIGIN']],
  ['https://localhost.example.com', []],
  ['https://h5.example.com', []],
  ['', []],
] as const)('a build for %s names this machine in %o', ([PAGE_ORIGIN, local]) => {
  const dist = createTempFolder()
  writeManifest(dist, { PAGE_ORIGIN })
  expect(readManifest(dist).local).toEqual(local)
})
