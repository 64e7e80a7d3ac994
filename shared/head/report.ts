import type { Report } from './settings.ts'

const MAX_EARLY_ERRORS = 20
const CHECK_EVERY_MS = 1000

/**
 * Keeps early errors, and loads the report once the page's progress bar is gone: on `sample` of the page views and
 * never with Do Not Track or Global Privacy Control.
 */
export function startReport({ address, sample }: Report): void {
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
