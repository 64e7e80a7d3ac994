import { lazy } from '#shared/core/lazy.ts'

/** What one can do with the text beyond reading it, once the text has been painted. */
export function startLater(): void {
  requestAnimationFrame(() =>
    setTimeout(async () => {
      try {
        await lazy(() => import('./start.tsx'), true)
      } catch (error) {
        console.warn((error as Error).name) // the text stays
        delete document.documentElement.dataset.busy
      }
    }),
  )
}
