/**
 * In the edge's bundle this stands for the browser's `location`, in the components' code too (scripts/site/build/edge-bundle.ts): the address of the
 * opening that is being drawn. Without a query outside of a render, so that nothing of one opening reaches another.
 */
export const location = { origin: '', search: '', href: '' }

/** The replies of that opening, by `keyOf`, as the page's own data block holds them; and its title. */
export const opening: { replies: Record<string, readonly [envelope: string, date: string]>; title: string } = {
  replies: {},
  title: '',
}
