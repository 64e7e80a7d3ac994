import { notifyNative } from '#shared/bridge/native.ts'

/** The app animates a closing page; a second tap meanwhile would close the page below too. ms */
const LEAVING_MS = 1000
let isLeaving = false

/**
 * Goes back one page, through the shell or `history`. Repeated calls within LEAVING_MS are ignored.
 */
export async function goBack() {
  if (isLeaving) return
  isLeaving = true
  setTimeout(() => {
    isLeaving = false
  }, LEAVING_MS)
  if (!(await notifyNative('goBack', { index: 1 }))) history.back()
}
