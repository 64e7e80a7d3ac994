import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { ASSET_BASE, REPORT_URL } from '#shared/core/config.ts'
import { reportOf } from './contents.ts'
import { linkTagsOf, placeOf } from './place.ts'
import { counted, readingOf } from './reading.ts'
import type { ReportedError } from './report.ts'

// Built by itself (scripts/site/build/common-scripts.ts) and loaded by the <head> when the page is at rest: a page whose own script
// is lost is heard of too. It shares nothing with the page but what `note` keeps.

const script = document.querySelector('script[type=module][id]')?.id ?? ''
const known = import.meta.env.REPORT_KNOWN
const own = {
  calls: known.calls,
  origin: location.origin,
  route: script.split('-')[0]!,
  base: new URL(ASSET_BASE, location.href).href,
}
const { userAgent, maxTouchPoints, connection } = navigator as Navigator & { connection?: { effectiveType?: unknown } }
const phone = { userAgent, maxTouchPoints, connection: { effectiveType: connection?.effectiveType } }
const tags = linkTagsOf(location.search, known)

const none = () => ({ taps: 0, unopened: 0, downloads: 0, errors: [] as ReportedError[] })
let counts = none()
let figures: Record<string, number> = {}
// A page that was left while this was on its way has told so itself, in the lines of its <head>.
let isSent = Boolean(window.__told)
window.__told = true
let isRestored = false

function take(raw: unknown) {
  try {
    const reading = readingOf(raw, own)
    if (!reading) return
    if ('error' in reading) counts.errors = counted(counts.errors, reading.error)
    else counts[reading.count] = Math.min(counts[reading.count] + 1, 99)
  } catch {
    // An object that throws when it is read is not worth more.
  }
}

/** Once per page view: when it is hidden, which is the last that a phone surely says. */
function send() {
  if (isSent) return
  isSent = true
  const isNative = typeof window.WebViewJavascriptBridge?.callHandler === 'function'
  const [painted] = isRestored ? [] : performance.getEntriesByName('painted')
  const all = painted ? { ...figures, painted: painted.startTime - shownAt() } : figures
  const report = reportOf(script, placeOf(phone, isNative), tags, all, counts)
  // As text it needs no leave from another origin.
  if (report) navigator.sendBeacon(REPORT_URL, JSON.stringify(report))
}

/** When a page that was opened ahead was shown: figures count from then on, as the library's do. */
function shownAt(): number {
  const [opening] = performance.getEntriesByType('navigation') as { activationStart?: number }[]
  return opening?.activationStart ?? 0
}

// Back from the back-forward cache is another page view with figures of its own: the library measures LCP from the return on, begins INP
// and CLS anew and calls TTFB 0. This listener comes before those of the library, which report in theirs.
addEventListener(
  'pageshow',
  ({ persisted }) => {
    if (!persisted) return
    counts = none()
    figures = {}
    isSent = false
    isRestored = true
  },
  true,
)
for (const measure of [onLCP, onINP, onCLS, onTTFB])
  measure(({ name, value }) => (figures[name.toLowerCase()] = value), { reportAllChanges: true })

const { __notes: notes = [] } = window
for (const early of notes.splice(0)) take(early)
// From here on each is read when it comes; a moment later, when it is known whether the page has handled it.
notes.push = (what) => {
  setTimeout(take, 0, what)
  return 0
}

document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
addEventListener('pagehide', send)
