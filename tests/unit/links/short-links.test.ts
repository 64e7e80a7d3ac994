import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import {
  codeFor,
  keepShortLink,
  readShortLinks,
  SHORT_LINKS,
  shortLinkProblems,
  shortRedirects,
} from '#scripts/site/links/short-links.ts'
import { newFolder } from '#tests/unit/new-folder.ts'

const folder = newFolder()
const file = `${folder}/links.json`
beforeEach(() => rmSync(file, { force: true }))

const TO = '/courseSharing?courseNo=C1001&type=1&utm_source=banner&channel=1001'
const link = { to: TO, until: '2027-01-31' }

test('a code is the same for the same address, and can be read off a poster', () => {
  expect(codeFor(TO)).toBe(codeFor(TO))
  expect(codeFor(TO)).not.toBe(codeFor(`${TO}2`))
  expect(codeFor(TO)).toMatch(/^[2-9a-hjkmnp-z]{6}$/)
})

test('a link is kept, edited on purpose alone, and read again', () => {
  expect(readShortLinks(file)).toEqual({})
  keepShortLink(file, 'winter', link, false)
  keepShortLink(file, 'abc', link, false)
  expect(Object.keys(readShortLinks(file))).toEqual(['abc', 'winter'])
  const other = { ...link, to: '/down?channel=9' }
  expect(() => keepShortLink(file, 'winter', other, false)).toThrow('/s/winter 已经指向')
  expect(readShortLinks(file).winter).toEqual(link)
  keepShortLink(file, 'winter', { ...link, until: '2028-01-31' }, false)
  keepShortLink(file, 'winter', other, true)
  expect(readShortLinks(file).winter).toEqual(other)
})

test.for([
  ['AB', link, '代号'],
  ['winter', { ...link, until: '2027-02-30' }, '到期日'],
  ['winter', { ...link, until: '' }, '到期日'],
  ['winter', { ...link, to: '/bodyFatScale?channel=1' }, '没有这个公开页面'],
  ['winter', { ...link, to: '/courseSharing?type=1&channel=1' }, '缺少 courseNo'],
  ['winter', { ...link, to: '/courseSharing?courseNo=C1&type=1' }, '要有来源'],
  ['winter', { ...link, to: 'https://evil.example/courseSharing?courseNo=C1&type=1&channel=1' }, '写成'],
  ['winter', { ...link, to: `${TO}&token=x` }, '不认识 token'],
  ['winter', { ...link, to: '/down?channel=1";}' }, '只能用字母'],
] as const)('%s to %o is refused: %s', ([code, one, words]) => {
  expect(shortLinkProblems(code, one).join('\n')).toContain(words)
  writeFileSync(file, JSON.stringify({ [code]: one }))
  expect(() => readShortLinks(file)).toThrow(words)
})

test('an ended link leads to the download page, its last day in Shanghai included', () => {
  const at = (time: string) => shortRedirects({ winter: link }, Date.parse(time))
  expect(at('2027-01-31T23:59:00+08:00')).toEqual([['/s/winter', TO]])
  expect(at('2027-02-01T00:01:00+08:00')).toEqual([['/s/winter', '/down']])
})

test("the product's own file is right", () => {
  expect(readFileSync(SHORT_LINKS, 'utf8')).toMatch(/^\{/)
  readShortLinks(SHORT_LINKS)
})
