import { createRankingQuery, type RankingQuery, RankingReply } from '#shared/api/group-ranking.ts'
import type { Infer } from '#shared/api/schema.ts'
import type { SharePage } from '#shared/api/share-page.ts'
import { parseTime } from '#shared/format/dates.ts'
import { addCommas } from '#shared/format/numbers.ts'
import type { ShareCard } from '#shared/wechat/share-set.ts'
import { PERIOD, type RankingView } from './model.ts'

const DESCRIPTION = '来看看这段时间大家运动得怎么样'

const formatTitle = (group: string) => `“${group}”群组排行`

/** The card displayed in the chat. */
export const getShareCard = ({ name }: RankingView, link: string): ShareCard => ({
  title: formatTitle(name),
  desc: DESCRIPTION,
  link,
})

const DAY = 86_400_000

/** Requests the ranking only if all five values are present. */
export const share: SharePage<keyof RankingQuery, Infer<typeof RankingReply>> = {
  description: DESCRIPTION,
  ids: ['endDay', 'groupId', 'startDay', 'targetType', 'userNo'],
  ...PERIOD,
  oneOf: { targetType: ['0', '1', '2', '3'] },
  preload: (query) => [createRankingQuery(query)],
  reply: RankingReply,
  getExpiry: (_, { endDay }) => {
    const lastDay = parseTime(endDay)
    return lastDay && lastDay + DAY
  },
  card: ({ groupInfo }, toText) => {
    const group = toText(groupInfo?.name ?? '', 20)
    if (!group) return undefined
    const count =
      groupInfo?.groupNum && groupInfo.groupNum >= 1 ? `共${addCommas(Math.floor(groupInfo.groupNum))}人，` : ''
    return { title: formatTitle(group), description: `${count}${DESCRIPTION}` }
  },
}
