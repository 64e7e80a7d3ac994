import { render, type VNode } from 'preact'
import { SHARED } from './config.ts'

/**
 * `react-dom/client` on compat pages. Preact's own render() takes over the nodes of the HTML and corrects their attributes;
 * compat's createRoot would empty the container first, hydrate() would leave stale attributes.
 */
export const createRoot = (container: Element & { __k?: unknown }) => ({
  render(view: VNode) {
    if (!SHARED) return render(view, container)
    try {
      render(view, container)
      globalThis.__ahead = undefined
    } catch (waiting) {
      if (!(waiting instanceof Promise)) throw waiting
      // What the drawn page shows is not there yet (shared/core/loading/initial-module.ts): the nodes stay untouched until it is. Without what
      // Preact notes in the container, its next render takes the nodes over anew.
      container.__k = 0
      waiting.then(() => this.render(view))
    }
  },
})
