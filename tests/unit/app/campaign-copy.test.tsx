import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { SERVICE_PHONE } from '#shared/core/config.ts'
import { FAQ, FaqAndRules, ORGANISER, RULES } from '#shared/features/campaign/faq-rules.tsx'

const all = [...FAQ.map(({ answer }) => answer), ...RULES]

test('the rules name the organiser of the document and the configured telephone, and nothing is left to fill in', () => {
  const html = renderToString(<FaqAndRules startTime="2026-07-15 00:00:00" endTime="2026-08-31 23:59:59" />)
  expect(ORGANISER && SERVICE_PHONE).toBeTruthy()
  expect(html).toContain(`主办方：${ORGANISER}。`)
  expect(html).toContain(SERVICE_PHONE)
  expect(html).toContain('请于 9 月 7 日前领取')
  expect(html).not.toMatch(/[{}]|undefined/)
})

test('no rule stands there that the organiser has not laid down', () => {
  // Forbidden: accounts and activation, the start of counting, undelivered or claimed prizes, a
  // certain second gift.
  for (const text of all) expect(text).not.toMatch(/激活|账号|报名之后|再补发|不再发放|还有一份|最终解释权/)
})

test('what it has laid down is there: buyers only, 7 working days, 7 September, no stacking, all kinds of course, false check-ins', () => {
  for (const label of [
    '仅限已购买力量镜的用户',
    '7 个工作日内',
    // Written by deadlineText: 9 月 7 日前, or the activity's own end.
    '请于 {deadline}领取',
    '不叠加',
    '自由练习',
    '虚假打卡',
    '无法修改',
  ])
    expect(RULES.join()).toContain(label)
})
