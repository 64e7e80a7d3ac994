import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import '#shared/ui/base.css'
import { PageBoundary } from './page-boundary.tsx'

/** Mount a public page on its prerendered loading view. Never asks the shell for a token. */
export function startPage(Page: ComponentType) {
  mount(<Page />)
}

/** Draw into the page's root. */
export function mount(view: React.ReactNode) {
  createRoot(document.getElementById('app')!).render(<PageBoundary>{view}</PageBoundary>)
}
