import '#shared/core/polyfills.ts'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { detectEnvironment } from '#shared/bridge/container.ts'
import { ASSET_BASE, REPORT_URL } from '#shared/core/config.ts'
import { pageGlobals } from '#shared/core/page-globals.ts'
import { addError, getReportedError, type MetricName, type Report, type ReportedError } from './report.ts'

// A separate script (scripts/build/common-scripts.ts), loaded by the <head>: it also reports when
// the page's own script fails to load.

const [, page = '', build = ''] =
  /^([a-zA-Z]+)-([\w-]{8})$/.exec(document.querySelector('script[type=module][id]')?.id ?? '') ?? []
const site = { origin: location.origin, page, base: new URL(ASSET_BASE, location.href).href }
let metrics: Report['metrics'] = {}
let errors: ReportedError[] = []
let isSent = false

function collectReport(raw: unknown) {
  try {
    errors = addError(errors, getReportedError(raw, site))
  } catch {
    // A thrown object may itself throw when it is read.
  }
}

function setMetric({ name, value }: Metric) {
  metrics[name.toLowerCase() as MetricName] = name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value)
}

/** Sends once per page view: when it is hidden, the last moment that a phone surely reports. */
function sendReport() {
  if (isSent || !page) return
  isSent = true
  const { platform, container } = detectEnvironment(navigator.userAgent, navigator.maxTouchPoints)
  const isApp = typeof window.WebViewJavascriptBridge?.callHandler === 'function'
  const report: Report = { page, build, container: isApp ? 'app' : container, platform, metrics, errors }
  // A string is sent as text/plain, which needs no CORS preflight.
  navigator.sendBeacon(REPORT_URL, JSON.stringify(report))
}

// A restore from the back-forward cache is a new page view. Registered before the listeners of
// web-vitals, which measure anew.
addEventListener(
  'pageshow',
  ({ persisted }) => {
    if (!persisted) return
    metrics = {}
    errors = []
    isSent = false
  },
  true,
)
for (const measure of [onFCP, onLCP, onINP, onCLS, onTTFB]) measure(setMetric, { reportAllChanges: true })

pageGlobals.errors?.forEach(collectReport)
// In a task of its own: by then it is known whether the page has handled the event.
pageGlobals.reportError = (event) => setTimeout(collectReport, 0, event)
pageGlobals.isReporting = true

document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendReport())
addEventListener('pagehide', sendReport)
