import type { PkDetail } from '#shared/api/pk.ts'
import type { ShareCard } from '#shared/app/wechat/share.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { MISSING } from '#shared/core/numbers.ts'

export interface PkView {
  name: string
  /** '' draws the stand-in. */
  avatar: string
  /** '-' when the service has none. */
  rank: string
}

/** A place is a whole number from 1; anything else is none. */
export const pkView = ({ userName, userAvatar, rank = 0 }: PkDetail): PkView => ({
  name: userName,
  avatar: imageUrl(userAvatar),
  rank: rank >= 1 ? String(Math.floor(rank)) : MISSING,
})

/** What a friend reads in the chat. */
export const cardOf = ({ name, avatar, rank }: PkView, link: string): ShareCard => ({
  title: rank === MISSING ? `${name}邀请你一起多人PK` : `${name}在多人PK获得第 ${rank} 名`,
  desc: '来和我一起PK，看看谁运动得更多',
  link,
  image: avatar,
})
