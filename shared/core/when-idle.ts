/** Delay that lets the last frame be painted first, in milliseconds. */
const ACTIVE_MS = 100

/**
 * Resolves when the page has displayed its content or an error and the progress bar is gone
 * (shared/page/progress.ts).
 */
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
