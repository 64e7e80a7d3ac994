import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import { type ListeningServer, startHttpServer } from '#scripts/base/http-server.ts'
import { createSite } from '#scripts/dev/serve/site.ts'
import { mountEdge } from '#scripts/edge/mount-edge.ts'
import { createNodeEdge } from '#scripts/edge/node.ts'
import type { RouteName } from '#shared/routes.ts'
import { closePages, openPage } from './browser.ts'
import { IPHONE_CRAWLER } from './crawlers.ts'
import { PATIENT } from './edge-in-node.ts'
import { selectEvery } from './matrix/screens.ts'
import { waitUntilIdle } from './server-rendered.ts'
import { type Stack, startStack } from './stack.ts'

/** A link that was opened an hour ago, at an edge whose service fails since. */
const dist = inject('dist')
const HOUR = 3_600_000
let stack: Stack
let front: ListeningServer | undefined

beforeAll(async () => {
  stack = await startStack()
})
afterEach(async () => {
  vi.useRealTimers()
  stack.faults.set([])
  // Vitest runs this before the hook of setup-file.ts: without it, a call of the page would meet a closed edge.
  await closePages()
  await front?.close()
})
afterAll(() => stack?.close())

/** The site with an edge that remembers nothing yet. */
async function startFront() {
  let edge: (request: Request) => Promise<Response>
  const site = createSite({ dist, service: stack.serviceUrl })
  const listening = await startHttpServer(
    mountEdge(site, (request) => edge(request)),
    0,
  )
  edge = await createNodeEdge({
    dist,
    settings: { PAGE_ORIGIN: listening.url, SERVICE_ORIGIN: stack.serviceUrl, ...PATIENT },
  })
  front = listening
  return listening
}

/**
 * Opens a link, advances the process clock by an hour, and opens it in a browser while the service
 * fails.
 */
async function openAfterFault(path: string, fault: { path: string; times?: number }) {
  const { url } = await startFront()
  const before = await fetch(url + path, { headers: { 'user-agent': IPHONE_CRAWLER } })
  expect(await before.text()).toContain('id="server-data"')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR })
  stack.faults.set([{ status: 503, ...fault }])
  const calls: string[] = []
  const opened = await openPage({ ...stack, url }, path.slice(1).split('?')[0] as RouteName, {
    path,
    prepare: async (page) => {
      // The service knows the stack's own site.
      await page.route(/\/(api|pk)\//, async (route) => {
        const headers = { ...route.request().headers(), origin: stack.url }
        await route.fulfill({ response: await route.fetch({ headers }) })
      })
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/^\/(api|pk)\//.test(pathname)) calls.push(pathname)
      })
    },
  })
  return { ...opened, calls }
}

const LINKS = [
  ['/pkShare?pkNo=P1&userNo=1001', '/pk', '晓棠'],
  ['/courseSharing?courseNo=C1001&type=1', '/api/course/share', '全身燃脂力量循环'],
  ['/groupShare?groupId=G1&userNo=1001', '/api', '早起燃脂小分队'],
  ['/columnShare?columnId=L1001', '/api', '28 天燃脂塑形营'],
] as const

test.for(selectEvery(LINKS, 2))(
  '%s shows its item from before and says so, and asks once itself',
  async ([link, path, label]) => {
    const { page, calls } = await openAfterFault(link, { path })
    await page.getByText(label).first().waitFor()
    await waitUntilIdle(page)
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    await page.locator('html:not([data-busy])').waitFor({ state: 'attached' })
    expect(await page.locator('#as-of').innerText()).toMatch(/^截至 \d+ 月 \d+ 日 \d\d:\d\d$/)
    // What has too much to do is not asked again.
    expect(calls).toHaveLength(1)
    expect(await page.getByText(label).count()).toBeGreaterThan(0)
  },
)

test.for(selectEvery(LINKS, 2, 1))(
  '%s takes the small print away when its own question is answered',
  async ([link, path, label]) => {
    // The edge's question is the one that fails.
    const { page, calls } = await openAfterFault(link, { path, times: 1 })
    await page.locator('#as-of').waitFor({ state: 'detached' })
    expect(calls).toHaveLength(1)
    await page.getByText(label).first().waitFor()
  },
)
