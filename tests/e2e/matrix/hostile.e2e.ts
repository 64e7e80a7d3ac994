import type { Page, Route } from 'playwright-core'
import { test } from 'vitest'
import { SEED_MEMBERS } from '#scripts/local-service/members.ts'
import { removePolicy } from '#tests/e2e/replies.ts'
import { createFileStack } from '#tests/e2e/stack.ts'
import { createCells } from './cells.ts'
import { mapLeaves } from './faults.ts'
import { CALLS, getFamily, getScreensOfTurn, isFullRun, PAGES, TOKEN } from './screens.ts'
import { openTestTab, type TestTab } from './test-tab.ts'
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

const PERSON = SEED_MEMBERS[0]!.nickname
/** What the page leaves on the phone. */
const CACHED = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])'
/** What foreign scripts, or somebody who sees the address, could read. */
const OPEN = `JSON.stringify([${CACHED}, document.documentElement.outerHTML, location.href, window.name, history.state])`

interface Sent {
  url: string
  headers: Record<string, string>
  body: string
}

/** Where the token and the person are, except in the calls of the page. */
async function findLeaks({ page, screen, seen }: TestTab, sent: readonly Sent[]) {
  const [stored, open] = await page.evaluate<[string, string]>(`[${CACHED}, ${OPEN}]`)
  const { origin } = new URL(page.url())
  const message = seen.console.join('\n')
  const isCall = ({ url }: Sent) => new URL(url).origin === origin && CALLS.test(url)
  const others = sent.filter((item) => !isCall(item))
  // The iOS bridge uses an address that native cancels; the chat page has its supplier.
  const foreign = others.filter(
    ({ url }) => /^https?:/.test(url) && new URL(url).origin !== origin && !url.includes('__'),
  )
  const isChat = screen.name === 'chat'
  return [
    open.includes(TOKEN) && 'token in storage, document or address',
    message.includes(TOKEN) && 'token in the console',
    sent.some(({ url }) => url.includes(TOKEN)) && 'token in an address',
    others.some((item) => JSON.stringify(item).includes(TOKEN)) && 'token sent to somebody else',
    stored.includes(PERSON) && 'person in storage',
    message.includes(PERSON) && 'person in the console',
    sent.some(({ url }) => decodeURIComponent(url).includes(PERSON)) && 'person in an address',
    !isChat && others.some(({ body }) => body.includes(PERSON)) && 'person sent to somebody else',
    sent.some((item) => isCall(item) && item.headers.referer) && 'calls say where they come from',
    !isChat && foreign.length > 0 && `asks ${foreign[0]!.url}`,
  ]
}

/** Pages that meet payloads: in an ordinary run every other one of each family. */
const HOSTILE = getScreensOfTurn(1, 2)
const TESTED = PAGES.filter((screen) => screen.isMember || HOSTILE.includes(screen))

test.for(TESTED.map((screen, at) => [screen.name, screen, at] as const))(
  '/%s keeps the token and the person to itself; runs nothing that the service, the address or the shell smuggles in',
  { timeout: 120_000 },
  async ([name, screen, at]) => {
    // Payloads take turns over fields, so that one opening meets all of them; a round later each
    // field gets the next.
    let turn = at
    let isHostile = false
    const placed = new Set<string>()
    const getNextPayload = () => {
      const payload = PAYLOADS[turn++ % PAYLOADS.length]!
      placed.add(payload)
      return payload
    }
    let sent: Sent[] = []
    let foreign: string[] = []
    const tab = await openTestTab(stack, screen, {
      ...(screen.isMember && {
        shell: {
          token: TOKEN,
          replies: {
            getStatusBarHeight: () => (isHostile ? getNextPayload() : 47),
            getGeneralData: () => isHostile && { data: getNextPayload(), weight: getNextPayload() },
          },
        },
      }),
      isEmpty: true,
      prepare: async (page) => {
        // So that the escaping is tested alone and not the policy.
        await removePolicy(page, ({ pathname }) => !/^\/(api|pk|assets|local)\/|\.\w+$/.test(pathname))
        page.on('request', (request) => {
          const [url, type] = [request.url(), request.resourceType()]
          sent.push({ url, headers: request.headers(), body: request.postData() ?? '' })
          if (isForeign(url, type)) foreign.push(`asks a foreign host for a ${type}: ${url}`)
        })
      },
    })
    if (screen.isMember) {
      const cells = createCells(name, 'leaks')
      sent = []
      await tab.open()
      cells.note('token and person', await findLeaks(tab, sent))
      cells.judge()
    }
    isHostile = true
    const cells = createCells(name, 'hostile')
    if (!HOSTILE.includes(screen)) return
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
      const replaceTexts = async (route: Route) => {
        const response = await route.fetch()
        const envelope = await response.json()
        const data = mapLeaves(envelope.data, (leaf) => (typeof leaf === 'string' ? getNextPayload() : leaf))
        await route.fulfill({ response, json: { ...envelope, msg: getNextPayload(), data } })
      }
      await tab.open([[CALLS, replaceTexts]], String(query))
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
