import { REPORT_URL } from '#shared/core/config.ts'

let tasks = 0

/** Something is on its way: the bar on top runs (reset.css) until every caller has said it is done. */
export function busy(): () => void {
  tasks++
  document.documentElement.dataset.busy = ''
  let over = false
  return () => {
    if (over) return
    over = true
    if (--tasks === 0) {
      delete document.documentElement.dataset.busy
      // The frame that shows it; the first one is what the report calls painted.
      if (REPORT_URL) requestAnimationFrame(() => performance.mark('painted'))
    }
  }
}
