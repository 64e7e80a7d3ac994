import { getPhone, type NativeSettings, type PageWindow } from './settings.ts'

const USUAL_VERSION = { ios: '17.5', android: '13', harmony: '5.1' }

/**
 * What a WKWebView, an Android System WebView or ArkWeb calls itself. An empty version is a usual
 * one.
 */
export function createUserAgent({ platform, osVersion }: Pick<NativeSettings, 'platform' | 'osVersion'>): string {
  const phone = getPhone(platform)
  const version = osVersion || USUAL_VERSION[phone]
  if (phone === 'harmony') {
    return `Mozilla/5.0 (Phone; OpenHarmony ${version}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile`
  }
  if (phone === 'android') {
    return `Mozilla/5.0 (Linux; Android ${version}; M2101K6G Build/TKQ1.221013.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.230 Mobile Safari/537.36`
  }
  const frozen = Number.parseInt(version, 10) >= 26 ? '18_6' : version.replaceAll('.', '_')
  return `Mozilla/5.0 (iPhone; CPU iPhone OS ${frozen} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`
}

interface NavigateEvent extends Event {
  destination: { url: string }
}

/**
 * Addresses outside the site (deep links, stores, packages) are reported to the app instead of
 * followed.
 */
export function interceptNavigation(window: PageWindow, leave: (url: string) => void) {
  const isSameSite = (url: string) => {
    const { origin, protocol } = new URL(url, window.location.href)
    return origin === window.location.origin || ['about:', 'blob:', 'javascript:'].includes(protocol)
  }
  const { navigation } = window as unknown as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { url } = (event as NavigateEvent).destination
    if (isSameSite(url)) return
    event.preventDefault()
    leave(url)
  })
  const open = window.open
  window.open = (url, ...rest) => {
    if (url === undefined || isSameSite(String(url))) return open.call(window, url, ...rest)
    leave(String(url))
    return null
  }
}

const BRIDGE = /^(yy:|wvjbscheme:|https:\/\/__(bridge_loaded|wvjb_queue_message)__)/i

/**
 * Cancels frame navigations to bridge addresses, like the delegate of a web view, and passes them
 * to `navigated` later. A second change within `delayMs` replaces the first.
 */
export function interceptFrames(window: PageWindow, delayMs: number, navigated: (url: string) => void) {
  const frame = window.HTMLIFrameElement.prototype
  const src = Object.getOwnPropertyDescriptor(frame, 'src')!
  const setAttribute = frame.setAttribute
  const waiting = new WeakMap<HTMLIFrameElement, string>()

  function interceptUrl(element: HTMLIFrameElement, url: string) {
    if (!BRIDGE.test(url)) return false
    if (!waiting.has(element)) {
      setTimeout(() => {
        const latest = waiting.get(element)!
        waiting.delete(element)
        navigated(latest)
      }, delayMs)
    }
    waiting.set(element, url)
    return true
  }

  Object.defineProperty(frame, 'src', {
    ...src,
    set(this: HTMLIFrameElement, url: string) {
      if (!interceptUrl(this, String(url))) src.set!.call(this, url)
    },
  })
  frame.setAttribute = function (this: HTMLIFrameElement, name: string, value: string) {
    if (name.toLowerCase() !== 'src' || !interceptUrl(this, String(value))) setAttribute.call(this, name, value)
  }
}
