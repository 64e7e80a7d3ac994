import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countLink } from '#scripts/site/links/known-file.ts'
import { linkViewsAddress, viewsText } from '#scripts/site/links/link-views.ts'
import { newFolder } from '#tests/unit/new-folder.ts'

const folder = newFolder()

test('a link is asked for by its page, source and channel, by nothing of its item', () => {
  const link = 'https://h5.example.com/courseSharing?courseNo=C1001&utm_source=wechat&utm_campaign=summer&channel=1001'
  const query = '/link?route=courseSharing&utm_source=wechat&channel=1001'
  expect(linkViewsAddress('/local/report', link)).toBe(`https://h5.example.com/local/report${query}`)
  expect(linkViewsAddress('https://collect.example.com/h5', link)).toBe(`https://collect.example.com/h5${query}`)
})

const NONE = { painted: null, taps: 0, unopened: {} }
test.for<[Parameters<typeof viewsText>[0], string | RegExp]>([
  [{ ...NONE, views: 0 }, /^还没有打开$/],
  [
    { views: 12, painted: 1234, taps: 5, unopened: { browser: 2, 'wechat 8.0.49': 1 } },
    /^打开 12 次，内容出现 1\.23 s（75 分位），点“打开 App”5 次，没有打开 浏览器 2、微信 8\.0\.49 1$/,
  ],
  [{ ...NONE, views: 1, painted: 100, downloads: 3 }, /，没有打开 0，点“下载 App”3 次$/],
  [
    { ...NONE, views: 1, wechat: { 'signature wechat 8.0.49': 2, 'launch wecom': 1, silence: 3 } },
    /，没有打开 0，微信签名无效 2 次（微信 8\.0\.49），微信开放标签没有打开 App 1 次（企业微信），微信没有回应 3 次$/,
  ],
  [{ ...NONE, views: 1 }, /^打开 1 次，内容出现 –，点“打开 App”0 次，没有打开 0$/],
])('openings %# in words', ([openings, words]) => {
  if (typeof words === 'string') expect(viewsText(openings)).toBe(words)
  else expect(viewsText(openings)).toMatch(words)
})

test('what a link is counted by is noted once', () => {
  const file = `${folder}/known.json`
  expect(countLink(file, { utm_source: 'wechat', channel: '' })).toBe(true)
  expect(countLink(file, { utm_source: 'wechat', channel: '' })).toBe(false)
  expect(countLink(file, { utm_source: 'weibo', channel: '1001', utm_content: 'poster' })).toBe(true)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ utm_source: ['wechat', 'weibo'], channel: ['1001'] })
})
