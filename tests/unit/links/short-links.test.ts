import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { endOfDay } from '#scripts/base/end-of-day.ts'
import { endMaps } from '#scripts/site/deploy/nginx-short-links.ts'
import {
  codeFor,
  keepShortLink,
  lastDay,
  readShortLinks,
  SHORT_LINKS,
  shortLinkProblems,
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
  ['winter', { ...link, until: '1027-01-31' }, '到期日'],
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

test('a file with a comma too many is named with its line', () => {
  writeFileSync(file, '{\n  "winter": {},\n}')
  expect(() => readShortLinks(file)).toThrow(`${file} 不是完整的 JSON，常见的是少了逗号、引号或括号（第 3 行）`)
})

test('without a day of its own a link keeps the one it has, until that is over; a new one has a year', () => {
  keepShortLink(file, 'winter', link, false)
  const now = Date.parse('2027-01-31T23:00:00+08:00')
  expect(lastDay(file, 'winter', now)).toBe('2027-01-31')
  expect(lastDay(file, 'winter', now + 3_600_000)).toBe('2028-01-31')
  expect(lastDay(file, 'spring', now)).toBe('2028-01-31')
})

test('a link ends when its last day is over in Shanghai', () =>
  expect(new Date(endOfDay('2027-01-31')).toJSON()).toBe('2027-01-31T16:00:00.000Z'))

test.for(['2027-01-31', '2026-12-31', '2033-05-17', '2099-12-31'])(
  'nginx knows by its seconds whether %s is over',
  (until) => {
    const [, pattern] = /"~(.+)" ""/.exec(endMaps({ winter: { to: TO, until } }).join(''))!
    const isOn = (seconds: number) => new RegExp(pattern!).test(`${seconds}.123`)
    const end = endOfDay(until) / 1000
    for (let step = 1; step < 1e9; step *= 3)
      expect([step, isOn(end - step), isOn(end - 1 + step)]).toEqual([step, true, false])
  },
)

test('nginx is told of a day once', () => {
  const later = { ...link, until: '2028-01-31' }
  expect(endMaps({ a: later, b: link, c: link }).filter((line) => line.startsWith('map'))).toEqual([
    'map $msec $after_2027_01_31 {',
    'map $msec $after_2028_01_31 {',
  ])
})

test("the product's own file is right", () => {
  expect(readFileSync(SHORT_LINKS, 'utf8')).toMatch(/^\{/)
  readShortLinks(SHORT_LINKS)
})
