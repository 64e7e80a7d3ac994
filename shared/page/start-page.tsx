import { type ComponentType, type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { loadDebugPart } from '#shared/core/debug.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { whenActivated } from '#shared/core/when-activated.ts'
import { whenIdle } from '#shared/core/when-idle.ts'
import { PageBoundary } from './page-boundary.tsx'
import { startProgress } from './progress.ts'

// A tester's console, on any page; where its file cannot be had the page goes on without.
if (import.meta.env?.DEBUG && typeof location === 'object' && /[?&]debug=1(&|$)/.test(location.search))
  loadDebugPart().then(
    (part) => part.openConsole(),
    () => {},
  )

/** Mount a public page on its prerendered loading view. Never asks the shell for a token. */
export function startPage(Page: ComponentType) {
  whenActivated(() => mountView(<Page />))
}

let root: ReturnType<typeof createRoot> | undefined

/** Draw into the page's root, in the place of another view. The bar on top, running since the HTML came, ends with the page's own first requests. */
export function mountView(view: ReactNode) {
  clearTimeout(window.__boot)
  if (!root) void watchInput()
  root ??= createRoot(document.getElementById('app')!)
  root.render(
    <PageBoundary>
      {view}
      <Mounted then={startProgress()} />
    </PageBoundary>,
  )
}

/** Loaded when the page shows what it was opened for; a page that cannot load it works without. */
async function watchInput() {
  await whenIdle()
  loadModule(() => import('./watch-input.ts'), false).then(
    ({ watchInput }) => watchInput(),
    () => {},
  )
}

/** Last in the tree: its effect runs after the page's own, which have said what they wait for by then. */
function Mounted({ then }: { then: () => void }) {
  useEffect(then, [then])
  return null
}
