import { type ComponentType, type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { atRest } from '#shared/core/at-rest.ts'
import { debugPart } from '#shared/core/debug.ts'
import { lazy } from '#shared/core/loading/lazy.ts'
import { whenShown } from '#shared/core/when-shown.ts'
import { PageBoundary } from './page-boundary.tsx'
import { busy } from './progress.ts'

// A tester's console, on any page; where its file cannot be had the page goes on without.
if (import.meta.env?.DEBUG && typeof location === 'object' && /[?&]debug=1(&|$)/.test(location.search))
  debugPart().then(
    (part) => part.openConsole(),
    () => {},
  )

/** Mount a public page on its prerendered loading view. Never asks the shell for a token. */
export function startPage(Page: ComponentType) {
  whenShown(() => mount(<Page />))
}

let root: ReturnType<typeof createRoot> | undefined

/** Draw into the page's root, in the place of another view. The bar on top, running since the HTML came, ends with the page's own first requests. */
export function mount(view: ReactNode) {
  clearTimeout(window.__boot)
  if (!root) void watchInput()
  root ??= createRoot(document.getElementById('app')!)
  root.render(
    <PageBoundary>
      {view}
      <Mounted then={busy()} />
    </PageBoundary>,
  )
}

/** Loaded when the page shows what it was opened for; a page that cannot load it works without. */
async function watchInput() {
  await atRest()
  lazy(() => import('./watch-input.ts'), false).then(
    ({ watchInput }) => watchInput(),
    () => {},
  )
}

/** Last in the tree: its effect runs after the page's own, which have said what they wait for by then. */
function Mounted({ then }: { then: () => void }) {
  useEffect(then, [then])
  return null
}
