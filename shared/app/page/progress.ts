let tasks = 0

/** Something is on its way: the bar on top runs (reset.css) until every caller has said it is done. */
export function busy(): () => void {
  tasks++
  document.documentElement.dataset.busy = ''
  let over = false
  return () => {
    if (over) return
    over = true
    if (--tasks === 0) delete document.documentElement.dataset.busy
  }
}
