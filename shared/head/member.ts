import { type Call, getCallKey, getPath, getPayload, REQUEST_RULES } from '#shared/api/call.ts'
import { getHeaders } from '#shared/api/reply.ts'
import { environment } from '#shared/bridge/environment.ts'
import { notifyNative } from '#shared/bridge/native.ts'
import { takeOverNavBar } from '#shared/bridge/nav-bar.ts'
import { askToken } from '#shared/bridge/token.ts'
import { API_ORIGIN } from '#shared/core/config.ts'
import { pageGlobals } from '#shared/core/page-globals.ts'
import { whenActivated } from '#shared/core/when-activated.ts'

/**
 * Preload in the <head> of a member page: requests the token and, with it, the first data, while
 * the page's script loads. The page reuses both, errors and timeouts included
 * (shared/bridge/token.ts, shared/api/preloaded-request.ts); replies for another token than the
 * page's are not used. It also hides the native bar; until the page's script runs, 返回 calls the
 * app.
 */
export function sendMemberPreload(calls: readonly Call[]): void {
  const isServerRendered = document.prerendering
  whenActivated(() => {
    const tokenRequest = askToken()
    pageGlobals.token = tokenRequest
    tokenRequest.then(
      (token) => {
        const replies = calls.map((call) => {
          const reply = fetch(API_ORIGIN + getPath(call), {
            ...REQUEST_RULES,
            method: call.method,
            headers: getHeaders(call, token),
            body: getPayload(call),
          })
          pageGlobals.preload[getCallKey(call)] = reply
          // Avoids an unhandled rejection if the reply fails before the page reads it.
          reply.catch(() => {})
          return reply
        })
        Promise.race(replies).then(prefetchChart, () => {})
      },
      () => {},
    )
    if (!isServerRendered) delaySkeleton(tokenRequest)
    pageGlobals.bar = takeOverNavBar()
  })
  document.addEventListener('click', ({ target }) => {
    // The page's script replaces this handler (shared/bridge/nav-bar.ts).
    if (pageGlobals.bar && (target as Element).closest('[aria-label="返回"]')) void notifyNative('goBack', { index: 1 })
  })
}

/** Longest time the skeleton is held back, in milliseconds. */
const HELD_MS = 100

/**
 * Holds the skeleton back until the token arrives (`data-held` of reset.css), because its layout on
 * a slow phone would delay the first requests; the bar is shown at once. Not on Android, where the
 * bridge answers only after the page's load event.
 */
function delaySkeleton(answer: Promise<unknown>) {
  if (environment.platform === 'android') return
  const page = document.documentElement.dataset
  const showPage = () => {
    delete page.held
  }
  page.held = ''
  setTimeout(showPage, HELD_MS)
  answer.then(showPage, showPage)
}

/**
 * Preloads the chart library (scripts/build/document.ts) after the first reply, so that it takes no
 * bandwidth from the other replies.
 */
function prefetchChart() {
  for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name=later-chart]')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', crossOrigin: '', href: content }),
    )
  }
}
