import { type ComponentType, type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { loadDebugPart } from '#shared/core/debug.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { pageGlobals, type ServerModules } from '#shared/core/page-globals.ts'
import { whenActivated } from '#shared/core/when-activated.ts'
import { PageBoundary } from './page-boundary.tsx'
import { startProgress } from './progress.ts'
import type { PageProps } from './query.ts'

// Opens the testers' console with `?debug=1`; without its file the page continues.
if (import.meta.env?.DEBUG && typeof location === 'object' && /[?&]debug=1(&|$)/.test(location.search))
  loadDebugPart().then(
    (part) => part.openConsole(),
    () => {},
  )

/**
 * Mounts a public page: it hydrates the view that the edge has rendered, or renders into the
 * prerendered skeleton. It never requests a token from the shell.
 * @param modules lazy modules of the first view, by name
 */
export function startPage(Page: ComponentType<PageProps>, modules: ServerModules = {}) {
  whenActivated(() => {
    const mountPage = () => mountView(<Page search={location.search} />)
    if (pageGlobals.prepareHydration) pageGlobals.prepareHydration(modules).then(mountPage)
    else mountPage()
  })
}

let root: ReturnType<typeof createRoot> | undefined

/**
 * Renders into the page's root, replacing any other view. The progress bar, which runs since the
 * HTML loaded, ends with the first requests of the page.
 */
export function mountView(view: ReactNode) {
  clearTimeout(pageGlobals.bootTimer)
  if (!root) watchInput()
  root ??= createRoot(document.getElementById('app')!)
  root.render(
    <PageBoundary>
      {view}
      <Mounted then={startProgress()} />
    </PageBoundary>,
  )
}

/**
 * Loaded at once, because a translation that comes before it goes stale. Optional, so a load error
 * is ignored.
 */
function watchInput() {
  loadModule(() => import('./watch-input.ts'), false).then(
    ({ watchInput }) => watchInput(),
    () => {},
  )
}

/** Rendered last: its effect runs after the page's own effects have called `startProgress`. */
function Mounted({ then }: { then: () => void }) {
  useEffect(() => {
    pageGlobals.onMounted?.()
    then()
  }, [then])
  return null
}
