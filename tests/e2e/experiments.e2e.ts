import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listen } from '#scripts/base/listen.ts'
import { EDGE_FILE } from '#scripts/site/build/edge-bundle.ts'
import { behindEdge } from '#scripts/site/edge/behind-edge.ts'
import { variantOf } from '#scripts/site/edge/lot.ts'
import { nodeEdge } from '#scripts/site/edge/node.ts'
import { createSite } from '#scripts/workbench/serve/site.ts'
import { startService } from '#scripts/workbench/service/main.ts'
import { allRows } from '#scripts/workbench/service/query.ts'
import { OPEN_APP } from '#shared/brand.ts'
import { seededDatabase } from '#tests/seeded-database.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { USER_AGENTS } from './devices.ts'
import { fromParser, settled } from './drawn.ts'
import { latch } from './latch.ts'
import { coverPage } from './leaving.ts'
import { buildReporting, reportLoaded } from './reporting-site.ts'
import { shiftsOf, watchShifts } from './shifts.ts'
import { type Stack, startStack } from './stack.ts'
import { startWorkerd } from './workerd.ts'

/** The project's own example, switched on, in a build of its page, whose views report. */
const shares = { plain: 50, follow: 50 }
const TABLE = {
  courseButton: { owner: '测试', end: '2999-12-31', on: true, pages: ['courseSharing'], shares },
}
const WORDS = { plain: OPEN_APP, follow: '马上跟练' }
const COURSE = '/courseSharing?courseNo=C1001&type=1'
const running = { name: 'courseButton', shares: Object.entries(shares) }
const lotOf = (variant: string) =>
  String([...Array(99).keys()].find((lot) => variantOf(running, String(lot)) === variant))

const dist = join(mkdtempSync(join(tmpdir(), 'experiments-')), 'dist')
let stack: Stack
/** Visitors' browsers keep no cookies. */
let areRefused = false

beforeAll(async () => {
  await buildReporting(dist, ['courseSharing'], TABLE)
  const origins: string[] = []
  const service = await startService({ port: 0, db: seededDatabase(), shellOrigins: origins })
  const site = createSite({ dist, service: service.url })
  const app = new Hono<{ Bindings: HttpBindings }>()
  let all: Hono<{ Bindings: HttpBindings }>
  app.all('*', async (c) => {
    const response = await all.fetch(c.req.raw, c.env)
    if (areRefused) response.headers.delete('set-cookie')
    return response
  })
  const front = await listen(app, 0)
  origins.push(front.url)
  all = behindEdge(site, await nodeEdge({ dist, settings: { PAGE_ORIGIN: front.url, SERVICE_ORIGIN: service.url } }))
  const { url: serviceUrl, db, faults } = service
  stack = { url: front.url, serviceUrl, db, faults, close: () => Promise.all([front.close(), service.close()]) }
})
afterAll(async () => {
  await stack?.close()
  rmSync(join(dist, '..'), { recursive: true, force: true })
})
beforeEach(() => {
  areRefused = false
  stack.faults.set([])
  stack.db.exec('DELETE FROM page_view')
})

/** Open the page as somebody whose lot it is. */
const openWith = (lot: string | undefined, options: OpenOptions = {}, at = stack) =>
  openPage(at, 'courseSharing', {
    path: COURSE,
    ...options,
    prepare: async (page) => {
      if (lot) await page.context().addCookies([{ name: 'lot', value: lot, url: at.url }])
      await options.prepare?.(page)
    },
  })
const button = (page: Page) => page.locator('.sticky button')
const reported = (at = stack) => allRows<{ variants: string | null }>(at.db, 'SELECT variants FROM page_view')

test.for(['plain', 'follow'] as const)(
  'who has drawn %s sees it in the HTML, the page takes the same nodes over, and its report says so',
  async (variant) => {
    // The edge has the item by then, and draws it.
    await fetch(stack.url + COURSE)
    const calls: string[] = []
    const { page, problems } = await openWith(lotOf(variant), {
      prepare: async (page) => {
        await fromParser(page)
        await watchShifts(page)
        page.on('request', (request) => {
          if (request.url().includes('/api/')) calls.push(request.url())
        })
      },
    })
    expect(await button(page).innerText()).toBe(WORDS[variant])
    await settled(page)
    expect(await button(page).innerText()).toBe(WORDS[variant])
    const { parsed, kept, foreign } = await page.evaluate(() => window.__parser.report())
    expect([kept, foreign, calls, problems, await shiftsOf(page)]).toEqual([parsed, 0, [], [], []])
    await reportLoaded(page)
    await coverPage(page)
    await expect.poll(() => reported()).toEqual([{ variants: `courseButton=${variant}` }])
  },
)

test('in Workers each visitor gets his own, too, and keeps it', async () => {
  const plain = await listen(createSite({ dist }), 0)
  const settings = { PAGE_ORIGIN: 'https://h5.example.com', SERVICE_ORIGIN: stack.serviceUrl, SITE_ORIGIN: plain.url }
  const worker = await startWorkerd(readFileSync(`${dist}/${EDGE_FILE}`, 'utf8'), settings)
  try {
    await fetch(worker.url + COURSE)
    const visitor = { 'user-agent': USER_AGENTS.iosSafari, 'accept-language': 'zh-CN' }
    const ask = async (headers: object) => {
      const response = await fetch(worker.url + COURSE, { headers: { ...visitor, ...headers } })
      const html = await response.text()
      return { headers: response.headers, variants: /data-variants="([^"]*)"/.exec(html)?.[1], html }
    }
    const first = await ask({})
    const [cookie, lot] = /^lot=(\d+)/.exec(first.headers.get('set-cookie')!)!
    expect(first.variants).toBe(`courseButton=${variantOf(running, lot!)}`)
    expect(first.headers.get('set-cookie')).toMatch(/; SameSite=Lax; HttpOnly; Secure$/)
    expect([first.headers.get('cache-control'), first.headers.get('vary')]).toEqual([
      'private, no-cache',
      'accept-encoding, cookie',
    ])
    expect((await ask({ cookie })).variants).toBe(first.variants)
    for (const variant of ['plain', 'follow'] as const) {
      const { html, variants } = await ask({ cookie: `lot=${lotOf(variant)}` })
      expect([variants, html.includes(`>${WORDS[variant]}</button>`)]).toEqual([`courseButton=${variant}`, true])
    }
    expect((await ask({ 'user-agent': 'WhatsApp/2.23' })).variants).toBe(undefined)
  } finally {
    await Promise.all([worker.close(), plain.close()])
  }
})

// The edge has no window to report from.
test('an item that the service refuses is drawn by the edge of a build that reports', async () => {
  const response = await fetch(`${stack.url}/courseSharing?courseNo=gone`)
  expect(response.headers.get('server-timing')).toContain('drawn')
  expect(await response.text()).toContain('内容不存在')
})

test('without scripts the drawn variant stands, and stays at the next opening', async () => {
  await fetch(stack.url + COURSE)
  const { page } = await openWith(undefined, { noScript: true })
  const words = await button(page).innerText()
  expect(Object.values(WORDS)).toContain(words)
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ name: 'lot', value: expect.stringMatching(/^\d{1,4}$/), httpOnly: true, path: '/' })
  expect(words).toBe(WORDS[variantOf(running, cookie!.value) as keyof typeof WORDS])
  await page.reload()
  expect(await button(page).innerText()).toBe(words)
})

test('where the service is late, the words of the button are the same before and after the course has come', async () => {
  stack.faults.set([{ path: '/api/course', delayMs: 600 }])
  const { promise: held, resolve: release } = latch()
  const { page } = await openWith(lotOf('follow'), {
    path: '/courseSharing?courseNo=C1002&type=2',
    prepare: async (page) => {
      const isCall = (url: URL) => url.pathname.startsWith('/api/course')
      await page.route(isCall, (route) => held.then(() => route.continue()))
    },
  })
  expect(await page.getByText('清晨唤醒拉伸').count()).toBe(0)
  expect(await button(page).innerText()).toBe(WORDS.follow)
  release()
  await page.getByText('清晨唤醒拉伸').waitFor()
  expect(await button(page).innerText()).toBe(WORDS.follow)
})

test('a browser that keeps no cookies shows the first variant, never another, and is not counted', async () => {
  areRefused = true
  // The edge runs in this process: every lot is of the second variant.
  const draw = vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    ;(numbers as Uint32Array)[0] = Number(lotOf('follow'))
    return numbers
  })
  await fetch(stack.url + COURSE)
  const seen: string[] = []
  const { page, problems } = await openWith(undefined, {
    isAlone: true,
    prepare: async (page) => {
      await page.exposeFunction('__seen', (words: string) => seen.push(words))
      // Whatever a frame has shown.
      await page.addInitScript(() => {
        const look = () => {
          const shown = document.querySelector<HTMLElement>('.sticky button')
          if (shown?.checkVisibility())
            (window as unknown as { __seen: (words: string) => void }).__seen(shown.innerText)
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setDocumentCookieDisabled', { disabled: true })
    },
  })
  for (const opening of ['first', 'second']) {
    if (opening === 'second') await page.goto(stack.url + COURSE)
    await settled(page)
    expect(await button(page).innerText()).toBe(WORDS.plain)
  }
  expect(draw).toHaveBeenCalledTimes(2)
  draw.mockRestore()
  expect(new Set(seen)).toEqual(new Set([WORDS.plain]))
  await reportLoaded(page)
  await coverPage(page)
  await expect.poll(() => reported().length).toBeGreaterThan(0)
  expect(reported().filter(({ variants }) => variants)).toEqual([])
  expect(problems).toEqual([])
})

// That it is so at the edge after the last day, tests/unit/edge/experiments.test.ts holds.
test('on a host without an edge the first variant is shown to who had drawn another, and not counted', async () => {
  const host = await startStack({ dist })
  try {
    const { page, problems } = await openWith(lotOf('follow'), {}, host)
    await settled(page)
    expect(await button(page).innerText()).toBe(WORDS.plain)
    expect(await page.locator('html[data-variants]').count()).toBe(0)
    await reportLoaded(page)
    await coverPage(page)
    await expect.poll(() => reported(host)).toEqual([{ variants: null }])
    expect(problems).toEqual([])
  } finally {
    await host.close()
  }
})
