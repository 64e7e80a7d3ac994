import type { Browser, Page } from 'playwright-core'
import { GUIDE_SEEN } from '#scripts/dev/browser/guide-seen.ts'
import { createNativeInitScript } from '#scripts/native-shell/bundle.ts'
import { getPhone, type Platform } from '#scripts/native-shell/native/settings.ts'
import type { RouteName } from '#shared/routes.ts'
import { getSharedBrowser, openPooledPage } from './context-pool.ts'
import { type Device, USER_AGENTS } from './devices.ts'
import { serveOutsidePages } from './outside-pages.ts'
import type { Stack } from './stack.ts'

/**
 * What the native side answers: a value, or a function of the call's argument; missing = silence.
 */
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
  /** Reduced motion by default: animation frames are expensive in tests. */
  reducedMotion?: boolean
  /** The page's own scripts do not run. */
  noScript?: boolean
  /** The guide of the first visit does not come over what is looked at. */
  isGuideSeen?: boolean
  /** The tab stays open after the test; the file closes it at the end. */
  isCached?: boolean
  /**
   * In a renderer of its own: for a test that takes the line away, which a renderer hears once for
   * all its pages.
   */
  isAlone?: boolean
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

const APPS = { ios: 'iosApp', android: 'androidApp', harmony: 'harmonyApp' } as const

const leaving: (() => Promise<unknown>)[] = []

/** The page in another window. @param textPercent of the reader's usual text size */
export async function resizePage(page: Page, width: number, height = 844, textPercent = 100) {
  await page.setViewportSize({ width, height })
  await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
  }, textPercent)
}

/** Leave what a test opened; setup-file.ts calls it after each. */
export async function closePages() {
  await Promise.all(leaving.splice(0).map((leave) => leave()))
}

/** Open a page of the built site as a phone would that has never seen it. */
export async function openPage(stack: Stack, route: RouteName | '', options: OpenOptions = {}): Promise<Opened> {
  const { shell, device = shell ? APPS[getPhone(shell.platform ?? 'ios')] : 'iosSafari' } = options
  const { page, leave } = await createPage(stack.url, device, options)
  if (!options.isCached) {
    leaving.push(() => {
      // A handler may still wait for an answer, and nobody would catch its error.
      page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => {})
      return leave()
    })
  }
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
  if (options.isGuideSeen) await page.addInitScript(GUIDE_SEEN)
  await options.prepare?.(page)
  const query = new URLSearchParams(options.query).toString()
  await page.goto(stack.url + (options.path ?? `/${route}${query && `?${query}`}`))
  return opened
}

async function createPage(site: string, device: Device, options: OpenOptions) {
  const { width = 390, height = 844, reducedMotion = true } = options
  const isComputer = device === 'desktop' || device === 'wechatDesktop'
  const phone = {
    userAgent: USER_AGENTS[device],
    deviceScaleFactor: 1, // software rendering: four times the pixels would be most of the time
    hasTouch: !isComputer,
    isMobile: !isComputer,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: options.dark ? 'dark' : 'light',
    javaScriptEnabled: !options.noScript,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    viewport: { width: 390, height: 844 },
  } as const
  if (!options.browser && !options.isCached && !options.isAlone) {
    const pooled = await openPooledPage(site, phone)
    if (width !== 390 || height !== 844) await pooled.page.setViewportSize({ width, height })
    return pooled
  }
  const context = await (options.browser ?? (await getSharedBrowser())).newContext({
    ...phone,
    viewport: { width, height },
  })
  return { page: await context.newPage(), leave: () => context.close() }
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
    await createNativeInitScript({
      platform: shell.platform ?? 'ios',
      inject: shell.inject ?? 'start',
      replyShape: shell.replyShape ?? 'object',
      userAgent,
    }),
  )
}
