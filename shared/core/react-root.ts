import { render, type VNode } from 'preact'
import { SHARED } from './config.ts'

/**
 * Replaces createRoot of `react-dom/client`. Preact's own render() reuses the nodes of the HTML and
 * corrects their attributes; compat's createRoot would empty the container first, and hydrate()
 * would leave stale attributes.
 */
export const createRoot = (container: Element & { __k?: unknown }) => ({
  render(view: VNode) {
    if (!SHARED) return render(view, container)
    try {
      render(view, container)
      globalThis.__ahead = undefined
    } catch (waiting) {
      if (!(waiting instanceof Promise)) throw waiting
      // The initial data has not loaded yet (shared/core/loading/initial-module.ts): the nodes stay
      // untouched until then. Without Preact's `__k`, the next render hydrates them anew.
      container.__k = 0
      waiting.then(() => this.render(view))
    }
  },
})
