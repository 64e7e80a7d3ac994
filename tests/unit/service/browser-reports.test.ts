import { expect, test } from 'vitest'
import { LONGEST_REPORT } from '#scripts/workbench/service/vitals/intake.ts'
import { start, view } from './collector.ts'

const violation = (documentURL: string, body: object = {}) => ({
  ...{ type: 'csp-violation', age: 10, url: documentURL, user_agent: 'Mozilla/5.0' },
  body: { documentURL, effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/13800138000', ...body },
})
const REPORTS = { 'content-type': 'application/reports+json' }

test('what browsers report by themselves is kept by page and directive, and nothing else of it', async () => {
  const { send, html } = start()
  await send(view)
  const sent = [
    violation('https://h5.test/down?utm_source=13800138000'),
    violation('https://h5.test/down'),
    violation('https://h5.test/nowhere'),
    violation('https://h5.test/down', { effectiveDirective: '13800138000' }),
    ...[{ type: 'deprecation', body: {} }, 'x'],
  ]
  expect((await send(sent, REPORTS)).status).toBe(204)
  const page = await html()
  expect(page).toMatch(/安全策略[\s\S]*\/down<\/small><\/td><td><code>script-src-elem<\/code><\/td><td class="n">2</)
  expect(page).not.toContain('13800138000')
})

test('browser reports that are no list, from elsewhere or too large are turned down', async () => {
  const { send } = start()
  expect((await send({}, REPORTS)).status).toBe(400)
  expect((await send([], { ...REPORTS, origin: 'https://elsewhere.test' })).status).toBe(403)
  expect((await send('x'.repeat(LONGEST_REPORT + 1), REPORTS)).status).toBe(413)
})
