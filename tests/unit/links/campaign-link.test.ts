import fc from 'fast-check'
import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { createCampaignLink, type LinkRequest } from '#scripts/links/campaign-link.ts'
import { findCardProblems, parseCard } from '#scripts/links/card-preview.ts'
import { LINK_ROUTES } from '#scripts/links/link-routes.ts'
import { renderQrSvg } from '#scripts/links/qr.ts'
import { parseId } from '#shared/core/links/ids.ts'

const good: LinkRequest = {
  origin: 'https://h5.example.com',
  route: 'courseSharing',
  values: { courseNo: 'C1001', type: '1' },
  tags: { utm_source: 'banner', channel: '1001' },
}

test('a link holds page, values and tags in that order', () =>
  expect(createCampaignLink(good)).toEqual({
    address: 'https://h5.example.com/courseSharing?courseNo=C1001&type=1&utm_source=banner&channel=1001',
    problems: [],
  }))

describe('a bad request gives words, no link', () => {
  test.for<[Partial<LinkRequest>, string]>([
    [{ origin: 'http://h5.example.com' }, '页面地址'],
    [{ origin: 'https://h5.example.com/x' }, '页面地址'],
    [{ origin: 'javascript:alert(1)' }, '页面地址'],
    [{ origin: '' }, '页面地址'],
    [{ route: 'bodyFatScale' }, '没有这个公开页面'],
    [{ route: '' }, '没有这个公开页面'],
    [{ values: {} }, '缺少 courseNo'],
    [{ values: { courseNo: 'C 1' } }, 'courseNo 只能用'],
    [{ values: { courseNo: 'C1', userNo: '7' } }, '不认识 userNo'],
    [{ route: 'activityShare', values: { type: 'sale' } }, 'type 只能是 health'],
    [{ route: 'groupInfoShare', values: { startDay: '2026-02-30' } }, 'startDay 要是一个日期'],
    [{ route: 'groupInfoShare', values: { startDay: '2026-03-02', endDay: '2026-03-01' } }, 'endDay 不能早于 startDay'],
    [{ tags: {} }, '要有来源'],
    [{ tags: { utm_source: '微信 群' } }, '来源（utm_source）'],
  ])('%o: %s', ([part, text]) => {
    const { address, problems } = createCampaignLink({ ...good, ...part })
    expect(address).toBe('')
    expect(problems.join()).toContain(text)
  })
})

test('whatever is typed, a link is an address of ours or nothing', () => {
  const values = fc.dictionary(fc.constantFrom('courseNo', 'type', 'x'), fc.string())
  const route = fc.constantFrom(...LINK_ROUTES.map(({ name }) => name))
  fc.assert(
    fc.property(route, values, fc.string(), (route, values, source) => {
      const { address, problems } = createCampaignLink({ ...good, route, values, tags: { utm_source: source } })
      expect(address === '').toBe(problems.length > 0)
      if (!address) return
      const url = new URL(address)
      expect(url.origin).toBe(good.origin)
      for (const [, value] of url.searchParams) expect(parseId(value.replaceAll('.', '_'))).not.toBe('')
    }),
  )
})

test('the QR code is dark on white with a quiet zone of four', () => {
  const svg = renderQrSvg('https://h5.example.com/down?channel=1')
  const { size } = encode('https://h5.example.com/down?channel=1', { ecc: 'M', border: 4 })
  expect(svg).toContain(`viewBox="0 0 ${size * 8} ${size * 8}"`)
  expect(svg).toContain('#0f1713')
})

test('a card is read from the tags alone', () => {
  const html =
    '<title>课程分享</title><meta property="og:title" content="A &#38; B &#60;c&#62;"><meta name="description" content="练">'
  expect(parseCard(html)).toEqual({ title: 'A & B <c>', description: '练', image: '', hasItem: false })
  expect(parseCard('<title>课程分享</title>').title).toBe('课程分享')
})

test.for([
  [{ title: '', description: '', image: '' }, 3],
  [{ title: '长'.repeat(41), description: '练', image: 'http://x.example/a.png' }, 2],
  [{ title: '课程', description: '练', image: 'https://x.example/a.png' }, 0],
] as const)('%o has %d problems', ([card, count]) =>
  expect(findCardProblems('down', { ...card, hasItem: false })).toHaveLength(count),
)

test.for([
  ['courseSharing', false, 1],
  ['courseSharing', true, 0],
  ['activityShare', false, 0], // the address says all
] as const)('a link to /%s whose item was found: %s', ([route, hasItem, count]) => {
  const card = { title: '课程', description: '练', image: 'https://x.example/a.png', hasItem }
  expect(findCardProblems(route, card)).toHaveLength(count)
})
