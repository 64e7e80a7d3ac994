import { lazy } from '#shared/core/loading/lazy.ts'
import { showText } from './first-text.ts'

// The text stands in the HTML, or needs one small request: it is painted and read before the rest of the page is there.
clearTimeout(window.__boot)
void showText()
startWholePage()

/** Start contents, links and the Word file (a part of its own) after the text has been painted. */
function startWholePage(): void {
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

/** The text stays; words over it say that the rest is missing, with a link that loads the page anew (scripts/site/build/document.ts). */
function tellLost() {
  document.documentElement.dataset.busy = 'dead'
  // Its handler was in the lost part. Inside the app, where the page has no history of its own, the words remain.
  document.querySelector('header button')?.addEventListener('click', () => history.back())
}
