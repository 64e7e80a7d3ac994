import { createPkQuery, PkDetail } from '#shared/api/pk.ts'
import type { SharePage } from '#shared/api/share-page.ts'
import { PLACEHOLDER } from '#shared/format/numbers.ts'
import type { ShareCard } from '#shared/wechat/share-set.ts'
import { formatRank, type PkView } from './model.ts'

const DESCRIPTION = '来和我一起PK，看看谁运动得更多'

const formatTitle = ({ name, rank }: Pick<PkView, 'name' | 'rank'>) =>
  rank === PLACEHOLDER ? `${name}邀请你一起多人PK` : `${name}在多人PK获得第 ${rank} 名`

/** The card displayed in the chat. */
export const getShareCard = (view: PkView, link: string): ShareCard => ({
  title: formatTitle(view),
  desc: DESCRIPTION,
  link,
  image: view.avatar,
})

export const share: SharePage<'pkNo' | 'userNo', PkDetail> = {
  description: DESCRIPTION,
  ids: ['pkNo', 'userNo'],
  preload: ({ pkNo, userNo }) => [createPkQuery(pkNo, userNo)],
  reply: PkDetail,
  card: ({ userName, rank }, toText) => {
    const name = toText(userName, 20)
    return name ? { title: formatTitle({ name, rank: formatRank(rank) }), description: '' } : undefined
  },
}
