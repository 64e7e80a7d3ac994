/** The phone, then the generation of its bridge. */
export const PLATFORMS = [
  'ios',
  'android-legacy',
  'android-2',
  'android-smallbuer',
  'harmony-wvjb',
  'harmony-jsbridge',
] as const
export type Platform = (typeof PLATFORMS)[number]

export const getPhone = (platform: Platform) => platform.split('-')[0] as 'ios' | 'android' | 'harmony'

/**
 * These come when the page asks and pass on any JSON; the others come after the page's load and
 * pass on text.
 */
export const isWvjb = (platform: Platform) => platform === 'ios' || platform === 'harmony-wvjb'

/** How the simulated shell behaves. Plain JSON: it travels into the page as text. */
export interface NativeSettings {
  platform: Platform
  /**
   * When the bridge appears: before the page's scripts, after so many ms, or never.
   * WebViewJavascriptBridge counts from the page's request, the others from the load event.
   */
  inject: 'start' | number | 'never'
  /** '' is the platform's usual one. */
  osVersion: string
  /** CSS pixels. */
  statusBarHeight: number
  /** Answers as values (where the generation can) or as JSON text. */
  replyShape: 'object' | 'json'
  /** Text zoom of the web view, percent. */
  textSize: number
  /** Instead of the web view's own. */
  userAgent?: string
}

export const DEFAULTS: NativeSettings = {
  platform: 'ios',
  inject: 'start',
  osVersion: '',
  statusBarHeight: 47,
  replyShape: 'object',
  textSize: 100,
}

export interface LogEntry {
  /**
   * call: the page calls; reply: the shell's reply; push: the shell sends; answer: the page's
   * reply; leave: a blocked navigation; page: a new document.
   */
  kind: 'call' | 'reply' | 'push' | 'answer' | 'leave' | 'page'
  /** Ties a reply to its call. */
  id: string
  name: string
  value?: unknown
}

/** The app behind the web view, as the shell or a test simulates it. */
export interface NativeHost {
  /** The app's handler. `undefined`: the app knows no such call or sends no answer. */
  handle(name: string, data: unknown): unknown
  log(entry: LogEntry): void
}

/** What the app can do to the page. */
export interface Native {
  /** Call a handler of the page; resolves with its answer, never if it gives none. */
  push(name: string, data: unknown): Promise<unknown>
}

export type PageWindow = Window & typeof globalThis

/** What a generation of the bridge works with. */
export interface Context {
  window: PageWindow
  settings: NativeSettings
  /** Run the app's handler and shape its answer; `undefined`: send nothing back. */
  handle(name: string, data: unknown): Promise<unknown>
}

/** One generation of the bridge, seen from the native side. */
export interface Generation extends Native {
  /** What the web view shows before any script of its own runs. */
  prepare?(): void
  /** Put the page's half in place; may happen again. */
  inject(): void
  /** The page navigates a frame to a bridge address, which native cancels and reads. */
  navigated(url: string): void
}
