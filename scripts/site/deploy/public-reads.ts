import { SHARE_PAGES } from '#scripts/site/share/pages.ts'
import type { RouteName } from '#shared/routes.ts'

/** Calls that anybody may ask and that change nothing, as patterns of nginx for their paths. */
interface PublicReads {
  /** An answer of before may be served while it is renewed. */
  lasting: string[]
  /** What they say ends, or is a member's own: never an answer of before (shared/api/share-page.ts, `holdsUntil`). */
  ending: string[]
}

const MARK = 'CARRIED'

/** What the share pages ask first (pages/<route>/share.ts). */
export function publicReads(): PublicReads {
  const pages = (Object.keys(SHARE_PAGES) as RouteName[]).map((name) => SHARE_PAGES[name]!)
  const found = pages.flatMap(({ ids, takes = [], calls, holdsUntil }) => {
    const [item, ...others] = calls?.(Object.fromEntries([...ids, ...takes].map((value) => [value, MARK]))) ?? []
    return [
      ...(item ? [{ path: item.path, ends: Boolean(holdsUntil) }] : []),
      ...others.map(({ path }) => ({ path, ends: false })),
    ]
  })
  const patterns = (ends: boolean) => [
    ...new Set(found.filter((one) => one.ends === ends).map(({ path }) => path.replaceAll(MARK, '[\\w-]+'))),
  ]
  return { lasting: patterns(false), ending: patterns(true) }
}
