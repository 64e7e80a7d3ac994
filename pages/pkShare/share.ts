import { PkDetail, pkCall } from '#shared/api/pk.ts'
import type { SharePage } from '#shared/api/share-page.ts'
import type { ShareCard } from '#shared/app/wechat/share-set.ts'
import { MISSING } from '#shared/core/numbers.ts'
import { type PkView, placeText } from './model.ts'

const DESCRIPTION = '来和我一起PK，看看谁运动得更多'

const titleOf = ({ name, rank }: Pick<PkView, 'name' | 'rank'>) =>
  rank === MISSING ? `${name}邀请你一起多人PK` : `${name}在多人PK获得第 ${rank} 名`

/** What a friend reads in the chat. */
export const cardOf = (view: PkView, link: string): ShareCard => ({
  title: titleOf(view),
  desc: DESCRIPTION,
  link,
  image: view.avatar,
})

export const share: SharePage<'pkNo' | 'userNo', PkDetail> = {
  description: DESCRIPTION,
  ids: ['pkNo', 'userNo'],
  calls: ({ pkNo, userNo }) => [pkCall(pkNo, userNo)],
  reply: PkDetail,
  card: ({ userName, rank }, words) => {
    const name = words(userName, 20)
    return name ? { title: titleOf({ name, rank: placeText(rank) }), description: '' } : undefined
  },
}
