import { Window } from 'happy-dom'
import { vi } from 'vitest'
import { installNative } from '#scripts/native-shell/native/install.ts'
import { DEFAULTS, type LogEntry, type NativeSettings, type PageWindow } from '#scripts/native-shell/native/settings.ts'

export { PLATFORMS } from '#scripts/native-shell/native/settings.ts'

/**
 * An answer of the app: a value, or a function of the argument. Names that are absent get no
 * answer.
 */
export type Answers = Record<string, unknown>

interface Options {
  url?: string
  readyState?: DocumentReadyState
}

/** A fresh window with faked timers. */
export function openWindow(
  userAgent: string,
  { url = 'https://h5.test/bodyFatScale', readyState = 'complete' }: Options = {},
) {
  vi.useFakeTimers()
  vi.resetModules()
  const window = new Window({
    url,
    settings: { disableIframePageLoading: true, navigator: { userAgent, maxTouchPoints: 5 } },
  }) as unknown as PageWindow
  setReadyState(window, readyState)
  for (const name of ['document', 'navigator', 'location', 'localStorage'] as const) vi.stubGlobal(name, window[name])
  vi.stubGlobal('window', window)
  vi.stubGlobal('__page', undefined)
  return window
}

export function setReadyState(window: PageWindow, readyState: DocumentReadyState) {
  Object.defineProperty(window.document, 'readyState', { value: readyState, configurable: true })
  if (readyState === 'complete') window.dispatchEvent(new window.Event('load'))
}

/** A page inside the app: the simulated native side in a fresh window. Load the client with `client()` afterwards. */
export function openApp(settings: Partial<NativeSettings> = {}, answers: Answers = {}, options: Options = {}) {
  const window = openWindow('', options)
  const log: LogEntry[] = []
  const native = installNative(
    window,
    { ...DEFAULTS, ...settings },
    {
      handle: (name, data) => {
        const answer = answers[name]
        return typeof answer === 'function' ? answer(data) : answer
      },
      log: (entry) => void log.push(entry),
    },
  )
  /** What the app was asked, in order. */
  const getCallNames = () => log.filter(({ kind }) => kind === 'call').map(({ name }) => name)
  return { window, native, log, calls: getCallNames }
}

/** The client as a page loads it. */
export const importClient = () => import('#shared/bridge/native.ts')

export function closeApp() {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}

/** Advances the fake clock, then returns the state of a promise. */
export async function getStateAfterMs<T>(ms: number, promise: Promise<T>): Promise<T | 'waiting' | Error> {
  let state: T | 'waiting' | Error = 'waiting'
  promise.then(
    (value) => {
      state = value
    },
    (error) => {
      state = error
    },
  )
  await vi.advanceTimersByTimeAsync(ms)
  return state
}
