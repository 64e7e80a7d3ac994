import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { createFileStack } from '#tests/e2e/stack.ts'
import { createCells } from './cells.ts'
import { getFamily, hasTurn, isFullRun, PAGES, TOKEN } from './screens.ts'
import { CALLS, mapLeaves } from './service-faults.ts'
import { openTestTab } from './test-tab.ts'
import { findViolations } from './violations.ts'

const stack = createFileStack()

const PAYLOADS = [
  '<img src=x onerror="window.__ran=1"><svg onload="window.__ran=1"><script>window.__ran=1</script>',
  'javascript:window.__ran=1',
  ' jAva\tscript:window.__ran=1//',
  'data:text/html,<script>parent.__ran=1</script>',
  '"><iframe srcdoc="<script>parent.__ran=1</script>">',
  'https://evil.example/x.png',
]
/** A picture may come from any https host where `IMAGE_HOSTS` is empty; nothing else comes from a foreign one. */
const isForeign = (url: string, type: string) =>
  /^\w+:\/\/evil\.example/.test(url) && !(type === 'image' && url.startsWith('https:'))
const QUERIES = ['name', 'unit', 'target', 'title', 'url', 'redirect', 'from']

/** The document without its policy, so that the escaping is tested alone and not the policy. */
const removePolicy = async (page: Page) => {
  await page.route(
    (url) => !/^\/(api|pk|assets|local)\//.test(url.pathname) && !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      return route.fulfill({ response, headers })
    },
  )
}

/** Tap whatever can be tapped and follow nothing: a script in an address runs on a tap. */
const clickLinks = (page: Page) =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll('a'))
      if (/^\s*(javascript|data):/i.test(link.getAttribute('href') ?? '')) link.click()
  })

/** Signs that a payload ran or could run. */
const findTraces = (page: Page) =>
  page.evaluate(() => ({
    ran: '__ran' in window,
    links: [...document.querySelectorAll('[href], [src], [action], [srcdoc]')]
      .flatMap((element) => ['href', 'src', 'action', 'srcdoc'].map((name) => element.getAttribute(name) ?? ''))
      .filter((value) => /^\s*j\s*a\s*v\s*a\s*script:|data:text|evil\.example/i.test(value)),
    handlers: document.querySelectorAll('[onerror], [onload], [onclick]').length,
  }))

/** In an ordinary run every other page of each family. */
const IN_TURN = PAGES.filter((screen) => hasTurn(screen, 1, 2))

test.for(IN_TURN.map((screen, at) => [screen.name, screen, at] as const))(
  '/%s runs nothing that the service, the address or the shell smuggles in',
  { timeout: 120_000 },
  async ([name, screen, at]) => {
    const cells = createCells(name, 'hostile')
    // Payloads take turns over fields, so that one opening meets all of them; a round later each
    // field gets the next.
    let turn = at
    const placed = new Set<string>()
    const getNextPayload = () => {
      const payload = PAYLOADS[turn++ % PAYLOADS.length]!
      placed.add(payload)
      return payload
    }
    let foreign: string[] = []
    const tab = await openTestTab(stack, screen, {
      ...(screen.isMember && {
        shell: {
          token: TOKEN,
          replies: {
            getStatusBarHeight: getNextPayload,
            getGeneralData: () => ({ data: getNextPayload(), weight: getNextPayload() }),
          },
        },
      }),
      isEmpty: true,
      prepare: async (page) => {
        await removePolicy(page)
        page.on('request', (request) => {
          const [url, type] = [request.url(), request.resourceType()]
          if (isForeign(url, type)) foreign.push(`asks a foreign host for a ${type}: ${url}`)
        })
      },
    })
    const isEnough = (round: number) => (isFullRun ? round === PAYLOADS.length : placed.size === PAYLOADS.length)
    for (let round = 0; round < PAYLOADS.length && !isEnough(round); round++) {
      turn = at + round
      foreign = []
      const query = new URLSearchParams([
        ...Object.entries(screen.query),
        ...QUERIES.map((name) => [name, PAYLOADS[turn++ % PAYLOADS.length]!]),
      ])
      // A page that asks nothing has only its address for them.
      if (getFamily(screen) === 'still') for (const element of PAYLOADS) placed.add(element)
      await tab.open(
        [
          [
            CALLS,
            async (route) => {
              const response = await route.fetch()
              const envelope = await response.json()
              const data = mapLeaves(envelope.data, (leaf) => (typeof leaf === 'string' ? getNextPayload() : leaf))
              await route.fulfill({ response, json: { ...envelope, msg: getNextPayload(), data } })
            },
          ],
        ],
        String(query),
      )
      await clickLinks(tab.page)
      const found = await findTraces(tab.page)
      cells.note(`payloads, round ${round + 1}`, [
        found.ran && 'a script ran',
        found.links.length > 0 && `address kept: ${found.links[0]}`,
        found.handlers > 0 && 'a handler in the document',
        ...foreign,
        ...(await findViolations(tab)).filter((element) => !/TypeError/.test(element)),
      ])
    }
    cells.judge()
  },
)
