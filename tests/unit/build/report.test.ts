import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pageNames } from '#scripts/base/page-names.ts'
import { reportSettings, siteConfig } from '#scripts/base/site-config.ts'
import { callPaths } from '#scripts/site/build/call-paths.ts'
import { handOver } from '#scripts/site/build/hand-over.ts'
import { pageHeaders } from '#scripts/site/build/headers.ts'
import { inlineEntry } from '#scripts/site/build/inline-entry.ts'
import { forgetOldMaps, keepMap, keepPageMap } from '#scripts/site/build/source-maps.ts'
import { sourcePlaces } from '#scripts/workbench/service/vitals/source-places.ts'

const folder = mkdtempSync(join(tmpdir(), 'maps-'))
afterAll(() => rmSync(folder, { recursive: true }))

const local = siteConfig('site', {})
const settings = (REPORT_URL: string, REPORT_SAMPLE = '') => reportSettings({ REPORT_URL, REPORT_SAMPLE })

test('nothing is reported without an address, which is the default', () => {
  expect(local.REPORT_URL).toBe('')
  expect(reportSettings(local)).toBe(undefined)
})

test.for([
  ['/local/report', "'self'"],
  ['https://collect.example.com/h5', 'https://collect.example.com'],
  ['http://127.0.0.1:8787/local/report', 'http://127.0.0.1:8787'],
] as const)('%s is an address: %s', ([url, source]) => expect(settings(url)).toEqual({ url, source, sample: 1 }))

test.for([
  '//evil.example.com',
  'http://collect.example.com',
  'https://a.example.com/?x=1',
  'javascript:alert(1)',
  'x',
  "https://a'b",
])('%s is none', (url) => expect(() => settings(url)).toThrow('REPORT_URL'))

test.for(['0', '1.5', '-1', 'x'])('a sample of %s is refused by name', (sample) =>
  expect(() => settings('/local/report', sample)).toThrow('REPORT_SAMPLE'),
)

test('every page may report where it says, and nowhere without the setting', () => {
  const asked = (name: ReturnType<typeof pageNames>[number], REPORT_URL: string) =>
    /connect-src ([^;]*)/
      .exec(pageHeaders(name, { scripts: [], styles: [] }, { ...local, REPORT_URL })['content-security-policy']!)![1]!
      .split(' ')
  for (const name of pageNames()) {
    expect(asked(name, 'https://collect.example.com/h5'), name).toContain('https://collect.example.com')
    expect(asked(name, '/local/report'), name).toContain("'self'")
    expect(asked(name, ''), name).not.toContain('https://collect.example.com')
  }
})

test('the paths of calls are those of the sources', () => {
  expect(callPaths()).toContain('api/course/share')
  expect(callPaths().length).toBeGreaterThan(25)
  for (const path of callPaths()) expect(path).toMatch(/^(api|pk)\/[a-zA-Z0-9/_-]+$/)
})

test('a place in the HTML is found in the sources, though addresses were written in another length', () => {
  // One generated line, each statement from a line of its own: columns 0, 20 and 40.
  const code = `import{a}from"./a.js";b(import("./c.js"));d();\n`
  const map = { mappings: 'AAAA,sBACA,oBACA', names: [], sources: ['../../pages/down/page.tsx'] }
  const inline = inlineEntry({ fileName: 'assets/down-B2x9Qe1k.js', code }, 'https://cdn.example.com/')
  const html = `<p>\n<script type="module" id="down-B2x9Qe1k">${inline.script}</script>`
  keepPageMap(folder, { html, inline, graph: { entry: { fileName: 'assets/down-B2x9Qe1k.js', map } as never } })
  const { placeOf, fileOf } = sourcePlaces(folder)
  const page = { route: 'down', build: 'B2x9Qe1k' }
  const at = (words: string, line = 2) => placeOf(`page:${line}:${html.split('\n')[1]!.indexOf(words) + 1}`, page)
  expect(inline.script).toContain('https://cdn.example.com/assets/c.js')
  expect(at('import{a}')).toBe('pages/down/page.tsx:1')
  expect(at('b(')).toBe('pages/down/page.tsx:2')
  expect(at('d()')).toBe('pages/down/page.tsx:3')
  // An edge in front has put lines above it.
  expect(at('d()', 9)).toBe('pages/down/page.tsx:3')
  expect(placeOf('page:1:1', page)).toBe('down/index.html:1')
  expect(placeOf('page:2:60', { route: 'down', build: '00000000' })).toBe('down/index.html:2')
  expect(placeOf('../../etc/passwd:1:1', page)).toBe('')
  expect(fileOf('page-B2x9Qe1k.js')).toBe('page-B2x9Qe1k.js')
})

test('so is one in a part that takes bindings of the running script', () => {
  // Columns 0, 34 and 40 of the part as the bundler wrote it.
  const map = { mappings: 'AAAA,kCACA,MACA', names: [], sources: ['../../shared/app/flow.ts'] }
  const chunks = [
    { fileName: 'assets/down-B2x9Qe1k.js', isEntry: true, code: 'const a=1;export{a as b};', imports: [] },
    {
      fileName: 'assets/part-B2x9Qe1k.js',
      isEntry: false,
      code: 'import{b}from"./down-B2x9Qe1k.js";go(b);stop();',
      imports: [],
    },
  ]
  const edits = handOver(chunks).get('assets/part-B2x9Qe1k.js')
  keepMap(folder, 'assets/part-B2x9Qe1k.js', map, { edits })
  const { placeOf } = sourcePlaces(folder)
  const at = (words: string) =>
    placeOf(`part-B2x9Qe1k.js:1:${chunks[1]!.code.indexOf(words) + 1}`, { route: 'down', build: 'B2x9Qe1k' })
  expect(chunks[1]!.code.length).toBeLessThan(47)
  expect(at('const')).toBe('shared/app/flow.ts:1')
  expect(at('go(')).toBe('shared/app/flow.ts:2')
  expect(at('stop(')).toBe('shared/app/flow.ts:3')
  rmSync(`${folder}/part-B2x9Qe1k.js.map`)
})

test('maps hold no sources; those of builds of a month ago are removed', () => {
  keepMap(folder, 'assets/flow-B2x9Qe1k.js', {
    mappings: 'AAAA',
    names: [],
    sources: ['../a.ts', '../shared/flow.ts'],
    sourcesContent: ['secret'],
  } as never)
  expect(sourcePlaces(folder).fileOf('flow-B2x9Qe1k.js')).toBe('shared/flow.ts')
  writeFileSync(`${folder}/old-B2x9Qe1k.js.map`, '{}')
  utimesSync(`${folder}/old-B2x9Qe1k.js.map`, 1, 1)
  forgetOldMaps(folder, Date.now())
  expect(readdirSync(folder).sort()).toEqual(['down-B2x9Qe1k.js.map', 'flow-B2x9Qe1k.js.map'])
})
