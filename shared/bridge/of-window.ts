import { whenShown } from '#shared/core/when-shown.ts'
import { bridgeNow, findBridge, knock, mayFindBridge, onBridge, paced } from './adopt.ts'
import { onSentMsg } from './sent-msg.ts'

const OWN = { bridgeNow, findBridge, onBridge, onSentMsg, paced }

declare global {
  interface Window {
    __bridge?: typeof OWN
  }
}

/**
 * One bridge for the window, however many scripts bring this file: the <head> of a member page has a copy of its own (shared/head/member.ts), and
 * what the first of them has found, sent and heard is the others'. The prerendering build loads this file where there is no document.
 */
function ofWindow() {
  if (typeof document === 'undefined') return OWN
  window.__bridge ??= start()
  return window.__bridge
}
export const BRIDGE = ofWindow()

function start() {
  // Android's shells tell it by an event; the next look would come up to 50 ms later.
  document.addEventListener('WebViewJavascriptBridgeReady', bridgeNow)
  // A page back from the back-forward cache may have lost its bridge, or a shell may have lost the page.
  // `persisted` is a hint: at the opening one handshake more does no harm.
  window.addEventListener('pageshow', () => {
    if (!mayFindBridge()) return
    knock()
    findBridge()
  })
  whenShown(findBridge)
  return OWN
}
