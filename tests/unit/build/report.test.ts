import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageNames } from '#scripts/base/page-names.ts'
import { reportSettings, siteConfig } from '#scripts/base/site-config.ts'
import { pageHeaders } from '#scripts/site/build/headers.ts'
import { forgetOldMaps, keepMap } from '#scripts/site/build/source-maps.ts'
import { newFolder } from '#tests/unit/new-folder.ts'

const folder = newFolder()

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

test('maps hold no sources; those of builds of a month ago are removed', () => {
  keepMap(folder, 'assets/flow-B2x9Qe1k.js', {
    mappings: 'AAAA',
    names: [],
    sources: ['../a.ts', '../shared/flow.ts'],
    sourcesContent: ['secret'],
  } as never)
  expect(JSON.parse(readFileSync(`${folder}/flow-B2x9Qe1k.js.map`, 'utf8'))).toMatchObject({
    mappings: 'AAAA',
    sources: ['a.ts', 'shared/flow.ts'],
    sourcesContent: [],
  })
  writeFileSync(`${folder}/old-B2x9Qe1k.js.map`, '{}')
  utimesSync(`${folder}/old-B2x9Qe1k.js.map`, 1, 1)
  forgetOldMaps(folder, Date.now())
  expect(readdirSync(folder)).toEqual(['flow-B2x9Qe1k.js.map'])
})
