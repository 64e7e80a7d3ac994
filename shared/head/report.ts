import type { Report } from './settings.ts'

/** So many things are kept until the report is loaded; what comes after them is not. */
const MOST = 20

/** The page counts as at rest when the bar on top is gone; looked at so often. */
const LOOK_EVERY_MS = 1000

/**
 * Keep what happens early, and load the report when the page is at rest, on a share of the page views and not for those who ask not to be
 * tracked. A page that failed to load (its bar says so in a word) is reported, too. A page that is left before the report runs (`__told`) says
 * its own name and nothing else.
 */
export function reportViews({ address, url, sample, page }: Report): void {
  const notes: unknown[] = []
  const note = (what: unknown) => notes.length < MOST && notes.push(what)
  window.__notes = notes
  window.__note = note
  for (const name of ['error', 'unhandledrejection', 'securitypolicyviolation']) addEventListener(name, note, true)
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  if (Math.random() >= sample || doNotTrack === '1' || globalPrivacyControl) return
  addEventListener('pagehide', () => {
    if (window.__told) return
    window.__told = true
    navigator.sendBeacon(url, JSON.stringify({ left: page }))
  })
  const look = () =>
    setTimeout(() => {
      if (window.__told) return
      if (document.documentElement.dataset.busy === '') look()
      else import(/* @vite-ignore */ address).catch(() => {})
    }, LOOK_EVERY_MS)
  look()
}
