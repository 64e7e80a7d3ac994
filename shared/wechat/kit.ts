// Everything that WeChat's own kit is needed for, as one part: fetched in WeChat alone.

export { hasTags, isConfigured } from './is-configured.ts'
export { setCard } from './share-set.ts'
export { TagCover, TaggedPill } from './tag-cover.tsx'
