import known from './known-tags.json' with { type: 'json' }

/** The tags by whose values page views are counted. */
export type KnownTags = Record<'utm_source' | 'channel', readonly string[]>

/** Every value that `npm run links` has written into a link. A page view reports no other: what somebody else puts into an address stays there. */
export const KNOWN_TAGS: KnownTags = known

/** What is known once a link with these tags is written; undefined when nothing of it is new. */
export function withTags(known: KnownTags, tags: Readonly<Partial<Record<string, string>>>): KnownTags | undefined {
  const added = (name: keyof KnownTags) => {
    const value = tags[name]
    return value && !known[name].includes(value) ? [...known[name], value].sort() : known[name]
  }
  const next = { utm_source: added('utm_source'), channel: added('channel') }
  return next.utm_source === known.utm_source && next.channel === known.channel ? undefined : next
}
