import type { Page, Route } from 'playwright-core'
import { test } from 'vitest'
import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import { fileStack } from '#tests/e2e/stack.ts'
import { beWechat } from '#tests/e2e/wechat-client.ts'
import { cellsOf } from './cells.ts'
import { type Lane, openLane, type Spoil } from './lane.ts'
import { familyOf, PAGES, type Screen, shareOf, takesTurn } from './screens.ts'
import { CALLS } from './service-faults.ts'
import {
  healthyLane,
  isOnTop,
  isWell,
  linesInHealth,
  linesOf,
  offersRetry,
  recovers,
  waitUntil,
  wordsLeft,
  wrongsOf,
} from './wrongs.ts'

const stack = fileStack()

const SCRIPT = /\/assets\/[^?]+\.js(\?|$)/
const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '页面不存在' })

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
    const cells = cellsOf(name, 'files')
    const { lane: first, healthy } = await healthyLane(stack, screen)
    for (const [what, query] of shareOf(LINKS, screen)) {
      await first.open([], query)
      cells.note(what, [...(await wrongsOf(first)), asksInVain(first)])
    }
    for (const fault of shareOf(FILES, screen)) {
      const prepare = async (page: Page) => void (await page.addInitScript(SOON))
      const lane = fault === BREAK ? await openLane(stack, screen, { isEmpty: true, prepare }) : first
      await lane.open(await spoilsOf(fault, screen)).catch(() => {})
      cells.note(fault, [
        asksInVain(lane),
        fault === 'later scripts 404 once' && !(await recovers(lane, healthy)) && 'not the whole page',
        ...(fault === 'later scripts 404 always' ? await untold(lane, healthy) : []),
        (fault === BREAK || (fault === 'every script 404' && (await sharedFiles(name)).length > 0)) &&
          !(await waitUntil(() => isOnTop(lane.page, '#dead a'), 25_000)) &&
          'does not say so',
        fault === 'styles 404' && (await wordsLeft(lane, healthy)) < 0.8 && 'words are missing',
        fault === 'pictures 404' && !(await isWell(lane, healthy)) && 'words are missing',
        ...(await wrongsOf(lane)).filter((one) => fault !== 'styles 404' || !OF_STYLES.test(one)),
      ])
    }
    if (SHARE_PAGES[screen.name]?.card && takesTurn(screen, 0, 4))
      cells.note('the WeChat kit 404', await withoutWechatKit(screen))
    cells.judge()
  },
)

/**
 * In WeChat, without the file that holds WeChat's own SDK: only the card of the page is lost. Read by words: the open tag
 * over a button ends its line, and stands there only with the SDK.
 */
async function withoutWechatKit(screen: Screen): Promise<(string | false)[]> {
  const lane = await openLane(stack, screen, {
    device: 'wechatIos',
    prepare: async (page) => void (await beWechat(page, 'ios')),
  })
  const healthy = await linesInHealth(lane)
  const kit = /\/kit-[^/]+\.js(\?|$)/
  await lane.open([[kit, gone]])
  return [
    !lane.seen.requests.some((url) => kit.test(url)) && 'the WeChat kit was not asked for',
    !(await waitUntil(async () => (await wordsLeft(lane, healthy)) >= 0.8, 15_000)) && 'not the whole page',
    (await offersRetry(lane)) && 'asks for a tap',
    ...(await wrongsOf(lane)),
  ]
}

/** A page that shows nothing of the service's asks it for nothing. */
const asksInVain = ({ screen, seen }: Lane) =>
  familyOf(screen) === 'still' && seen.requests.some((url) => CALLS.test(url)) && 'asks the service'

/** What is lost for good, unless its place says so itself, with a way on; the switch to 长辈版 alone may stay away. */
async function untold(lane: Lane, healthy: ReadonlySet<string>): Promise<string[]> {
  const lostNow = async () => {
    const shown = await lane.text()
    const said = [...linesOf(shown)].join('')
    return /网络不给力|重试|刷新/.test(shown)
      ? []
      : [...healthy].filter((one) => one !== '长辈版' && !said.includes(one))
  }
  // A part is asked for some times before it is given up.
  await waitUntil(async () => (await lostNow()).length === 0, 10_000)
  const lost = await lostNow()
  return lost.length ? [`gone without a word: ${lost.slice(0, 3).join(' | ')}`] : []
}

/** The scripts without which a page's own one, in its HTML, can not run. */
async function sharedFiles(name: string): Promise<string[]> {
  const html = await (await fetch(`${stack.url}/${name}`)).text()
  return [...html.matchAll(/ rel="modulepreload" href="([^"]+)"/g)].map(([, path]) => path!)
}

const breakOff = async (route: Route) => {
  const response = await route.fetch()
  const html = await response.text()
  await route.fulfill({ response, body: html.slice(0, html.indexOf('<script type="module"')) })
}

/** A script is a later one when the page's own does not import it. */
async function spoilsOf(fault: (typeof FILES)[number], { name }: Screen): Promise<Spoil[]> {
  if (fault === 'pictures 404') return [[/\.(png|svg|jpe?g|webp)(\?|$)|\/pictures?\//, gone]]
  if (fault === 'every script 404') return [[SCRIPT, gone]]
  if (fault === 'styles 404') return [[/\.css$/, gone]]
  if (fault === BREAK) return [[new RegExp(`^${stack.url}/${name}(\\?|$)`), breakOff]]
  const shared = await sharedFiles(name)
  const lost = new Set<string>()
  // Once: until the page asks for one of them again.
  let isBack = false
  const act = (route: Route) => {
    // Asked for again, a file may have another query.
    const { pathname } = new URL(route.request().url())
    isBack ||= fault === 'later scripts 404 once' && lost.has(pathname)
    if (shared.includes(pathname) || isBack) return route.continue()
    lost.add(pathname)
    return gone(route)
  }
  return [[SCRIPT, act]]
}
