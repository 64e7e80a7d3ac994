import { test } from 'vitest'
import { type Route, routes } from '#shared/routes.ts'
import type { OpenOptions } from '#tests/e2e/browser.ts'
import { IMPATIENT_USER } from '#tests/e2e/impatient-user.ts'
import { createFileStack } from '#tests/e2e/stack.ts'
import { createCells } from './cells.ts'
import { getFaultShare, isFullRun, PAGES, TOKEN } from './screens.ts'
import { openTestTab } from './test-tab.ts'
import { findViolations, isWell, loadHealthyLines, waitUntil } from './violations.ts'

const stack = createFileStack()

type Shell = NonNullable<OpenOptions['shell']>
const JUNK = ['<img src=x>', '{"token":', { token: { a: [] } }, [[[]]], -1, { data: null }, 'x'.repeat(100_000)]
let turn = 0
const getNextJunk = () => JUNK[turn++ % JUNK.length]

interface BridgeFault {
  name: string
  shell: Shell
  /** What the page must say; absent: what it says in good health. */
  message?: RegExp
  /** Pages with a public twin have gone on to it by then. */
  isTooLate?: boolean
  /** No read is answered: there is nothing to wait for. */
  isSilent?: boolean
}
const SIGN_IN = /登录已过期，请返回 App重新登录|App 没有响应|重试/
const FAULTS: BridgeFault[] = [
  { name: 'comes late', shell: { token: TOKEN, inject: 480 } },
  { name: 'comes 2.5 s after the page', shell: { token: TOKEN, inject: 2500 } },
  { name: 'comes when nobody waits any more', shell: { token: TOKEN, inject: 6000 }, isTooLate: true },
  { name: 'answers in JSON text', shell: { token: TOKEN, replyShape: 'json' } },
  { name: 'knows nobody', shell: { token: '' }, message: SIGN_IN },
  {
    name: 'answers rubbish',
    shell: { replies: { getToken: () => ({ data: { token: { a: 1 } } }), getStatusBarHeight: getNextJunk } },
    message: SIGN_IN,
  },
  {
    name: 'answers rubbish but for the token',
    shell: { token: TOKEN, replies: { getStatusBarHeight: getNextJunk, getGeneralData: getNextJunk } },
  },
  {
    name: 'stays silent',
    shell: { replies: { getToken: undefined, getStatusBarHeight: undefined } },
    message: SIGN_IN,
    isSilent: true,
  },
  // A page with a public twin navigates there instead.
  { name: 'never comes', shell: { inject: 'never' }, message: /请在 App 内打开/, isTooLate: true },
]

/**
 * One protocol of each phone, and both of HarmonyOS. In an ordinary run the faults of a page take
 * turns in them.
 */
const PHONES = ['ios', 'android-2', 'harmony-wvjb', 'harmony-jsbridge'] as const

const MEMBERS = PAGES.filter(({ isMember }) => isMember)
const CASES = MEMBERS.flatMap((screen, at) => {
  const phones = isFullRun ? PHONES : [PHONES[at % PHONES.length]!]
  return phones.map((platform) => [screen.name, platform, screen] as const)
})

test.for(CASES)('/%s stands whatever the shell does: %s', { timeout: 180_000 }, async ([name, platform, screen]) => {
  const cells = createCells(name, 'bridge')
  const healthy = await loadHealthyLines(stack, screen)
  const route: Route = routes[name]
  for (const { name: fault, shell, message, isTooLate, isSilent } of getFaultShare(FAULTS, screen)) {
    const tab = await openTestTab(stack, screen, {
      shell: { ...shell, platform },
      prepare: async (page) =>
        void (await page.addInitScript(IMPATIENT_USER + (isSilent ? 'window.__isImpatient = true' : ''))),
    })
    const isThere = async () =>
      isTooLate && route.publicTwin
        ? new URL(tab.page.url()).pathname === `/${route.publicTwin}`
        : message!.test(await tab.text())
    const isRight =
      message || (isTooLate && route.publicTwin) ? await waitUntil(isThere, 20_000) : await isWell(tab, healthy)
    cells.note(`${fault}, ${platform}`, [
      !isRight && `says ${(await tab.text()).slice(0, 60)}`,
      ...(await findViolations(tab)),
    ])
    await tab.page.close()
  }
  cells.judge()
})
