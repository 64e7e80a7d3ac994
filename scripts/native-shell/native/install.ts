import { createAndroid2, createAndroidLegacy, createAndroidSmallbuer } from './android.ts'
import {
  type Context,
  type Generation,
  isWvjb,
  type Native,
  type NativeHost,
  type NativeSettings,
  type PageWindow,
  type Platform,
} from './settings.ts'
import { createUserAgent, interceptFrames, interceptNavigation } from './web-view.ts'
import { createHarmonyWvjb, createIos } from './wvjb.ts'

const GENERATIONS: Record<Platform, (context: Context) => Generation> = {
  ios: createIos,
  'android-legacy': createAndroidLegacy,
  'android-2': createAndroid2,
  'android-smallbuer': createAndroidSmallbuer,
  'harmony-wvjb': createHarmonyWvjb,
  'harmony-jsbridge': createAndroidLegacy,
}

/** Legacy Android loses the first of two quick messages: its frame's navigations take a while. */
const NAVIGATION_MS: Partial<Record<Platform, number>> = { 'android-legacy': 12, 'harmony-jsbridge': 12 }

/**
 * Simulates the native side of the app in the page's window. Call it before the page's scripts run.
 */
export function installNative(window: PageWindow, settings: NativeSettings, host: NativeHost): Native {
  let calls = 0
  const generation = GENERATIONS[settings.platform]({
    window,
    settings,
    async handle(name, data) {
      const id = `${++calls}`
      host.log({ kind: 'call', id, name, value: data })
      const answer = await host.handle(name, data)
      if (answer === undefined) return undefined
      host.log({ kind: 'reply', id, name, value: answer })
      return shapeAnswer(answer, settings)
    },
  })

  overrideUserAgent(window, settings)
  interceptFrames(window, NAVIGATION_MS[settings.platform] ?? 0, (url) => generation.navigated(url))
  interceptNavigation(window, (url) => host.log({ kind: 'leave', id: '', name: url }))
  generation.prepare?.()
  if (!isWvjb(settings.platform)) injectAfterLoad(window, settings, generation)

  return {
    async push(name, data) {
      const id = `push-${++calls}`
      host.log({ kind: 'push', id, name, value: data })
      const answer = await generation.push(name, data)
      host.log({ kind: 'answer', id, name, value: answer })
      return answer
    },
  }
}

/** onPageFinished comes after the load event; some apps inject at the start instead. */
function injectAfterLoad(window: PageWindow, { inject }: NativeSettings, generation: Generation) {
  if (inject === 'never') return
  if (inject === 'start') return runWithRoot(window, () => generation.inject())
  const scheduleInjection = () => setTimeout(() => generation.inject(), inject)
  if (window.document.readyState === 'complete') scheduleInjection()
  else window.addEventListener('load', scheduleInjection)
}

/**
 * Run as soon as the document has its root, where frames hang: a script of the tab may come before
 * it.
 */
function runWithRoot(window: PageWindow, run: () => void) {
  const { document } = window
  if (document.documentElement) return run()
  const watch = new window.MutationObserver(() => {
    if (!document.documentElement) return
    watch.disconnect()
    run()
  })
  watch.observe(document, { childList: true })
}

/**
 * WebViewJavascriptBridge passes any JSON value, the others only text; some apps always send JSON
 * text.
 */
function shapeAnswer(answer: unknown, { platform, replyShape }: NativeSettings): unknown {
  if (replyShape === 'json') return JSON.stringify(answer)
  return isWvjb(platform) || typeof answer === 'string' ? answer : JSON.stringify(answer)
}

function overrideUserAgent(window: PageWindow, settings: NativeSettings) {
  const userAgent = settings.userAgent ?? createUserAgent(settings)
  Object.defineProperty(window.navigator, 'userAgent', { get: () => userAgent, configurable: true })
  Object.defineProperty(window.navigator, 'maxTouchPoints', { get: () => 5, configurable: true })
  if (settings.textSize !== 100) {
    window.document.documentElement.style.setProperty('font-size', `${settings.textSize}%`, 'important')
  }
}
