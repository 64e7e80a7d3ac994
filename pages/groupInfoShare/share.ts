import { type RankingQuery, RankingReply, rankingCall } from '#shared/api/group-ranking.ts'
import type { Infer } from '#shared/api/schema.ts'
import type { SharePage } from '#shared/api/share-page.ts'
import type { ShareCard } from '#shared/app/wechat/share-set.ts'
import { parseTime } from '#shared/core/dates/dates.ts'
import { withCommas } from '#shared/core/numbers.ts'
import { PERIOD, type RankingView } from './model.ts'

const DESCRIPTION = '来看看这段时间大家运动得怎么样'

const titleOf = (group: string) => `“${group}”群组排行`

/** What a friend reads in the chat. */
export const cardOf = ({ name }: RankingView, link: string): ShareCard => ({
  title: titleOf(name),
  desc: DESCRIPTION,
  link,
})

const DAY = 86_400_000

/** All five values or no request. */
export const share: SharePage<keyof RankingQuery, Infer<typeof RankingReply>> = {
  description: DESCRIPTION,
  ids: ['endDay', 'groupId', 'startDay', 'targetType', 'userNo'],
  ...PERIOD,
  oneOf: { targetType: ['0', '1', '2', '3'] },
  calls: (query) => [rankingCall(query)],
  reply: RankingReply,
  holdsUntil: (_, { endDay }) => {
    const lastDay = parseTime(endDay)
    return lastDay && lastDay + DAY
  },
  card: ({ groupInfo }, words) => {
    const group = words(groupInfo?.name ?? '', 20)
    if (!group) return undefined
    const count =
      groupInfo?.groupNum && groupInfo.groupNum >= 1 ? `共${withCommas(Math.floor(groupInfo.groupNum))}人，` : ''
    return { title: titleOf(group), description: `${count}${DESCRIPTION}` }
  },
}
