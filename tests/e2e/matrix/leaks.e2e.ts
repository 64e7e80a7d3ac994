import { test } from 'vitest'
import { SEED_MEMBERS } from '#scripts/local-service/members.ts'
import { createFileStack } from '#tests/e2e/stack.ts'
import { createCells } from './cells.ts'
import { PAGES, TOKEN } from './screens.ts'
import { openTestTab } from './test-tab.ts'

const stack = createFileStack()

const PERSON = SEED_MEMBERS[0]!.nickname

/** What the page leaves on the phone. */
const CACHED = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])'
/** What foreign scripts, or somebody who sees the address, could read. */
const OPEN = `JSON.stringify([${CACHED}, document.documentElement.outerHTML, location.href, window.name, history.state])`

test.for(PAGES.filter(({ isMember }) => isMember).map((screen) => [screen.name, screen] as const))(
  '/%s keeps the token and the person to itself',
  async ([name, screen]) => {
    const cells = createCells(name, 'leaks')
    const sent: { url: string; headers: Record<string, string>; body: string }[] = []
    const { page, seen } = await openTestTab(stack, screen, {
      prepare: async (page) =>
        void page.on('request', (request) =>
          sent.push({ url: request.url(), headers: request.headers(), body: request.postData() ?? '' }),
        ),
    })
    const [stored, open] = await page.evaluate<[string, string]>(`[${CACHED}, ${OPEN}]`)
    const message = seen.console.join('\n')
    const isCall = ({ url }: { url: string }) =>
      new URL(url).origin === stack.url && /^\/(api|pk)\//.test(new URL(url).pathname)
    const calls = sent.filter(isCall)
    const others = sent.filter((element) => !isCall(element))
    // The iOS bridge uses an address that native cancels; the chat page has its supplier.
    const foreign = others.filter(
      ({ url }) => /^https?:/.test(url) && new URL(url).origin !== stack.url && !url.includes('__'),
    )
    const hasToken = (element: (typeof sent)[number]) => JSON.stringify(element).includes(TOKEN)
    cells.note('token', [
      open.includes(TOKEN) && 'in storage, document or address',
      message.includes(TOKEN) && 'in the console',
      sent.some(({ url }) => url.includes(TOKEN)) && 'in an address',
      others.some(hasToken) && 'sent to somebody else',
    ])
    cells.note('person', [
      stored.includes(PERSON) && 'in storage',
      message.includes(PERSON) && 'in the console',
      sent.some(({ url }) => decodeURIComponent(url).includes(PERSON)) && 'in an address',
      name !== 'chat' && others.some(({ body }) => body.includes(PERSON)) && 'sent to somebody else',
    ])
    cells.note('strangers', [
      calls.some(({ headers }) => headers.referer) && 'calls say where they come from',
      name !== 'chat' && foreign.length > 0 && `asks ${foreign[0]!.url}`,
    ])
    cells.judge()
  },
)
