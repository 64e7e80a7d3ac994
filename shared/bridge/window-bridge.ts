import { pageGlobals } from '#shared/core/page-globals.ts'
import { whenActivated } from '#shared/core/when-activated.ts'
import { findBridge, getBridge, mayFindBridge, onBridge, requestInjection, sendPaced } from './connect.ts'
import { onSentMsg } from './sent-msg.ts'

const LOCAL = { bridgeNow: getBridge, findBridge, onBridge, onSentMsg, paced: sendPaced }
/**
 * One bridge per window, shared by all scripts: the <head> of a member page has its own copy of
 * this module (shared/head/member.ts). The prerender has no document.
 */
function getWindowBridge() {
  if (typeof document === 'undefined') return LOCAL
  pageGlobals.bridge ??= startSearch()
  return pageGlobals.bridge
}
export const BRIDGE = getWindowBridge()

function startSearch() {
  // Android's shells tell it by an event; the next look would come up to 50 ms later.
  document.addEventListener('WebViewJavascriptBridgeReady', getBridge)
  // A page back from the back-forward cache may have lost its bridge, or a shell may have lost the page.
  // `persisted` is a hint: at the opening one handshake more does no harm.
  window.addEventListener('pageshow', () => {
    if (!mayFindBridge()) return
    requestInjection()
    findBridge()
  })
  whenActivated(findBridge)
  return LOCAL
}
