/** The frame that shows the end comes first, in milliseconds. */
const ACTIVE_MS = 100

/** Settles when the page is at rest: it shows what it was opened for, or has said that it failed, and the bar on top is gone (shared/page/progress.ts). */
export async function whenIdle(): Promise<void> {
  const root = document.documentElement
  if (root.dataset.busy !== '') return
  await new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (root.dataset.busy === '') return
      watch.disconnect()
      setTimeout(resolve, ACTIVE_MS)
    })
    watch.observe(root, { attributeFilter: ['data-busy'] })
  })
}
