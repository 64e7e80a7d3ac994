import { expect, test } from 'vitest'
import { createSite } from '#scripts/workbench/serve/site.ts'
import { built } from '#tests/unit/package/built.ts'

const shell = { html: '<html lang="zh-CN">', assets: new Map(), injectJs: '' }
const site = createSite({ dist: built(), shell })

test('a page that came ahead, for a window of its own, is not what the shell frames', async () => {
  const ahead = await site.request('/set', { headers: { 'sec-fetch-dest': 'empty' } })
  expect(ahead.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(ahead.headers.get('vary')).toBe('accept-encoding, sec-fetch-dest')
  // A browser that asks whether its copy still holds would keep the copy's policy.
  const again = { 'sec-fetch-dest': 'iframe', 'if-none-match': ahead.headers.get('etag')! }
  const framed = await site.request('/set', { headers: again })
  expect([framed.status, framed.headers.get('vary')]).toEqual([200, 'accept-encoding, sec-fetch-dest'])
  expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
})
