import type { PkDetail } from '#shared/api/pk.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { MISSING, withCommas } from '#shared/core/numbers.ts'

/** What invites, on the page and on its poster. */
export const TOGETHER = '和朋友一起练，更容易坚持'

export interface PkView {
  name: string
  /** '' draws the stand-in. */
  avatar: string
  /** '-' when the service has none. */
  rank: string
}

/** The place with commas, or '-'. */
export const placeText = (rank: number | undefined) => withCommas(rank ?? MISSING)

export const pkView = ({ userName, userAvatar, rank }: PkDetail): PkView => ({
  name: userName,
  avatar: imageUrl(userAvatar),
  rank: placeText(rank),
})
