import { lazy } from '#shared/core/loading/lazy.ts'
import { WIDE } from '#shared/core/wide.ts'
import { isSharePage } from './share-page.ts'

/** Beside a share page show its code and what the app is, as soon as the screen is wide; other pages, and those inside an app, have no room for it. */
export function watchWide(): void {
  if (!isSharePage) return
  const wide = matchMedia(WIDE)
  const look = () => {
    if (!wide.matches) return
    lazy(() => import('./wide.tsx')).then(
      ({ showPanel }) => showPanel(),
      () => {}, // the button at the foot of the page has the code too
    )
  }
  wide.onchange = look
  look()
}
