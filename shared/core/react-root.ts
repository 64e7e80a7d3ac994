import { hydrate, render, type VNode } from 'preact'
import { pageGlobals } from './page-globals.ts'

/**
 * Replaces createRoot of `react-dom/client`: hydrates the view of the edge, and renders into any
 * other. Preact's own render() reuses the nodes of the HTML and corrects their attributes; compat's
 * createRoot would empty the container first.
 */
export const createRoot = (container: Element) => ({
  render: (view: VNode) => (pageGlobals.isServerRendered ? hydrate : render)(view, container),
})
