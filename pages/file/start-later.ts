import { lazy } from '#shared/core/loading/lazy.ts'

/** The text stays; words over it say that the rest is missing, with a link that loads the page anew (scripts/build/document.ts). */
function tellLost() {
  document.documentElement.dataset.busy = 'dead'
  // Its handler was in the lost part. Inside the app, where the page has no history of its own, the words remain.
  document.querySelector('header button')?.addEventListener('click', () => history.back())
}

/** Start contents, links and the Word file (a part of its own) after the text has been painted. */
export function startLater(): void {
  requestAnimationFrame(() =>
    setTimeout(async () => {
      try {
        await lazy(() => import('./start.tsx'))
      } catch (error) {
        console.warn((error as Error).name)
        tellLost()
      }
    }),
  )
}
