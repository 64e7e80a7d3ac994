import type { PkDetail } from '#shared/api/pk.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { addCommas, PLACEHOLDER } from '#shared/format/numbers.ts'

/** Invitation text on the page and its poster. */
export const TOGETHER = '和朋友一起练，更容易坚持'

export interface PkView {
  name: string
  /** '' renders the default avatar. */
  avatar: string
  /** '-' when the service has none. */
  rank: string
}

/** Rank with thousands separators, or '-'. */
export const formatRank = (rank: number | undefined) => addCommas(rank ?? PLACEHOLDER)

export const createPkView = ({ userName, userAvatar, rank }: PkDetail): PkView => ({
  name: userName,
  avatar: toImageUrl(userAvatar),
  rank: formatRank(rank),
})
