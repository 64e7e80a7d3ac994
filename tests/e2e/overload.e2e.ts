import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()
/** Beyond the latest retry, ms: a page waits up to 3 s for a time that the service names. */
const LATER_MS = 5000

const isCall = (request: { url: () => string }) => /^\/(api|pk)\//.test(new URL(request.url()).pathname)

test.for([
  ['pkShare', { pkNo: 'P1001', userNo: '1001' }],
  ['courseSharing', { courseNo: 'C1001', type: '1' }],
] as const)('/%s sends a service that answers 503 at most 1.3 requests for each call', async ([route, query]) => {
  stack.faults.set([{ path: '*', status: 503 }])
  const sent: string[] = []
  const others: number[] = []
  const { page } = await openPage(stack, route, {
    query,
    isAlone: true,
    prepare: async (page) => {
      page.on('request', (request) => void (isCall(request) && sent.push(request.url())))
      page.on('response', (response) => {
        if (isCall(response) && response.status() !== 503) others.push(response.status())
      })
      await page.clock.install()
    },
  })
  await page.getByRole('button', { name: '重试' }).first().waitFor()
  // Whatever still waits for its retry leaves now, and ahead of this request.
  await page.clock.fastForward(LATER_MS)
  await page.evaluate(() => fetch(location.href))
  expect(others).toEqual([])
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.length / new Set(sent).size).toBeLessThanOrEqual(1.3)
})
