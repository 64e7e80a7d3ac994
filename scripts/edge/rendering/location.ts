/**
 * Replaces the browser's `location` in the edge's bundle (scripts/build/edge-bundle.ts). It is
 * reset after each render, so that renders share nothing.
 */
export const location = { origin: '', search: '', href: '' }

/** Replies for the rendered request, by `getCallKey`, as in the page's own data block; and its title. */
export const renderContext: { replies: Record<string, readonly [envelope: string, date: string]>; title: string } = {
  replies: {},
  title: '',
}
