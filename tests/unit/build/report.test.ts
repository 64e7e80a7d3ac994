import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getPageNames } from '#scripts/base/page-names.ts'
import { loadSiteConfig, reportSettings } from '#scripts/base/site-config.ts'
import { createPageHeaders } from '#scripts/build/headers.ts'
import { forgetOldMaps, keepMap } from '#scripts/build/source-maps.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

const folder = createTempFolder()

const getSettings = (REPORT_URL: string, REPORT_SAMPLE = '') => reportSettings({ REPORT_URL, REPORT_SAMPLE })

test.for([
  ['/local/report', "'self'"],
  ['https://collect.example.com/h5', 'https://collect.example.com'],
  ['http://127.0.0.1:8787/local/report', 'http://127.0.0.1:8787'],
] as const)('%s is an address: %s', ([url, source]) => expect(getSettings(url)).toEqual({ url, source, sample: 1 }))

test.for([
  '//evil.example.com',
  'http://collect.example.com',
  'https://a.example.com/?x=1',
  'javascript:alert(1)',
  'x',
  "https://a'b",
])('%s is none', (url) => expect(() => getSettings(url)).toThrow('REPORT_URL'))

test.for(['0', '1.5', '-1', 'x'])('a sample of %s is refused by name', (sample) =>
  expect(() => getSettings('/local/report', sample)).toThrow('REPORT_SAMPLE'),
)

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

test('the policy of every page lets it report where it says', () => {
  const config = { ...loadSiteConfig('site', {}), REPORT_URL: 'https://collect.example.com/h5' }
  for (const name of getPageNames()) {
    const policy = createPageHeaders(name, { scripts: [], styles: [] }, config)['content-security-policy']
    expect(policy, name).toMatch(/connect-src [^;]*https:\/\/collect\.example\.com(?=[ ;])/)
  }
})
