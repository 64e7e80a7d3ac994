/** The frame that shows the end comes first, in milliseconds. */
const SHOWN_MS = 100

/** Settles when the page is at rest: it shows what it was opened for, or has said that it failed, and the bar on top is gone (shared/app/page/progress.ts). */
export async function atRest(): Promise<void> {
  const root = document.documentElement
  if (root.dataset.busy !== '') return
  await new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (root.dataset.busy === '') return
      watch.disconnect()
      setTimeout(resolve, SHOWN_MS)
    })
    watch.observe(root, { attributeFilter: ['data-busy'] })
  })
}
