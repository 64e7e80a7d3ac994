import { expect, test } from 'vitest'
import { SHELL, startTest } from './ask.ts'

const { send } = startTest()

test.for([
  ['/local/request.js', "'none'"],
  ['/local/chat/sdk.js', "'none'"],
  ['/local/chat/sdk.css', "'none'"],
  ['/local/work-order/', SHELL],
  ['/local/order-list/', SHELL],
] as const)('%s may be framed by %s', async ([path, ancestors]) => {
  const { status, headers } = await send('GET', path)
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${ancestors}`)
})
