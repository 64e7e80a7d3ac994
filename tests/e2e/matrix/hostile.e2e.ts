import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { fileStack } from '#tests/e2e/stack.ts'
import { cellsOf } from './cells.ts'
import { openLane } from './lane.ts'
import { familyOf, isWhole, PAGES, TOKEN, takesTurn } from './screens.ts'
import { CALLS, eachLeaf } from './service-faults.ts'
import { wrongsOf } from './wrongs.ts'

const stack = fileStack()

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
const withoutPolicy = async (page: Page) => {
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
const tapLinks = (page: Page) =>
  page.evaluate(() => {
    for (const link of document.querySelectorAll('a'))
      if (/^\s*(javascript|data):/i.test(link.getAttribute('href') ?? '')) link.click()
  })

/** Signs that a payload ran or could run. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    ran: '__ran' in window,
    links: [...document.querySelectorAll('[href], [src], [action], [srcdoc]')]
      .flatMap((one) => ['href', 'src', 'action', 'srcdoc'].map((name) => one.getAttribute(name) ?? ''))
      .filter((value) => /^\s*j\s*a\s*v\s*a\s*script:|data:text|evil\.example/i.test(value)),
    handlers: document.querySelectorAll('[onerror], [onload], [onclick]').length,
  }))

/** In an ordinary run every other page of each family. */
const IN_TURN = PAGES.filter((screen) => takesTurn(screen, 1, 2))

test.for(IN_TURN.map((screen, at) => [screen.name, screen, at] as const))(
  '/%s runs nothing that the service, the address or the shell smuggles in',
  { timeout: 120_000 },
  async ([name, screen, at]) => {
    const cells = cellsOf(name, 'hostile')
    // Payloads take turns over fields, so that one opening meets all of them; a round later each field gets the next.
    let turn = at
    const placed = new Set<string>()
    const next = () => {
      const payload = PAYLOADS[turn++ % PAYLOADS.length]!
      placed.add(payload)
      return payload
    }
    let foreign: string[] = []
    const lane = await openLane(stack, screen, {
      ...(screen.isMember && {
        shell: {
          token: TOKEN,
          replies: { getStatusBarHeight: next, getGeneralData: () => ({ data: next(), weight: next() }) },
        },
      }),
      isEmpty: true,
      prepare: async (page) => {
        await withoutPolicy(page)
        page.on('request', (request) => {
          const [url, type] = [request.url(), request.resourceType()]
          if (isForeign(url, type)) foreign.push(`asks a foreign host for a ${type}: ${url}`)
        })
      },
    })
    const isEnough = (round: number) => (isWhole ? round === PAYLOADS.length : placed.size === PAYLOADS.length)
    for (let round = 0; round < PAYLOADS.length && !isEnough(round); round++) {
      turn = at + round
      foreign = []
      const query = new URLSearchParams([
        ...Object.entries(screen.query),
        ...QUERIES.map((name) => [name, PAYLOADS[turn++ % PAYLOADS.length]!]),
      ])
      // A page that asks nothing has only its address for them.
      if (familyOf(screen) === 'still') for (const one of PAYLOADS) placed.add(one)
      await lane.open(
        [
          [
            CALLS,
            async (route) => {
              const response = await route.fetch()
              const envelope = await response.json()
              const data = eachLeaf(envelope.data, (leaf) => (typeof leaf === 'string' ? next() : leaf))
              await route.fulfill({ response, json: { ...envelope, msg: next(), data } })
            },
          ],
        ],
        String(query),
      )
      await tapLinks(lane.page)
      const found = await traces(lane.page)
      cells.note(`payloads, round ${round + 1}`, [
        found.ran && 'a script ran',
        found.links.length > 0 && `address kept: ${found.links[0]}`,
        found.handlers > 0 && 'a handler in the document',
        ...foreign,
        ...(await wrongsOf(lane)).filter((one) => !/TypeError/.test(one)),
      ])
    }
    cells.judge()
  },
)
