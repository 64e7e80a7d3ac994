import { expect, test } from 'vitest'
import type { CheckedCall } from '#scripts/contract/check-service.ts'
import { reportText } from '#scripts/contract/report-text.ts'

const about = { name: 'x', method: 'GET', path: 'api/x' } as const
const CALLS: CheckedCall[] = [
  { ...about, title: '甲', state: 'ok', findings: [], ms: 0 },
  { ...about, title: '乙', state: 'skipped', reason: '没有 --token', findings: [], ms: 0 },
  {
    ...about,
    title: '丙',
    state: 'wrong',
    findings: [{ kind: 'type', field: 'data.a[].b', message: '应为数字，是文字（"<1|2>"）', count: 3 }],
    ms: 0,
  },
]

test('a line for each call, its findings below, the sum at the end', () => {
  expect(reportText(CALLS)).toBe(
    [
      '相符  GET api/x  甲',
      '没有问  GET api/x  乙（没有 --token）',
      '不符，页面能读  GET api/x  丙',
      '      data.a[].b：应为数字，是文字（"<1|2>"），3 处',
      '',
      '3 个调用：1 个相符，0 个没有数据，1 个不符（页面读不了 0 个，能读 1 个），1 个没有问；共 1 处不符',
      '',
    ].join('\n'),
  )
})
