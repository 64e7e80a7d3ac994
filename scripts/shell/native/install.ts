import { android2 } from './android-2.ts'
import { androidLegacy } from './android-legacy.ts'
import { androidSmallbuer } from './android-smallbuer.ts'
import { interceptFrames } from './frames.ts'
import { ios } from './ios.ts'
import { holdLeaving } from './leaving.ts'
import type { Context, Generation, Native, NativeHost, NativeSettings, PageWindow, Platform } from './settings.ts'
import { userAgentOf } from './user-agent.ts'

const GENERATIONS: Record<Platform, (context: Context) => Generation> = {
  ios,
  'android-legacy': androidLegacy,
  'android-2': android2,
  'android-smallbuer': androidSmallbuer,
}

/** Legacy Android loses the first of two quick messages: its frame's navigations take a while. */
const NAVIGATION_MS: Record<Platform, number> = { ios: 0, 'android-legacy': 12, 'android-2': 0, 'android-smallbuer': 0 }

/**
 * Play the native side of the app inside the page's own window. Call it before the page's scripts run: from then on the page
 * sees a web view of the chosen platform; the bridge object appears at the set time.
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
      return shaped(answer, settings)
    },
  })

  disguise(window, settings)
  interceptFrames(window, NAVIGATION_MS[settings.platform], (url) => generation.navigated(url))
  holdLeaving(window, (url) => host.log({ kind: 'leave', id: '', name: url }))
  generation.prepare?.()
  if (settings.platform !== 'ios') injectAndroid(window, settings, generation)

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
function injectAndroid(window: PageWindow, { inject }: NativeSettings, generation: Generation) {
  if (inject === 'never') return
  if (inject === 'start') return generation.inject()
  const later = () => setTimeout(() => generation.inject(), inject)
  if (window.document.readyState === 'complete') later()
  else window.addEventListener('load', later)
}

/** iOS passes any JSON value on, Android text only; some apps write JSON text even where they need not. */
function shaped(answer: unknown, { platform, replyShape }: NativeSettings): unknown {
  if (replyShape === 'json') return JSON.stringify(answer)
  return platform === 'ios' || typeof answer === 'string' ? answer : JSON.stringify(answer)
}

function disguise(window: PageWindow, settings: NativeSettings) {
  const userAgent = settings.userAgent ?? userAgentOf(settings)
  Object.defineProperty(window.navigator, 'userAgent', { get: () => userAgent, configurable: true })
  Object.defineProperty(window.navigator, 'maxTouchPoints', { get: () => 5, configurable: true })
  if (settings.textSize !== 100) {
    window.document.documentElement.style.setProperty('font-size', `${settings.textSize}%`, 'important')
  }
}
