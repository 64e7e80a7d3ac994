let tasks = 0

/** Something is on its way: the bar on top runs (reset.css) until every caller has said it is done. */
export function startProgress(): () => void {
  tasks++
  document.documentElement.dataset.busy = ''
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    if (--tasks === 0) delete document.documentElement.dataset.busy
  }
}
