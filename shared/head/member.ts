import { type Call, getPath, getPayload, REQUEST_RULES } from '#shared/api/call.ts'
import { getPreloadKey } from '#shared/api/preloaded-request.ts'
import { getHeaders } from '#shared/api/reply.ts'
import { environment } from '#shared/bridge/environment.ts'
import { notifyNative } from '#shared/bridge/native.ts'
import { takeOverNavBar } from '#shared/bridge/nav-bar.ts'
import { askToken } from '#shared/bridge/token.ts'
import { API_ORIGIN } from '#shared/core/config.ts'
import { whenActivated } from '#shared/core/when-activated.ts'

/**
 * In the <head> of a member page: the app is asked who is there, and the page's first questions leave with the answer, while its script is still on
 * its way. The page takes over both (shared/bridge/token.ts, shared/api/preloaded-request.ts), refusals and silence too; what was asked for
 * another token than the page's is never shown. The native bar goes, too; until the page listens, its own way back is the app's.
 */
export function sendMemberPreload(calls: readonly Call[]): void {
  const isServerRendered = document.prerendering
  whenActivated(() => {
    window.__token = askToken()
    window.__token.then(
      (token) => {
        window.__early ??= {}
        const replies = calls.map((call) => {
          const reply = fetch(API_ORIGIN + getPath(call), {
            ...REQUEST_RULES,
            method: call.method,
            headers: getHeaders(call, token),
            body: getPayload(call),
          })
          window.__early![getPreloadKey(call, token)] = reply
          // Nobody may ask for a reply before it fails: that is no unhandled error.
          reply.catch(() => {})
          return reply
        })
        Promise.race(replies).then(prefetchChart, () => {})
      },
      () => {},
    )
    if (!isServerRendered) delaySkeleton(window.__token)
    window.__bar = takeOverNavBar()
  })
  document.addEventListener('click', ({ target }) => {
    // The page's script takes it over (shared/bridge/nav-bar.ts).
    if (window.__bar && (target as Element).closest('[aria-label="返回"]')) void notifyNative('goBack', { index: 1 })
  })
}

/** How long the blanks of a first view wait at most, ms. */
const HELD_MS = 100

/**
 * To style and lay out a first view takes a slow phone 80 ms, most of them for its blanks: before the app's answer the first questions would leave
 * so much later, behind it they are under way meanwhile. The bar stands at once (`data-held` of reset.css). On Android the answer itself waits for
 * the page, whose load event the bridge follows.
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
 * Ask for what the chart of a first view is drawn with (scripts/build/document.ts) while the page reads its replies: behind the first of them, so
 * that it takes nothing of the line from the others.
 */
function prefetchChart() {
  for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name=later-chart]')) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', crossOrigin: '', href: content }),
    )
  }
}
