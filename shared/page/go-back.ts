import { notifyNative } from '#shared/bridge/native.ts'

/** An app takes a third of a second to slide a page away: a tap that comes meanwhile would take the one below it along. */
const LEAVING_MS = 1000
let isLeaving = false

/** One page back, by the shell (index 1); outside the app by the browser. Asked again within a second it is one. */
export async function goBack() {
  if (isLeaving) return
  isLeaving = true
  setTimeout(() => {
    isLeaving = false
  }, LEAVING_MS)
  if (!(await notifyNative('goBack', { index: 1 }))) history.back()
}
