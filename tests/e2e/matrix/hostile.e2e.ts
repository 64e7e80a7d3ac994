import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SEED_MEMBERS } from '#scripts/service/seed-members.ts'
import { fileStack } from '#tests/e2e/stack.ts'
import { openLane, wrongsOf } from './lane.ts'
import { PAGES, TOKEN } from './screens.ts'
import { CALLS, eachLeaf } from './service-faults.ts'

const stack = fileStack()

const PAYLOADS = [
  '<img src=x onerror="window.__ran=1"><svg onload="window.__ran=1"><script>window.__ran=1</script>',
  'javascript:window.__ran=1',
  ' jAva\tscript:window.__ran=1//',
  'data:text/html,<script>parent.__ran=1</script>',
  '"><iframe srcdoc="<script>parent.__ran=1</script>">',
  'https://evil.example/x.png',
]
/** An ordinary run takes the first, markup that runs; `npm run gates` and `npm run matrix` take all. */
const TRIED = process.env.MATRIX === 'all' ? PAYLOADS : PAYLOADS.slice(0, 1)
const EVIL = /^https:\/\/evil\.example/

/** The document without its policy: what is tested is the escaping, not the net below it. */
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

test.for(PAGES.map((screen) => [screen.name, screen] as const))(
  '/%s runs nothing that the service, the address or the shell smuggles in',
  { timeout: 120_000 },
  async ([, screen]) => {
    const wrongs: string[] = []
    let payload = ''
    const lane = await openLane(stack, screen, {
      ...(screen.isMember && {
        shell: {
          token: TOKEN,
          replies: {
            getStatusBarHeight: () => payload || 47,
            getGeneralData: () => ({ data: payload, weight: payload }),
          },
        },
      }),
      prepare: withoutPolicy,
    })
    for (payload of TRIED) {
      const query = new URLSearchParams([
        ...Object.entries(screen.query),
        ...['name', 'unit', 'target', 'title', 'url', 'redirect', 'from'].map((name) => [name, payload]),
      ])
      await lane.open(
        [
          [
            CALLS,
            async (route) => {
              const response = await route.fetch()
              const envelope = await response.json()
              const data = eachLeaf(envelope.data, (leaf) => (typeof leaf === 'string' ? payload : leaf))
              await route.fulfill({ response, json: { ...envelope, msg: payload, data } })
            },
          ],
        ],
        String(query),
      )
      await tapLinks(lane.page)
      const found = await lane.page.evaluate(() => ({
        ran: '__ran' in window,
        links: [...document.querySelectorAll('[href], [src], [action], [srcdoc]')]
          .flatMap((one) => ['href', 'src', 'action', 'srcdoc'].map((name) => one.getAttribute(name) ?? ''))
          .filter((value) => /^\s*j\s*a\s*v\s*a\s*script:|data:text|evil\.example/i.test(value)),
        handlers: document.querySelectorAll('[onerror], [onload], [onclick]').length,
      }))
      wrongs.push(
        ...[
          found.ran && 'a script ran',
          found.links.length > 0 && `address kept: ${found.links[0]}`,
          found.handlers > 0 && 'a handler in the document',
          lane.seen.requests.some((url) => EVIL.test(url)) && 'asks a foreign host',
          ...(await wrongsOf(lane)).filter((one) => !/TypeError/.test(one)),
        ]
          .filter(Boolean)
          .map((one) => `${payload.slice(0, 25)}: ${one}`),
      )
    }
    expect(wrongs.join('\n')).toBe('')
  },
)

const PERSON = SEED_MEMBERS[0]!

test.for(PAGES.filter(({ isMember }) => isMember).map((screen) => [screen.name, screen] as const))(
  '/%s keeps the token and the person to itself',
  async ([name, screen]) => {
    const sent: { url: string; headers: Record<string, string> }[] = []
    const lane = await openLane(stack, screen, {
      prepare: async (page) =>
        void page.on('request', (request) => sent.push({ url: request.url(), headers: request.headers() })),
    })
    const { page, seen } = lane
    const kept = await page.evaluate(() =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        document.documentElement.outerHTML,
        location.href,
        window.name,
        history.state,
      ]),
    )
    expect(kept).not.toContain(TOKEN)
    expect(seen.console.join('\n')).not.toContain(TOKEN)
    expect(seen.console.join('\n')).not.toContain(PERSON.nickname)
    expect(sent.filter(({ url }) => url.includes(TOKEN))).toEqual([])
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    expect(stored).not.toContain(PERSON.nickname)
    for (const { url, headers } of sent) {
      const isCall = new URL(url).origin === stack.url && /^\/(api|pk)\//.test(new URL(url).pathname)
      if (!isCall) expect(`${url} ${headers.authorization ?? ''}`).not.toContain(TOKEN)
      if (isCall) expect(headers.referer ?? '').toBe('')
    }
    const foreign = sent.filter(({ url }) => /^https?:/.test(url) && new URL(url).origin !== stack.url)
    // The iOS bridge knocks at an address that native cancels; the chat page has its supplier.
    if (name !== 'chat') expect(foreign.filter(({ url }) => !url.includes('__'))).toEqual([])
  },
)
