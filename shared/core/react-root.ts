import { render, type VNode } from 'preact'

/**
 * `react-dom/client` on compat pages. Preact's own render() takes over the prerendered nodes and corrects their attributes;
 * compat's createRoot would empty the container first, hydrate() would leave stale attributes.
 */
export const createRoot = (container: Element) => ({ render: (view: VNode) => render(view, container) })
