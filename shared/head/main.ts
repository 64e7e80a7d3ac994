import { decideElder, ELDER_KEY } from '#shared/core/elder/elder.ts'
import { whenShown } from '#shared/core/when-shown.ts'
import { askFirst } from './first-calls.ts'
import { startReport } from './report.ts'
import { keepHeight } from './status-bar.ts'

// What a page does in its <head>, before it is drawn. The build leaves out what this page has not (scripts/site/build/head-scripts.ts). The report
// first: it keeps what happens in the others.
if (import.meta.env.HEAD_REPORT) whenShown(() => startReport(import.meta.env.HEAD_REPORT!))
if (import.meta.env.HEAD_BAR || import.meta.env.HEAD_ELDER) {
  readKept()
  // Another page may have changed both while this one was open ahead of its visit.
  if (document.prerendering) whenShown(readKept)
}
if (import.meta.env.HEAD_CALLS) whenShown(() => askFirst(import.meta.env.HEAD_CALLS!, import.meta.env.API_ORIGIN))

function readKept() {
  if (import.meta.env.HEAD_BAR) keepHeight(import.meta.env.HEAD_BAR === 'member')
  if (import.meta.env.HEAD_ELDER) decideElder(keptElder())
}

function keptElder(): boolean | undefined {
  try {
    const kept = localStorage.getItem(ELDER_KEY)
    return kept ? kept === 'true' : undefined
  } catch {
    return undefined // storage refused: nothing was kept
  }
}
