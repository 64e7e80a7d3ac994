import type { PageWindow } from './settings.ts'

/** Addresses that carry a bridge message. */
const BRIDGE = /^(yy:|wvjbscheme:|https:\/\/__(bridge_loaded|wvjb_queue_message)__)/i

/**
 * Cancel navigations of frames to bridge addresses, as the web view's navigation delegate does, and hand them to `navigated`
 * a moment later. As in a web view, a second change within `delayMs` replaces the first.
 */
export function interceptFrames(window: PageWindow, delayMs: number, navigated: (url: string) => void) {
  const frame = window.HTMLIFrameElement.prototype
  const src = Object.getOwnPropertyDescriptor(frame, 'src')!
  const setAttribute = frame.setAttribute
  const waiting = new WeakMap<HTMLIFrameElement, string>()

  function caught(element: HTMLIFrameElement, url: string) {
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
      if (!caught(this, String(url))) src.set!.call(this, url)
    },
  })
  frame.setAttribute = function (this: HTMLIFrameElement, name: string, value: string) {
    if (name.toLowerCase() !== 'src' || !caught(this, String(value))) setAttribute.call(this, name, value)
  }
}
