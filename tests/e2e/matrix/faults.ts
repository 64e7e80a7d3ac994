import type { Page, Route } from 'playwright-core'
import { type Route as PageRoute, routes } from '#shared/routes.ts'
import { IMPATIENT_USER } from '#tests/e2e/impatient-user.ts'
import { ASKING, CALLS, getFaultShare, getScreensOfTurn, isFullRun, PAGES, type Screen, TOKEN } from './screens.ts'
import type { Spoil, TabOptions, TestTab } from './test-tab.ts'
import {
  computeHealth,
  findViolations,
  hasRetry,
  isOnTop,
  isRecovered,
  isWell,
  splitLines,
  waitUntil,
} from './violations.ts'

type Respond = (route: Route) => Promise<unknown>
type Violations = (string | false | undefined)[]
type Check = (tab: TestTab, healthy: ReadonlySet<string>) => Promise<Violations>

export interface Fault {
  name: string
  /** What is wrong on the way to the page while it is opened. */
  spoils?: Spoil[] | ((tab: TestTab) => Promise<Spoil[]>)
  /** The query it is opened with instead of its own. */
  query?: string
  /** It needs a tab of its own, opened like this. */
  tab?: (screen: Screen) => TabOptions
  /** What must hold besides the checks of every cell. */
  check?: Check
  /** Violations that this fault explains. */
  except?: RegExp
  /** 重试 cannot help. */
  isFinal?: boolean
}

const respond =
  (status: number, body: unknown, headers?: Record<string, string>): Respond =>
  (route) =>
    route.fulfill({
      status,
      headers,
      contentType: 'application/json',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
const respondNotFound: Respond = (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '页面不存在' })
const RESET: Respond = (route) => route.abort('connectionreset')

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** The real answer, its data changed. */
const changeData =
  (change: (data: Json) => Json): Respond =>
  async (route) => {
    const response = await route.fetch()
    const envelope = (await response.json()) as { code: number; data: Json }
    await route.fulfill({ response, json: { ...envelope, data: change(envelope.data) } })
  }

/** Each value inside, lists and objects kept. */
export function mapLeaves(data: Json, change: (leaf: Json) => Json): Json {
  if (Array.isArray(data)) return data.map((item) => mapLeaves(item, change))
  if (!data || typeof data !== 'object') return change(data)
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapLeaves(value, change)]))
}
const changeLeaves = (change: (leaf: Json) => Json) => changeData((data) => mapLeaves(data, change))
const replaceAll = (type: 'number' | 'string', value: Json) =>
  changeLeaves((leaf) => (typeof leaf === type ? value : leaf))

/** The outermost lists, their items again and again, up to `count` of them and 4 MB of text each. */
function lengthenLists(data: Json, count: number): Json {
  if (Array.isArray(data)) {
    const max = Math.min(count, (4e6 * data.length) / JSON.stringify(data).length)
    return data.length ? Array.from({ length: max }, (_, at) => data[at % data.length]!) : data
  }
  if (!data || typeof data !== 'object') return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, lengthenLists(value, count)]))
}

const createSpoil = (act: Respond): Spoil => [CALLS, (route) => act(route).catch(() => {})]

// Service: answers that are errors. The page says so, also after a 重试 in vain.

const ERROR = /开小差|不给力|断开|查询失败|已过期|已失效|不存在|重试|失败|稍后|还没有/
/** Complete without an answer: /set only shows the last weight, /chat takes the member as a guest. */
const COMPLETE_WITHOUT = new Set<string>(['set', 'chat'])
const TAP_RETRIES = `for (const one of document.querySelectorAll('button')) if (one.textContent.trim() === '重试') one.click()`

async function findErrorFaults(tab: TestTab): Promise<Violations> {
  const { name, isMember } = tab.screen
  // Only the page's text counts; a toast may still be visible.
  const hasMessage = async () => ERROR.test(await tab.page.locator('#app').innerText())
  const isReported = COMPLETE_WITHOUT.has(name) || (await waitUntil(hasMessage, 15_000))
  const displayed = await tab.text()
  return [
    !isReported && `does not say so: ${displayed.slice(0, 80).replaceAll('\n', ' ')}`,
    !isMember && /登录/.test(displayed) && 'asks a visitor to log in',
  ]
}
const checkError: Check = async (tab) => {
  const first = await findErrorFaults(tab)
  if (!(await hasRetry(tab))) return first
  await tab.page.evaluate(TAP_RETRIES)
  await tab.settled()
  return [...first, ...(await findErrorFaults(tab))]
}

const createServiceFaults = (answers: Record<string, Respond>, check?: Check): Fault[] =>
  Object.entries(answers).map(([name, act]) => ({ name, spoils: [createSpoil(act)], check }))

const ERRORS = createServiceFaults(
  {
    '500': respond(500, { code: 500, msg: '系统繁忙' }),
    '503 with a day to wait': respond(503, '', { 'retry-after': '86400' }),
    '401': respond(401, { code: 401, msg: '登录已过期' }),
    '403': respond(403, { code: 403, msg: '没有权限' }),
    '404': respond(404, ''),
    'a refusal': respond(200, { code: 404, msg: '查询失败', data: null }),
    'a refusal without words': respond(200, { code: 7 }),
    '500 by its code': respond(200, { code: 500, msg: '系统繁忙', data: null }),
    'connection reset': RESET,
    'no such host': (route) => route.abort('namenotresolved'),
    offline: (route) => route.abort('internetdisconnected'),
    'half a JSON': respond(200, '{"code":0,"msg":"","data":{'),
    HTML: respond(200, '<!doctype html><h1>502 Bad Gateway</h1>'),
    'an empty body': respond(200, ''),
    'another envelope': respond(200, { result: 'ok', payload: [] }),
  },
  checkError,
)

// Service: strange data. The page shows what can be shown.

const ODDITIES = createServiceFaults({
  'data null': respond(200, { code: 0, msg: '', data: null }),
  'data {}': respond(200, { code: 0, msg: '', data: {} }),
  'data []': respond(200, { code: 0, msg: '', data: [] }),
  'data is text': respond(200, { code: 0, msg: '', data: '操作成功' }),
  'empty lists': changeData((data) => JSON.parse(JSON.stringify(data, (_, item) => (Array.isArray(item) ? [] : item)))),
  'fields missing': changeLeaves(() => null),
  'objects for values': changeLeaves(() => ({ a: [1] })),
  'numbers as text': changeLeaves((leaf) => (typeof leaf === 'number' ? String(leaf) : leaf)),
  'numbers NaN': replaceAll('number', 'NaN'),
  'numbers 1e308': replaceAll('number', 1e308),
  'numbers negative': replaceAll('number', -5),
  'numbers 0': replaceAll('number', 0),
  'texts no date': replaceAll('string', '不是日期'),
  'texts endless': replaceAll('string', '没有空格的很长文字'.repeat(500)),
  'texts strange': replaceAll('string', '\u202eRTL\u200b👨‍👩‍👧‍👦é\ud83d'),
})
/** Heavy: a page is given the longest lists there may be. */
const SIZES = createServiceFaults({
  'lists of 2000': changeData((data) => lengthenLists(data, 2000)),
  'lists of megabytes': changeData((data) => lengthenLists(data, 100_000)),
})

// Files and links.

const SCRIPT = /\/assets\/[^?]+\.js(\?|$)/
const IDS =
  'activityId pkNo groupId userNo userSportNo courseNo columnId reportId type target from no name unit t'.split(' ')
const LINKS: Fault[] = Object.entries({
  'no query': '',
  'a broken query': '%E0%A4%A=%&&=&type=%FF',
  'a doubled, hostile query': IDS.map(
    (id) => `${id}=../%3Cimg%20src=x%20onerror=alert(1)%3E&${id}=javascript:alert(1)`,
  ).join('&'),
  'an endless query': `type=${'9'.repeat(400)}&activityId=${'长'.repeat(300)}&startDay=2026-13-45&endDay=x&groupId=G1&userNo=1001`,
}).map(([name, query]) => ({ name, query, isFinal: true }))

/** The scripts without which a page's own one, in its HTML, can not run. */
async function getSharedFiles({ page, screen }: TestTab): Promise<string[]> {
  const html = await (await fetch(new URL(`/${screen.name}`, page.url()))).text()
  return [...html.matchAll(/ rel="modulepreload" href="([^"]+)"(?! fetchpriority)/g)].map(([, path]) => path!)
}

/** Scripts that the page's own does not import; `once`: until the page asks for one of them again. */
const spoilLaterScripts =
  (once: boolean) =>
  async (tab: TestTab): Promise<Spoil[]> => {
    const shared = await getSharedFiles(tab)
    const failed = new Set<string>()
    let isBack = false
    const applyFault = async (route: Route) => {
      // Asked for again, a file may have another query.
      const { pathname } = new URL(route.request().url())
      isBack ||= once && failed.has(pathname)
      if (shared.includes(pathname) || isBack) return route.continue()
      failed.add(pathname)
      await respondNotFound(route)
    }
    return [[SCRIPT, applyFault]]
  }

/** What is lost for good says so itself, with a way on; the switch to 长辈版 alone may stay away. */
const checkReported: Check = async (tab, healthy) => {
  const findMissingText = async () => {
    const displayed = await tab.text()
    const message = [...splitLines(displayed)].join('')
    return /网络不给力|重试|刷新/.test(displayed)
      ? []
      : [...healthy].filter((item) => item !== '长辈版' && !message.includes(item))
  }
  // A lazy module is retried some times before it fails.
  await waitUntil(async () => (await findMissingText()).length === 0, 10_000)
  const missing = await findMissingText()
  return [missing.length > 0 && `gone without a word: ${missing.slice(0, 3).join(' | ')}`]
}
const checkDead: Check = async (tab) => [
  !(await waitUntil(() => isOnTop(tab.page, '#dead a'), 25_000)) && 'does not say so',
]
const checkWell: Check = async (tab, healthy) => [!(await isWell(tab, healthy)) && 'not the whole page']
const checkRecovered: Check = async (tab, healthy) => [!(await isRecovered(tab, healthy)) && 'not the whole page']
/** By single words: without styles the lines run together. */
const checkRemaining: Check = async (tab, healthy) => {
  const message = [...splitLines(await tab.text())].join('')
  const missing = [...healthy].filter((line) => !message.includes(line))
  return [missing.length > healthy.size / 5 && `words are missing: ${missing.slice(0, 3).join(' | ')}`]
}

const truncateDocument: Respond = async (route) => {
  const response = await route.fetch()
  const html = await response.text()
  await route.fulfill({ response, body: html.slice(0, html.indexOf('<script type="module"')) })
}
/** A page of which nothing runs says so after 10 s (shared/head/boot.ts): here after one. */
const SOON = `{
  const wait = setTimeout
  window.setTimeout = (then, ms, ...rest) => wait(then, ms === 10000 ? 1000 : ms, ...rest)
}`
const prepareScript = (script: string) => (page: Page) => page.addInitScript(script).then(() => {})
const spoilFiles = (pattern: RegExp): Spoil[] => [[pattern, respondNotFound]]

const FILES: Fault[] = [
  { name: 'pictures 404', spoils: spoilFiles(/\.(png|svg|jpe?g|webp)(\?|$)|\/pictures?\//), check: checkWell },
  { name: 'later scripts 404 once', spoils: spoilLaterScripts(true), check: checkRecovered },
  { name: 'later scripts 404 always', spoils: spoilLaterScripts(false), check: checkReported, isFinal: true },
  {
    name: 'every script 404',
    spoils: spoilFiles(SCRIPT),
    check: async (tab, healthy) => ((await getSharedFiles(tab)).length ? checkDead(tab, healthy) : []),
    isFinal: true,
  },
  {
    name: 'the page breaks off before its script',
    tab: () => ({ isEmpty: true, prepare: prepareScript(SOON) }),
    spoils: async ({ screen }) => [[new RegExp(`:\\d+/${screen.name}(\\?|$)`), truncateDocument]],
    check: checkDead,
    isFinal: true,
  },
  {
    name: 'styles 404',
    spoils: spoilFiles(/\.css$/),
    check: checkRemaining,
    except: /px too wide|^target|^leaves its box/,
  },
]

// Storage of the phone, as scripts that run before the page's own; with the network, and without.

const STORAGES: Fault[] = Object.entries({
  refused: `for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })`,
  full: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
  throws: `for (const name of ['getItem', 'setItem', 'removeItem'])
    Storage.prototype[name] = () => { throw new DOMException('broken', 'InvalidStateError') }`,
  garbage: `{ const JUNK = ['{"a":', '<img src=x onerror=alert(1)>', '[]', 'null', '-1', 'true', '{"v":{"v":[]}}', 'x'.repeat(100000), '\\ud83d']
    let turn = 0
    Storage.prototype.getItem = () => JUNK[turn++ % JUNK.length] }`,
}).map(([what, script]) => ({
  name: `storage ${what}`,
  tab: () => ({ isEmpty: true, prepare: prepareScript(script) }),
  check: checkWell,
}))
const STORAGES_OFFLINE = STORAGES.map(
  ({ name, tab }): Fault => ({ name: `${name}, connection reset`, tab, spoils: [createSpoil(RESET)] }),
)

// The app's bridge.

const JUNK = ['<img src=x>', '{"token":', { token: { a: [] } }, [[[]]], -1, { data: null }, 'x'.repeat(100_000)]
let turn = 0
const getNextJunk = () => JUNK[turn++ % JUNK.length]

interface Shell {
  name: string
  shell: TabOptions['shell']
  /** What the page must say; absent: what it says in good health. */
  message?: RegExp
  /** Pages with a public twin have gone on to it by then. */
  isTooLate?: boolean
  /** No read is answered: there is nothing to wait for. */
  isSilent?: boolean
}
const SIGN_IN = /登录已过期，请返回 App重新登录|App 没有响应|重试/
const SHELLS: Shell[] = [
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
/** One protocol of each phone, and both of HarmonyOS; in an ordinary run the faults take turns in them. */
const PHONES = ['ios', 'android-2', 'harmony-wvjb', 'harmony-jsbridge'] as const

const BRIDGE: Fault[] = SHELLS.flatMap(({ name, shell, message, isTooLate, isSilent }, at) =>
  (isFullRun ? PHONES : [PHONES[at % PHONES.length]!]).map((platform) => ({
    name: `${name}, ${platform}`,
    tab: () => ({
      shell: { ...shell, platform },
      prepare: prepareScript(IMPATIENT_USER + (isSilent ? 'window.__isImpatient = true' : '')),
    }),
    check: async (tab: TestTab, healthy: ReadonlySet<string>) => {
      const route: PageRoute = routes[tab.screen.name]
      const twin = isTooLate && route.publicTwin
      const isThere = async () =>
        twin ? new URL(tab.page.url()).pathname === `/${twin}` : message!.test(await tab.text())
      const isRight = message || twin ? await waitUntil(isThere, 20_000) : await isWell(tab, healthy)
      return [!isRight && `says ${(await tab.text()).slice(0, 60)}`]
    },
    isFinal: true,
  })),
)

// Moments.

/** Calls without an answer until `releaseCalls`. */
const held: Route[] = []
const holdCall = async (route: Route) => void held.push(route)
const releaseCalls = () => Promise.all(held.splice(0).map((route) => route.continue().catch(() => {})))
/** Sets the animation that shows the word about a slow line to 8 s (shared/ui/styles/reset.css). */
const AFTER_8_S = `for (const one of document.getElementById('slow').getAnimations()) one.currentTime = 8000`

const returnToPage = async (tab: TestTab) => {
  await tab.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await tab.settled()
}

/** One call of several, by its path and type; the rest of the query may hold a time. */
const getCallName = (url: string) => {
  const { pathname, searchParams } = new URL(url)
  return pathname + (searchParams.get('type') ?? '')
}

/** Each call of several fails alone; in an ordinary run every other one. */
const checkEachCall: Check = async (tab, healthy) => {
  const calls = [...new Set(tab.seen.requests.filter((url) => CALLS.test(url)).map(getCallName))]
  const violations: Violations = []
  for (const call of calls.length > 1 ? calls.filter((_, at) => isFullRun || at % 2 === 0) : []) {
    const isCall = (url: URL) => CALLS.test(url.href) && getCallName(url.href) === call
    await tab.open([[isCall, respond(500, { code: 500, msg: '系统繁忙' })]])
    const isReported = /开小差|失败|稍后|重试/.test(await tab.text())
    const found: Violations = await findViolations(tab)
    found.push(!isReported && (await computeHealth(tab, healthy)) < 0.5 && 'half of the page is gone without a word')
    const isOffered = await hasRetry(tab)
    await tab.spoil()
    found.push(isOffered && !(await isRecovered(tab, healthy)) && '重试 does not help')
    violations.push(...found.map((item) => item && `${call}: ${item}`))
  }
  return violations
}

/** The page is open, comes back from behind another one, and the answers have gone strange. */
const checkWhileOpen: Check = async (tab, healthy) => {
  const violations = await checkWell(tab, healthy)
  if (tab.screen.name === 'chat') return violations // starts anew instead
  for (const { name, spoils } of [ODDITIES, SIZES].flatMap((some) => getFaultShare(some, tab.screen, RETURNING))) {
    await tab.spoil(spoils as Spoil[])
    await returnToPage(tab)
    violations.push(...(await findViolations(tab)).map((item) => `${name}: ${item}`))
  }
  await tab.spoil()
  await returnToPage(tab)
  return [...violations, ...(await checkRecovered(tab, healthy))]
}
const WHILE_OPEN: Fault = {
  name: 'another content type, then strange data while open',
  spoils: [
    createSpoil(async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'text/html' } })
    }),
  ],
  check: checkWhileOpen,
}

const MOMENTS: Fault[] = [
  {
    name: 'late answers after leaving',
    async check(tab, healthy) {
      const { href, origin } = new URL(tab.page.url())
      await tab.spoil([[CALLS, holdCall]])
      await tab.page.goto(href)
      await tab.page.goto(`${origin}/payFailed`)
      await releaseCalls()
      const problems = tab.seen.problems
      await tab.spoil()
      await tab.page.goBack()
      await tab.settled()
      return [...problems, !(await isWell(tab, healthy)) && 'back, but not whole']
    },
  },
  {
    name: 'no answer for half a minute',
    tab: () => ({
      isHeld: true,
      prepare: async (page) => {
        await page.clock.install()
        await page.route(CALLS, holdCall)
      },
    }),
    async check(tab, healthy) {
      // A slow machine may have drawn nothing yet that could be set forward.
      const isSlowReported = await waitUntil(async () => {
        await tab.page.evaluate(AFTER_8_S)
        return isOnTop(tab.page, '#slow')
      }, 5000)
      const isOver = await waitUntil(async () => {
        await tab.page.clock.runFor(2000)
        return tab.page.evaluate(() => !document.documentElement.hasAttribute('data-busy'))
      }, 30_000)
      const violations: Violations = [
        ...(await findViolations(tab)),
        !isSlowReported && 'no word after 8 s',
        !isOver && 'waits for ever',
      ]
      await tab.page.unroute(CALLS)
      await releaseCalls()
      await tab.spoil()
      await tab.page.clock.resume()
      if (await hasRetry(tab)) violations.push(!(await isRecovered(tab, healthy)) && '重试 does not help')
      return violations
    },
  },
  {
    name: 'offline at the start, then online',
    tab: () => ({ isAlone: true, isEmpty: true }),
    spoils: [createSpoil((route) => route.abort('internetdisconnected'))],
    async check(tab, healthy) {
      await waitUntil(() => hasRetry(tab), 3000)
      const violations: Violations = await findViolations(tab)
      await tab.page.context().setOffline(true)
      await tab.spoil()
      await tab.page.context().setOffline(false)
      return [...violations, !(await isWell(tab, healthy)) && 'does not ask again by itself']
    },
  },
  {
    name: 'offline half way',
    tab: () => ({ isAlone: true }),
    async check(tab, healthy) {
      // Also what the page fetches after its first answers.
      await tab.page.waitForLoadState('networkidle')
      await tab.page.context().setOffline(true)
      await returnToPage(tab)
      const violations: Violations = await findViolations(tab)
      // The chat ends with each leave; it resumes when the network is back.
      const startsAnew = tab.screen.name === 'chat'
      if (startsAnew) violations.push(!(await hasRetry(tab)) && 'does not say so')
      else violations.push(!(await isWell(tab, healthy)) && 'what was there is gone')
      await tab.page.context().setOffline(false)
      return [...violations, startsAnew && !(await isWell(tab, healthy)) && 'does not come back with the line']
    },
  },
]

const RETURNING = getScreensOfTurn(2, 6).filter((screen) => ASKING.includes(screen))
const isAsking = (screen: Screen) => ASKING.includes(screen)

/** The matrix: which pages meet which faults. An ordinary run takes a share of the faults for each of them. */
export const MATRIX = [
  { kind: 'service', faults: ERRORS, among: ASKING },
  { kind: 'service', faults: ODDITIES, among: ASKING },
  { kind: 'service', faults: SIZES, among: getScreensOfTurn(1, 4).filter(isAsking) },
  { kind: 'files', faults: LINKS, among: getScreensOfTurn(0, 2) },
  { kind: 'files', faults: FILES, among: getScreensOfTurn(1, 2) },
  { kind: 'phone', faults: STORAGES, among: getScreensOfTurn(0, 2) },
  { kind: 'phone', faults: STORAGES_OFFLINE, among: getScreensOfTurn(0, 4).filter(isAsking) },
  { kind: 'bridge', faults: BRIDGE, among: PAGES.filter(({ isMember }) => isMember) },
  {
    kind: 'moments',
    faults: [{ name: 'one call fails', check: checkEachCall }],
    among: getScreensOfTurn(0, 3).filter(isAsking),
  },
  { kind: 'moments', faults: MOMENTS, among: getScreensOfTurn(1, 3).filter(isAsking) },
  { kind: 'moments', faults: [WHILE_OPEN], among: RETURNING },
] as const satisfies { kind: string; faults: Fault[]; among: Screen[] }[]
