import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import { repairQuery, VALUE_NAMES } from '#shared/core/links/repair.ts'
import { repairAddress } from '#shared/core/links/repair-path.ts'
import { routes } from '#shared/routes.ts'
import { MISSPELT } from '#tests/misspelt.ts'

const RIGHT = '?pkNo=P1&userNo=1001'

test.for([
  '?pkNo=P1&userNo=1001。',
  '?pkNo=P1&userNo=1001①',
  '?pkNo=P1&userNo=1001－',
  '?pkNo=P1&userNo=【1001】',
  '?pkNo=P1&userNo=「1001」',
  '?pkNo=P1&userNo=1001%E3%80%82',
  '?pkNo=P1&userNo=1001，快来看看',
  '?pkNo=P1&userNo=1001%EF%BC%8C%E5%BF%AB%E6%9D%A5',
  '?pkNo=P1&userNo=1001快来',
  '?pkNo=P1&userNo=1001）',
  '?pkNo=P1&userNo=1001"',
  '?pkNo=P1&userNo=1001%22%7D',
  '?pkNo=P1&userNo=1001/',
  '?pkNo=P1/&userNo=1001/',
  '?pkNo=P1&userNo=1001%20',
  '?pkNo=P1&userNo=1001+',
  '?pkNo=P1&userNo=1001%0A',
  '?pkNo=P1&userNo=1001%0D%0A%E5%B0%8F%E7%A8%8B%E5%BA%8F',
  '?pkNo=P1&userNo=1001%E2%80%8B',
  '?pkNo=P1&userNo=1001%EF%BB%BF',
  '?pkNo=P1&userNo=%E2%80%8B1001',
  '?pkNo=P1&userNo=%201001',
  '?pkNo=P1&userNo=“1001”',
  '?pkNo=P1&userNo=1001】',
  '?pkNo=P1&userNo=1001》！',
  '?pkNo=P1&userNo=1001…',
  '?pkNo=P1&userNo=1001;',
  '?pkNo=P1&userNo=1001%23wechat_redirect',
  '?pkNo=P1&amp;userNo=1001',
  '?pkNo=P1&amp;amp;userNo=1001',
  '?pkNo=P1&amp%3BuserNo=1001',
  '?pkNo=P1;userNo=1001',
  '?pkNo=P1%26userNo%3D1001',
  '?pkNo%3DP1%26userNo%3D1001',
  '?pkNo%3DP1%26amp%3BuserNo%3D1001',
  '?pkNo%253DP1%2526userNo%253D1001',
  '?pkNo=P1\\u0026userNo=1001',
  '?pkNo=P1%5Cu0026userNo=1001',
  '?pkNo=P1？userNo=1001',
  '?pkNo=P1%EF%BC%86userNo=1001',
  '?pkNo%EF%BC%9DP1&userNo＝1001',
  '??pkNo=P1&userNo=1001',
  '?pkNo=P1&%20userNo=1001',
  '?PKNO=P1&userno=1001',
  '?pkNo=P1&&userNo=1001&',
  '?pkNo=P1&userNo=1001%E4%B8',
  '?pkNo=P1&userNo=(1001)',
  '?pkNo=P1&userNo=（1001）',
  '?pkNo=P1&userNo=%E2%81%A61001%E2%81%A9',
  '?pkNo=P1&#38;userNo=1001',
  '?pkNo=P1&#038;userNo=1001',
  '?pkNo=P1&#x26;userNo=1001',
  '?pkNo=P1&#X0026;userNo=1001',
  '?pkNo=P1&%2338;userNo=1001',
  '?pkNo=P1&%2338%3BuserNo=1001',
  '?pkNo=P1%26%2338%3BuserNo%3D1001',
  '?pkNo=P1#38;userNo=1001#wechat_redirect',
  '?pkNo=P1&userNo=１００１',
  '?pkNo=Ｐ１&userNo=１００１。',
  '?pkNo=P1&userNo=%EF%BC%91%EF%BC%90%EF%BC%90%EF%BC%91',
  '?pkNo=P1&userNo=10%E2%80%8B01',
  '?pkNo=P1&userNo=1%E2%80%8D0%EF%BB%BF0%E2%81%A01',
  '?pkNo=P1&userNo=%E2%80%AA1001%E2%80%AC',
  '?pkNo=P1&userNo=10%C2%AD01',
  '?pk%E2%80%8BNo=P1&userNo=1001',
  '?pkNo=P1,userNo=1001',
  '?pkNo=P1|userNo=1001',
  '?pkNo=P1%7CuserNo%3D1001',
  '?pkNo=P1%EF%BC%8CuserNo=1001',
  '?pkNo=P1%E3%80%81userNo=1001',
  '?pkNo=P1%EF%BC%9BuserNo=1001',
  '?pkNo=P1+userNo=1001',
  '?pkNo=P1%0D%0AuserNo=1001',
  '?pkNo=P1%3B%20userNo=1001',
  '?pkNo=P1/userNo=1001',
  '?pkNo=P1%23userNo=1001',
  '?pkNo：P1&userNo：1001',
  '?pkNo%EF%BC%9AP1%EF%BC%8CuserNo%EF%BC%9A1001%E3%80%82',
  '?pkNo:P1&userNo:1001',
  '?pkNo%3AP1%2CuserNo%3A1001',
  '?pkNo%20=%20P1&userNo%20=%201001',
  '?pkNo==P1&userNo==1001',
  '?pkNo=P1&userNo=&nbsp;1001',
  '?pkNo=P1&userNo=&amp;nbsp;1001',
  '?pkNo=P1&userNo=%26nbsp%3B1001',
  '?pkNo=P1&nbsp;userNo=1001&nbsp;',
  '?pkNo=P1&userNo=&quot;1001&quot;',
  '?pkNo=P1&userNo=&lt;1001&gt;',
  '?pkNo=P1&userNo=&#8203;1001',
  '?pkNo&#x3D;P1&amp;userNo&#x3D;1001',
  '?pkNo%5Cu003dP1%5Cu0026userNo%5Cu003d1001',
  '?{"pkNo":"P1","userNo":"1001"}',
  '?pkNo=%27P1%27&userNo=%271001%27',
  '?pkNo=**P1**&userNo=**1001**',
  '?pkNo=[P1]&userNo=『1001』',
  '?pkNo=P1&userNo=👉1001👈',
  '?pkNo=P1&userNo=1%EF%B8%8F%E2%83%A30%EF%B8%8F%E2%83%A30%EF%B8%8F%E2%83%A31%EF%B8%8F%E2%83%A3',
  '?pkNo=P1&userNo=1001【居家健身】回T退订',
  '?pkNo=P1&userNo=1001%2520',
  '?pkNo=P1&userNo=%25E2%2580%258B1001',
  '?pkNo=P1&userNo=1001%A1%A3',
  '?pkNo=P1&userNo=1001%3C/a%3E',
  '?pkNo=P1&userNo=1001](1)',
  '?pkNo=P1&userNo=1001%09%E2%80%A8',
] as const)('%s is the ranking of 1001', (search) => expect(repairQuery(search)).toBe(RIGHT))

test.for([
  ['?pkNo=P1&userNo=1001?from=timeline', '?pkNo=P1&userNo=1001&from=timeline'],
  ['?type=privacy/', '?type=privacy'],
  ['?type=FSport。', '?type=FSport'],
  ['?toApp。', '?toApp'],
  ['?toApp=1）', '?toApp=1'],
  ['?startDay=2026-11-01，', '?startDay=2026-11-01'],
  ['?courseNo=C1001/&utm_campaign=双11.大促', '?courseNo=C1001&utm_campaign=双11.大促'],
  ['?courseNo=C1001;utm_source=wx', '?courseNo=C1001&utm_source=wx'],
  ['?courseNo=C1001&amp;utm_source=wx&amp;utm_medium=sms', '?courseNo=C1001&utm_source=wx&utm_medium=sms'],
  ['?utm_source=wx,courseNo=C1001', '?utm_source=wx&courseNo=C1001'],
  ['?utm_source%3Dwx%26courseNo%3DC1001', '?utm_source=wx&courseNo=C1001'],
  ['?endDay=2026-11-07（周六）', '?endDay=2026-11-07'],
] as const)('%s becomes %s', ([search, right]) => expect(repairQuery(search)).toBe(right))

test.for([
  '',
  RIGHT,
  '?name=%E4%BD%93%E9%87%8D&value=56.3&unit=kg/m%C2%B2&type=1',
  '?utm_source=a%26b&utm_content=c%3Dd%20e',
  '?t=1764300000000&no=R-1_2',
  '?utm_source=qq&tdsourcetag=s_pctim_aiomsg;',
  '?redirect=%2Fx%3Fno%3D1',
  '?redirect=https%3A%2F%2Fx.com%2F%3Fno%3D1&no=R1',
  '?chksm=abc==&scene=27',
  // No id in them: they count as absent.
  '?userNo={userNo}',
  '?userNo=%3Cscript%3E',
  '?userNo=../1001',
  `?userNo=${'1'.repeat(65)}`,
  '?userNo=。',
  '?userNo=',
])('%s stays', (search) => expect(repairQuery(search)).toBe(search))

test('what is repaired needs no repair', () => {
  const piece = fc.constantFrom(
    ...[
      'pkNo',
      '=',
      '&',
      '?',
      'P1',
      '1001',
      '。',
      '%',
      '%26',
      '%3D',
      '%25',
      '3D',
      ';',
      'amp',
      '%3B',
      '＝',
      '+',
      '"',
      '\\u0026',
      ',',
      ':',
      '&nbsp;',
      '#38;',
    ],
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const once = repairQuery(`?${pieces.join('')}`)
      expect(repairQuery(once)).toBe(once)
    }),
    { numRuns: 2000 },
  )
})

const names = Object.keys(routes)

test.for(MISSPELT)('%s%s leads to %s', ([path, search, right]) =>
  expect(repairAddress(path, search, names)).toBe(right),
)

test.for([
  '/',
  '/down',
  '/down/',
  '/down.html',
  '/pkShare/index.html',
  '/downs',
  '/downｓ',
  '/ｎｏｗｈｅｒｅ',
  '/nowhere',
  '/assets/down-1.js',
  '/.well-known/assetlinks.json',
  '/_headers',
  '/%E4%B8',
])('%s stays', (path) => expect(repairAddress(path, RIGHT, names)).toBe(undefined))

test('every value that a share link carries is repaired', () => {
  const shared = Object.values(SHARE_PAGES).flatMap(({ ids, takes = [] }) => [...ids, ...takes])
  expect(VALUE_NAMES.split('|')).toEqual(expect.arrayContaining([...new Set(shared)]))
})
