let tasks = 0

/** Shows the progress bar (reset.css) until every caller has called the returned function. */
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
