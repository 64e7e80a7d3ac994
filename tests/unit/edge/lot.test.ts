import { expect, test } from 'vitest'
import { choiceFor, variantOf } from '#scripts/site/edge/lot.ts'
import type { Running } from '#scripts/site/experiments/running.ts'

const NOW = Date.parse('2026-11-23T12:00:00+08:00')
const button: Running = {
  name: 'button',
  end: '2026-11-30',
  pages: ['courseSharing'],
  shares: [
    ['plain', 50],
    ['follow', 50],
  ],
}
const thirds: Running = {
  name: 'head',
  end: '2026-12-31',
  pages: ['courseSharing', 'pkShare'],
  shares: [
    ['short', 10],
    ['long', 30],
    ['none', 60],
  ],
}
const LOTS = Array.from({ length: 10_000 }, (_, lot) => String(lot))
const VISITOR = { 'user-agent': 'Mozilla/5.0 (iPhone)', 'accept-language': 'zh-CN' }
const ADDRESS = 'https://h5.example.com/courseSharing?courseNo=C1'
const choose = (
  headers: Record<string, string> = {},
  experiments = [button],
  page = 'courseSharing',
  address = ADDRESS,
) => choiceFor(new Request(address, { headers: { ...VISITOR, ...headers } }), page, experiments, NOW, true)

test('shares hold over all lots', () => {
  for (const experiment of [button, thirds, { ...button, name: 'poster' }])
    for (const [variant, percent] of experiment.shares) {
      const drawn = LOTS.filter((lot) => variantOf(experiment, lot) === variant).length
      // Three standard deviations of 10,000 draws.
      expect(Math.abs(drawn / 100 - percent)).toBeLessThan(3 * Math.sqrt((percent * (100 - percent)) / 10_000))
    }
})

test('who sees one variant of an experiment sees any of another', () => {
  const follow = LOTS.filter((lot) => variantOf(button, lot) === 'follow')
  const long = follow.filter((lot) => variantOf(thirds, lot) === 'long').length
  expect(Math.abs(long / follow.length - 0.3)).toBeLessThan(0.03)
})

test('a visitor keeps his lot, which is a number of four digits and nothing else, to the end of the last experiment', () => {
  const first = choose()!
  const [, lot] = /^lot=(\d{1,4}); Path=\/; Max-Age=648000; SameSite=Lax; HttpOnly; Secure$/.exec(first.cookie!)!
  expect(first.variants).toEqual([`button=${variantOf(button, lot!)}`])
  for (let i = 0; i < 5; i++)
    expect(choose({ cookie: `a=1; lot=${lot}` })).toMatchObject({ variants: first.variants, cookie: first.cookie })
  expect(choose({ cookie: 'lot=1' }, [button, thirds])!.cookie).toContain('Max-Age=3326400;')
})

test('lots are drawn, not counted: a thousand visitors share out', () => {
  const drawn = Array.from({ length: 1000 }, () => choose()!)
  const follow = drawn.filter(({ isFirst }) => !isFirst).length
  expect(follow).toBeGreaterThan(420)
  expect(follow).toBeLessThan(580)
  expect(new Set(drawn.map(({ cookie }) => cookie)).size).toBeGreaterThan(900)
})

test.for<[string, Record<string, string>, string?]>([
  ['a browser that keeps no cookies, and says so in its address,', {}, `${ADDRESS}&lot=none`],
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program', { 'user-agent': 'curl/8' }],
  ['who asks not to be tracked', { 'sec-gpc': '1' }],
  ['who asks so in the older way', { dnt: '1', cookie: 'lot=12' }],
])('%s sees the first and gets no cookie', ([, headers, address]) =>
  expect(choose(headers, [button], 'courseSharing', address)).toEqual({ variants: [], isFirst: true }),
)

test('a cookie that is none is another visitor’s first opening', () =>
  expect(choose({ cookie: 'lot=12345; slot=7' })!.cookie).toMatch(/^lot=\d{1,4};/))

test('only its own pages, and only to its last day', () => {
  expect(choose({}, [button], 'pkShare')).toBe(undefined)
  expect(choose({}, [{ ...button, end: '2026-11-22' }])).toBe(undefined)
  expect(choose({}, [{ ...button, end: '2026-11-23' }])!.variants).toHaveLength(1)
  expect(choose({ cookie: 'lot=1' }, [button, thirds], 'pkShare')!.variants).toEqual([`head=${variantOf(thirds, '1')}`])
})
