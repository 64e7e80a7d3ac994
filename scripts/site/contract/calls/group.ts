import { type CallEntry, ids } from '#scripts/site/contract/contract-call.ts'
import { ranked } from '#scripts/site/contract/sense.ts'
import { GROUP_RANKING, GROUP_REPORT, INVITE } from '#scripts/site/contract/words/copy-share.ts'
import { id, text } from '#shared/api/fields.ts'
import { Invite, inviteCall } from '#shared/api/group-invite.ts'
import { RankingReply, rankingCall } from '#shared/api/group-ranking.ts'
import { GroupReport, reportCall } from '#shared/api/group-report.ts'
import { object } from '#shared/api/schema.ts'

/** What the share pages of groups read. */
export const GROUP_CALLS: readonly CallEntry[] = [
  {
    name: 'readInvite',
    title: '群组邀请',
    who: 'visitor',
    isReading: true,
    query: ids('groupId', 'userNo'),
    replies: [Invite],
    words: INVITE,
    needs: ['groupId', 'userNo'],
    ask: ({ groupId, userNo }) => inviteCall(groupId!, userNo!),
  },
  {
    name: 'readGroupRanking',
    title: '群组排名',
    who: 'visitor',
    isReading: true,
    body: object({ endDay: text(10), groupId: id, startDay: text(10), targetType: text(1), userNo: id }),
    replies: [RankingReply],
    words: GROUP_RANKING,
    extras: ['userInfo.avatar', 'userInfo.nickname'],
    needs: ['groupId', 'userNo', 'startDay', 'endDay', 'targetType'],
    sense: ranked('rankings', 'groupInfo', 'groupNum'),
    ask: ({ endDay, groupId, startDay, targetType, userNo }) =>
      rankingCall({
        endDay: endDay!,
        groupId: groupId!,
        startDay: startDay!,
        targetType: targetType!,
        userNo: userNo!,
      }),
  },
  {
    name: 'readGroupReport',
    title: '群组周报',
    who: 'visitor',
    query: object({ meetStandardCondition: text(1) }),
    replies: [GroupReport],
    words: GROUP_REPORT,
    needs: ['reportId'],
    ask: ({ reportId, meetStandardCondition }) => reportCall(reportId!, meetStandardCondition ?? '1'),
  },
]
