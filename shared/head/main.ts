import { type Call, getCallKey, getPath, getPayload, REQUEST_RULES } from '#shared/api/call.ts'
import { getDevice } from '#shared/api/device.ts'
import { decideLargeText, LARGE_TEXT_KEY } from '#shared/core/large-text.ts'
import { parseQueryValue } from '#shared/core/links/ids.ts'
import { pageGlobals } from '#shared/core/page-globals.ts'
import { STATUS_BAR_KEY } from '#shared/core/status-bar.ts'
import { whenActivated } from '#shared/core/when-activated.ts'
import type { FirstCalls, Report } from './settings.ts'

function readStoredSettings() {
  if (import.meta.env.HEAD_BAR)
    keepHeight(
      import.meta.env.HEAD_BAR === 'member' ||
        (import.meta.env.HEAD_BAR === 'webView' && WEB_VIEW.test(navigator.userAgent)),
    )
  if (import.meta.env.HEAD_ELDER) decideLargeText(getStoredLargeText())
}

function getStoredLargeText(): boolean | undefined {
  try {
    const stored = localStorage.getItem(LARGE_TEXT_KEY)
    return stored ? stored === 'true' : undefined
  } catch {
    return undefined // storage refused: nothing was kept
  }
}

/**
 * Sends a page's first requests, as its `share.ts` declares them; the page finds each by its key
 * (shared/api/preloaded-request.ts).
 * @param origin origin of the service; '' for the page's own
 */
function askFirst({ needs, calls, ...rules }: FirstCalls, origin: string): void {
  const address = new URLSearchParams(location.search)
  const value = (name: string) => parseQueryValue(name, address, rules)
  if (!needs.every(value)) return
  const { preload } = pageGlobals
  for (const call of calls.map((one) => filled(one, value))) {
    const key = getCallKey(call)
    // The edge has answered it (take-over.ts).
    if (key in preload) continue
    const body = getPayload(call)
    const reply = fetch(origin + getPath(call), {
      ...REQUEST_RULES,
      method: call.method,
      headers: { client: getDevice(navigator), ...(body && { 'content-type': 'application/json' }) },
      body,
    })
    preload[key] = reply
    // Avoids an unhandled rejection if the reply fails before the page reads it.
    reply.catch(() => {})
  }
}

/** Returns a copy of the call with `{name}` replaced by the value of that name. */
const filled = (call: Call, value: (name: string) => string): Call =>
  JSON.parse(JSON.stringify(call), (_, one) =>
    typeof one === 'string' ? one.replace(/\{(\w+)\}/g, (_all, name) => value(name)) : one,
  )

const MAX_EARLY_ERRORS = 20
const CHECK_EVERY_MS = 1000

/**
 * Buffers early errors, and loads the report when the progress bar is gone: on `sample` of the page
 * views, and never with Do Not Track or Global Privacy Control.
 */
function startReport({ address, sample }: Report): void {
  const errors: unknown[] = []
  pageGlobals.errors = errors
  pageGlobals.reportError = (event) => errors.length < MAX_EARLY_ERRORS && errors.push(event)
  for (const name of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(name, (event) => pageGlobals.reportError!(event), true)
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (Math.random() >= sample || doNotTrack === '1' || globalPrivacyControl) return
  const load = () => {
    if (document.documentElement.dataset.busy === '') setTimeout(load, CHECK_EVERY_MS)
    else import(/* @vite-ignore */ address).catch(() => {})
  }
  setTimeout(load, CHECK_EVERY_MS)
}

/** The app's web view among others; browsers are not hidden (shared/bridge/container.ts). */
const WEB_VIEW = /iP(?!.*Safari\/)|; wv\)|ArkWeb/

/**
 * On the first visit in the app the page stays hidden until the status bar's height is known, for
 * 1 s at most (`slow` of reset.css): painted earlier, it would shift by the whole bar.
 */
const FIRST_VISIT = 'visibility:hidden;animation:slow 0s 1s forwards'

/**
 * Applies the stored status bar height before the first paint, so that nothing shifts when the
 * shell answers. Without a stored height the safe area applies.
 * @param mayBeInApp the first visit is hidden until the height is known
 */
function keepHeight(mayBeInApp: boolean): void {
  try {
    const stored = localStorage.getItem(STATUS_BAR_KEY)
    const { style } = document.documentElement
    if (mayBeInApp) style.cssText = stored === null ? FIRST_VISIT : ''
    if (/^[\d.]+$/.test(stored ?? '') && Number(stored) <= 100) style.setProperty('--status-bar', `${stored}px`)
  } catch {
    // Storage refused: same as a first visit outside the app.
  }
}

// Work in the <head> before the first paint. The build removes the parts that a page does not need
// (scripts/build/head-scripts.ts). The report comes first, to record errors of the others.
if (import.meta.env.HEAD_REPORT) whenActivated(() => startReport(import.meta.env.HEAD_REPORT!))
if (import.meta.env.HEAD_BAR || import.meta.env.HEAD_ELDER) {
  readStoredSettings()
  // Another page may have changed the stored values while this one was prerendered.
  if (document.prerendering) whenActivated(readStoredSettings)
}
if (import.meta.env.HEAD_CALLS) whenActivated(() => askFirst(import.meta.env.HEAD_CALLS!, import.meta.env.API_ORIGIN))
