import { type Call, getCallKey, getPath, getPayload, REQUEST_RULES } from '#shared/api/call.ts'
import { getDevice } from '#shared/api/device.ts'
import { decideLargeText, LARGE_TEXT_KEY } from '#shared/core/large-text.ts'
import { parseQueryValue } from '#shared/core/links/ids.ts'
import { STATUS_BAR_KEY } from '#shared/core/status-bar.ts'
import { whenActivated } from '#shared/core/when-activated.ts'
import type { FirstCalls, Report } from './settings.ts'

function readStoredSettings() {
  if (import.meta.env.HEAD_BAR) keepHeight(import.meta.env.HEAD_BAR === 'member')
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
 * Send a page's first requests, as its `share.ts` tells them; the page finds each by its key (shared/api/preloaded-request.ts).
 * @param origin the service's, '' for the page's own
 */
function askFirst({ needs, calls, ...rules }: FirstCalls, origin: string): void {
  const address = new URLSearchParams(location.search)
  const value = (name: string) => parseQueryValue(name, address, rules)
  if (!needs.every(value)) return
  // What an edge in front has asked already is there before this runs (take-over.ts).
  window.__early ??= {}
  for (const call of calls.map((one) => filled(one, value))) {
    const body = getPayload(call)
    window.__early[getCallKey(call)] ??= fetch(origin + getPath(call), {
      ...REQUEST_RULES,
      method: call.method,
      headers: { client: getDevice(navigator), ...(body && { 'content-type': 'application/json' }) },
      body,
    })
    // Nobody may ask for a reply before it fails: that is no unhandled error.
    window.__early[getCallKey(call)]?.catch(() => {})
  }
}

/** A call with values in the place of their names. */
const filled = (call: Call, value: (name: string) => string): Call =>
  JSON.parse(JSON.stringify(call), (_, one) =>
    typeof one === 'string' ? one.replace(/\{(\w+)\}/g, (_all, name) => value(name)) : one,
  )

const MAX_EARLY_ERRORS = 20
const CHECK_EVERY_MS = 1000

/**
 * Keeps early errors, and loads the report once the page's progress bar is gone: on `sample` of the page views and
 * never with Do Not Track or Global Privacy Control.
 */
function startReport({ address, sample }: Report): void {
  const early: unknown[] = []
  window.__earlyErrors = early
  window.__reportError = (event) => early.length < MAX_EARLY_ERRORS && early.push(event)
  for (const name of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(name, (event) => window.__reportError!(event), true)
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (Math.random() >= sample || doNotTrack === '1' || globalPrivacyControl) return
  const load = () => {
    if (document.documentElement.dataset.busy === '') setTimeout(load, CHECK_EVERY_MS)
    else import(/* @vite-ignore */ address).catch(() => {})
  }
  setTimeout(load, CHECK_EVERY_MS)
}

/**
 * On a member's first visit the page waits so long for the height before it is shown: inside the app the answer comes 20–300 ms after the
 * page could be painted, and a page that is painted before moves by the whole bar. It ends with the answer or when there is no app. `slow` of reset.css.
 */
const FIRST_VISIT = 'visibility:hidden;animation:slow 0s 1s forwards'

/**
 * For pages that draw their own bar in the app: the height the last page was told stands before the first paint, so that nothing moves when
 * the shell answers. Without one the safe area stands in.
 * @param isMembers the page is made for the app: on the first visit of all it is shown when the height is known
 */
function keepHeight(isMembers: boolean): void {
  try {
    const stored = localStorage.getItem(STATUS_BAR_KEY)
    const { style } = document.documentElement
    if (isMembers) style.cssText = stored === null ? FIRST_VISIT : ''
    if (/^[\d.]+$/.test(stored ?? '') && Number(stored) <= 100) style.setProperty('--status-bar', `${stored}px`)
  } catch {
    // storage refused: as on a first visit outside the app
  }
}

// What a page does in its <head>, before it is drawn. The build leaves out what this page has not (scripts/build/head-scripts.ts). The report
// first: it keeps what happens in the others.
if (import.meta.env.HEAD_REPORT) whenActivated(() => startReport(import.meta.env.HEAD_REPORT!))
if (import.meta.env.HEAD_BAR || import.meta.env.HEAD_ELDER) {
  readStoredSettings()
  // Another page may have changed both while this one was open ahead of its visit.
  if (document.prerendering) whenActivated(readStoredSettings)
}
if (import.meta.env.HEAD_CALLS) whenActivated(() => askFirst(import.meta.env.HEAD_CALLS!, import.meta.env.API_ORIGIN))
