import type { Page, Route } from 'playwright-core'
import { test } from 'vitest'
import { SHARE_PAGES } from '#scripts/share/pages.ts'
import { createFileStack } from '#tests/e2e/stack.ts'
import { emulateWechat } from '#tests/e2e/wechat-client.ts'
import { createCells } from './cells.ts'
import { getFamily, getFaultShare, hasTurn, PAGES, type Screen } from './screens.ts'
import { CALLS } from './service-faults.ts'
import { openTestTab, type Spoil, type TestTab } from './test-tab.ts'
import {
  countRemainingLines,
  findViolations,
  getHealthyLines,
  hasRetry,
  isOnTop,
  isRecovered,
  isWell,
  openHealthyLane,
  splitLines,
  waitUntil,
} from './violations.ts'

const stack = createFileStack()

const SCRIPT = /\/assets\/[^?]+\.js(\?|$)/
const respondNotFound = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '页面不存在' })

const IDS =
  'activityId pkNo groupId userNo userSportNo courseNo columnId reportId type target from no name unit t'.split(' ')
const LINKS: [name: string, query: string][] = [
  ['no query', ''],
  ['a broken query', '%E0%A4%A=%&&=&type=%FF'],
  [
    'a doubled, hostile query',
    IDS.map((id) => `${id}=../%3Cimg%20src=x%20onerror=alert(1)%3E&${id}=javascript:alert(1)`).join('&'),
  ],
  [
    'an endless query',
    `type=${'9'.repeat(400)}&activityId=${'长'.repeat(300)}&startDay=2026-13-45&endDay=x&groupId=G1&userNo=1001`,
  ],
]
/** What a page without its styles may do. */
const OF_STYLES = /px too wide|^target|^leaves its box/
/** A page of which nothing runs says so after 10 s (shared/head/boot.ts): here after one. */
const SOON = `{
  const wait = setTimeout
  window.setTimeout = (then, ms, ...rest) => wait(then, ms === 10000 ? 1000 : ms, ...rest)
}`
const BREAK = 'the page breaks off before its script'
const FILES = [
  'pictures 404',
  'later scripts 404 once',
  'later scripts 404 always',
  'every script 404',
  BREAK,
  'styles 404',
] as const

test.for(PAGES.map((screen) => [screen.name, screen] as const))(
  '/%s stands lost files and strange links',
  { timeout: 120_000 },
  async ([name, screen]) => {
    const cells = createCells(name, 'files')
    const { lane: first, healthy } = await openHealthyLane(stack, screen)
    for (const [what, query] of getFaultShare(LINKS, screen)) {
      await first.open([], query)
      cells.note(what, [...(await findViolations(first)), isRequestFailing(first)])
    }
    for (const fault of getFaultShare(FILES, screen)) {
      const prepare = async (page: Page) => void (await page.addInitScript(SOON))
      const tab = fault === BREAK ? await openTestTab(stack, screen, { isEmpty: true, prepare }) : first
      await tab.open(await createSpoils(fault, screen)).catch(() => {})
      cells.note(fault, [
        isRequestFailing(tab),
        fault === 'later scripts 404 once' && !(await isRecovered(tab, healthy)) && 'not the whole page',
        ...(fault === 'later scripts 404 always' ? await findUnreported(tab, healthy) : []),
        (fault === BREAK || (fault === 'every script 404' && (await getSharedFiles(name)).length > 0)) &&
          !(await waitUntil(() => isOnTop(tab.page, '#dead a'), 25_000)) &&
          'does not say so',
        fault === 'styles 404' && (await countRemainingLines(tab, healthy)) < 0.8 && 'words are missing',
        fault === 'pictures 404' && !(await isWell(tab, healthy)) && 'words are missing',
        ...(await findViolations(tab)).filter((item) => fault !== 'styles 404' || !OF_STYLES.test(item)),
      ])
    }
    if (SHARE_PAGES[screen.name]?.card && hasTurn(screen, 0, 4))
      cells.note('the WeChat kit 404', await checkWithoutWechatKit(screen))
    cells.judge()
  },
)

/**
 * In WeChat, without the file of WeChat's SDK only the card fails. Text is compared, because the
 * open tag exists only with the SDK.
 */
async function checkWithoutWechatKit(screen: Screen): Promise<(string | false)[]> {
  const tab = await openTestTab(stack, screen, {
    device: 'wechatIos',
    prepare: async (page) => void (await emulateWechat(page, 'ios')),
  })
  const healthy = await getHealthyLines(tab)
  const kit = /\/kit-[^/]+\.js(\?|$)/
  await tab.open([[kit, respondNotFound]])
  return [
    !tab.seen.requests.some((url) => kit.test(url)) && 'the WeChat kit was not asked for',
    !(await waitUntil(async () => (await countRemainingLines(tab, healthy)) >= 0.8, 15_000)) && 'not the whole page',
    (await hasRetry(tab)) && 'asks for a tap',
    ...(await findViolations(tab)),
  ]
}

/** A page that shows nothing of the service's asks it for nothing. */
const isRequestFailing = ({ screen, seen }: TestTab) =>
  getFamily(screen) === 'still' && seen.requests.some((url) => CALLS.test(url)) && 'asks the service'

/**
 * What is lost for good, unless its place says so itself, with a way on; the switch to 长辈版 alone
 * may stay away.
 */
async function findUnreported(tab: TestTab, healthy: ReadonlySet<string>): Promise<string[]> {
  const findMissingText = async () => {
    const displayed = await tab.text()
    const message = [...splitLines(displayed)].join('')
    return /网络不给力|重试|刷新/.test(displayed)
      ? []
      : [...healthy].filter((item) => item !== '长辈版' && !message.includes(item))
  }
  // A lazy module is retried some times before it fails.
  await waitUntil(async () => (await findMissingText()).length === 0, 10_000)
  const failed = await findMissingText()
  return failed.length ? [`gone without a word: ${failed.slice(0, 3).join(' | ')}`] : []
}

/** The scripts without which a page's own one, in its HTML, can not run. */
async function getSharedFiles(name: string): Promise<string[]> {
  const html = await (await fetch(`${stack.url}/${name}`)).text()
  return [...html.matchAll(/ rel="modulepreload" href="([^"]+)"(?! fetchpriority)/g)].map(([, path]) => path!)
}

const truncateResponse = async (route: Route) => {
  const response = await route.fetch()
  const html = await response.text()
  await route.fulfill({ response, body: html.slice(0, html.indexOf('<script type="module"')) })
}

/** A script is a later one when the page's own does not import it. */
async function createSpoils(fault: (typeof FILES)[number], { name }: Screen): Promise<Spoil[]> {
  if (fault === 'pictures 404') return [[/\.(png|svg|jpe?g|webp)(\?|$)|\/pictures?\//, respondNotFound]]
  if (fault === 'every script 404') return [[SCRIPT, respondNotFound]]
  if (fault === 'styles 404') return [[/\.css$/, respondNotFound]]
  if (fault === BREAK) return [[new RegExp(`^${stack.url}/${name}(\\?|$)`), truncateResponse]]
  const shared = await getSharedFiles(name)
  const failed = new Set<string>()
  // Once: until the page asks for one of them again.
  let isBack = false
  const applyFault = (route: Route) => {
    // Asked for again, a file may have another query.
    const { pathname } = new URL(route.request().url())
    isBack ||= fault === 'later scripts 404 once' && failed.has(pathname)
    if (shared.includes(pathname) || isBack) return route.continue()
    failed.add(pathname)
    return respondNotFound(route)
  }
  return [[SCRIPT, applyFault]]
}
