import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, testBrowser } from '#scripts/browser/chromium.ts'
import { nativeInitScript } from '#scripts/shell/bundle.ts'
import type { Platform } from '#scripts/shell/native/settings.ts'
import type { RouteName } from '#shared/routes.ts'
import { type Device, USER_AGENTS } from './devices.ts'
import { serveOutsidePages } from './outside-pages.ts'
import type { Stack } from './stack.ts'

/** What the native side answers: a value, or a function of the call's argument; missing = silence. */
export type Replies = Record<string, unknown | ((data: unknown) => unknown)>

export interface OpenOptions {
  query?: Record<string, string>
  /** The address below the site, where it is not the route and the query. */
  path?: string
  device?: Device
  /** Inside the app: who is signed in, and what the shell answers besides. Absent = no shell. */
  shell?: {
    token?: string
    replies?: Replies
    platform?: Platform
    inject?: 'start' | number | 'never'
    replyShape?: 'object' | 'json'
  }
  width?: number
  height?: number
  /** Root font size in percent: the reader's own text size. */
  textPercent?: number
  dark?: boolean
  reducedMotion?: boolean
  /** The page's own scripts do not run. */
  noScript?: boolean
  /** Not closed after the test: the file goes on with it, and closes it in the end. */
  isKept?: boolean
  /** Another browser than the one the files of a process share. */
  browser?: Browser
  /** Runs before the address is opened: routes, init scripts. */
  prepare?: (page: Page) => Promise<void>
}

export interface Opened {
  page: Page
  /** Calls that reached the native side, in order. */
  nativeCalls: { name: string; data: unknown }[]
  /** Everything the console or the page reported as wrong; a test may expect some. */
  problems: string[]
  /** What a person reads on the page. */
  text: () => Promise<string>
}

/**
 * The browser of this process of tests, which runs its files one after the other. One for all processes would be steered
 * through vitest's own process, which then has as much to do as the tests themselves.
 */
let shared: Promise<Browser> | undefined
/** Each page lives for a second or two: compilers for hot code and a process of its own for drawing cost more than they bring (a tenth of the processor time). */
const SHORT_LIVED = ['--js-flags=--no-opt,--no-maglev', '--in-process-gpu']
const contexts: BrowserContext[] = []

/** Close what a test opened; setup-file.ts calls it after each. */
export async function closeContexts() {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
}

/** Open a page of the built site as a phone would, in a fresh context. */
export async function openPage(stack: Stack, route: RouteName | '', options: OpenOptions = {}): Promise<Opened> {
  shared ??= chromium.launch({ executablePath: testBrowser(), args: [...CHROMIUM_ARGS, ...SHORT_LIVED] })
  const browser = options.browser ?? (await shared)
  const { shell, device = shell ? (shell.platform?.startsWith('android') ? 'androidApp' : 'iosApp') : 'iosSafari' } =
    options
  const context = await browser.newContext({
    userAgent: USER_AGENTS[device],
    viewport: { width: options.width ?? 390, height: options.height ?? 844 },
    deviceScaleFactor: 1, // software rendering: four times the pixels would be most of the time
    hasTouch: device !== 'desktop',
    isMobile: device !== 'desktop',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: options.dark ? 'dark' : 'light',
    javaScriptEnabled: !options.noScript,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
  })
  if (!options.isKept) contexts.push(context)
  const page = await context.newPage()
  const opened: Opened = { page, nativeCalls: [], problems: [], text: () => page.locator('body').innerText() }
  page.on('console', (message) => {
    if (message.type() === 'error') opened.problems.push(message.text())
  })
  page.on('pageerror', (error) => opened.problems.push(`uncaught: ${error.message}`))
  if (shell) await addShell(page, opened, shell, USER_AGENTS[device])
  if (options.textPercent) {
    await page.addInitScript(
      `document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '${options.textPercent}%' })`,
    )
  }
  if (/^(workOrder|orderList)/.test(route)) await serveOutsidePages(page, stack)
  await options.prepare?.(page)
  const query = new URLSearchParams(options.query).toString()
  await page.goto(stack.url + (options.path ?? `/${route}${query && `?${query}`}`))
  return opened
}

async function addShell(page: Page, opened: Opened, shell: NonNullable<OpenOptions['shell']>, userAgent: string) {
  const replies: Replies = {
    getToken: shell.token,
    getStatusBarHeight: 47,
    saveQRCodeImg: '1',
    saveColumnImg: '1',
    ...shell.replies,
  }
  await page.exposeFunction('__nativeHandle', (name: string, data: unknown) => {
    opened.nativeCalls.push({ name, data })
    const reply = replies[name]
    return typeof reply === 'function' ? reply(data) : reply
  })
  await page.addInitScript(
    await nativeInitScript({
      platform: shell.platform ?? 'ios',
      inject: shell.inject ?? 'start',
      replyShape: shell.replyShape ?? 'object',
      userAgent,
    }),
  )
}
