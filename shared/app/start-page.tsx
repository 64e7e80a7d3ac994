import type { ComponentType, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import '#shared/ui/base.css'
import { PageBoundary } from './page-boundary.tsx'

declare global {
  interface Window {
    /** The boot clock of the <head> (scripts/build/finish-page.ts): without a stop it says that loading failed. */
    __boot?: number
  }
}

/** Mount a public page on its prerendered loading view. Never asks the shell for a token. */
export function startPage(Page: ComponentType) {
  mount(<Page />)
}

/** Draw into the page's root. */
export function mount(view: ReactNode) {
  clearTimeout(window.__boot)
  createRoot(document.getElementById('app')!).render(<PageBoundary>{view}</PageBoundary>)
}
