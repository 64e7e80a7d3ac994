import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const stack = fileStack()

test('/ goes to /down and keeps its query', async () => {
  const { page } = await openPage(stack, '', { query: { toApp: '1', utm_source: 'banner' } })
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/down?toApp=1&utm_source=banner')
})

test.for(['/nothing', '/assets/gone-123.js', '/_headers.json', '/..%2fpackage.json'])(
  '%s is a real 404',
  async (path) => {
    const response = await fetch(stack.url + path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain('页面不存在')
  },
)

test.for(['/payFailed', '/payFailed/', '/payFailed.html', '/payFailed?x=1'])('%s is the page', async (path) => {
  const response = await fetch(stack.url + path)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<title>未查询到付款</title>')
})
