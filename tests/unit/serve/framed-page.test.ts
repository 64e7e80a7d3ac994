import { expect, test } from 'vitest'
import { createSite } from '#scripts/dev/serve/site.ts'
import { createBuild } from '#tests/unit/package/built.ts'

const shell = { html: '<html lang="zh-CN">', assets: new Map(), injectJs: '' }
const site = createSite({ dist: createBuild(), shell })

test('a page that came ahead, for a window of its own, is not what the shell frames', async () => {
  const prefetched = await site.request('/set', { headers: { 'sec-fetch-dest': 'empty' } })
  expect(prefetched.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(prefetched.headers.get('vary')).toBe('accept-encoding, sec-fetch-dest')
  // A browser that asks whether its copy still holds would keep the copy's policy.
  const again = { 'sec-fetch-dest': 'iframe', 'if-none-match': prefetched.headers.get('etag')! }
  const framed = await site.request('/set', { headers: again })
  expect([framed.status, framed.headers.get('vary')]).toEqual([200, 'accept-encoding, sec-fetch-dest'])
  expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
})
