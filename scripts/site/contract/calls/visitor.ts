import { type CallEntry, ids } from '#scripts/site/contract/contract-call.ts'
import { ranked, spans } from '#scripts/site/contract/sense.ts'
import {
  COLUMN,
  COURSE,
  ENUM,
  GROUP_RANKING,
  GROUP_REPORT,
  INVITE,
  PK,
  SIGNATURE,
  WORKOUT,
} from '#scripts/site/contract/words/copy-share.ts'
import { ACTIVITY } from '#scripts/site/contract/words/copy-sport.ts'
import { SharedActivity, sharedActivityCall } from '#shared/api/activity.ts'
import { ColumnDetail, sharedColumnCall } from '#shared/api/column.ts'
import { CourseShare, shareCall } from '#shared/api/course.ts'
import { ENUMS, EnumWords, enumCall } from '#shared/api/enum-words.ts'
import { id, part, text } from '#shared/api/fields.ts'
import { Invite, inviteCall } from '#shared/api/group-invite.ts'
import { type RankingQuery, RankingReply, rankingCall } from '#shared/api/group-ranking.ts'
import { GroupReport, reportCall } from '#shared/api/group-report.ts'
import { PkDetail, pkCall } from '#shared/api/pk.ts'
import { object } from '#shared/api/schema.ts'
import { Signature, signatureCall } from '#shared/api/wechat.ts'
import { Workout, workoutCall } from '#shared/api/workout.ts'

/** What share pages read; nobody is signed in. */
export const VISITOR_CALLS: readonly CallEntry[] = [
  {
    name: 'readSharedColumn',
    title: '一个专栏，访客看到的',
    query: ids('columnId'),
    replies: [ColumnDetail],
    words: COLUMN,
    extras: ['id', 'courseList.trainEndFlag'],
    needs: ['columnId'],
    ask: ({ columnId }) => sharedColumnCall(columnId!),
  },
  {
    name: 'readSharedCourse',
    title: '一节课，访客看到的',
    body: object({ courseNo: id, type: part(text(8), '') }),
    replies: [CourseShare],
    words: COURSE,
    needs: ['courseNo'],
    ask: ({ courseNo, courseType }) => shareCall(courseNo!, courseType ?? ''),
  },
  {
    name: 'readSharedActivity',
    title: '活动，访客看到的',
    query: ids('activityId'),
    replies: [SharedActivity],
    words: ACTIVITY,
    extras: ['activityId'],
    needs: ['activityId'],
    sense: spans('', 'startTime', 'endTime'),
    ask: ({ activityId }) => sharedActivityCall(activityId!),
  },
  ...ENUMS.map(
    (type): CallEntry => ({
      name: `readWords_${type}`,
      title: '课程代码的词表',
      query: object({ type: text(40) }),
      replies: [object({ [type]: EnumWords })],
      words: { ...ENUM, [type]: { ...ENUM[type]!, isOptional: undefined } },
      ask: () => enumCall(type),
    }),
  ),
  {
    name: 'readPk',
    title: '多人 PK 的名次',
    body: ids('pkNo', 'userNo'),
    replies: [PkDetail],
    words: PK,
    needs: ['pkNo', 'userNo'],
    ask: ({ pkNo, userNo }) => pkCall(pkNo!, userNo!),
  },
  {
    name: 'readWorkout',
    title: '一次训练的成绩',
    query: ids('userSportNo'),
    replies: [Workout],
    words: WORKOUT,
    needs: ['userSportNo'],
    ask: ({ userSportNo }) => workoutCall(userSportNo!),
  },
  {
    name: 'readSignature',
    title: '微信 JSSDK 的签名',
    isReading: true,
    query: object({ httpUrl: text(2000) }),
    replies: [Signature],
    words: SIGNATURE,
    needs: ['httpUrl'],
    ask: ({ httpUrl }) => signatureCall(httpUrl!),
  },
  {
    name: 'readInvite',
    title: '群组邀请',
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
    isReading: true,
    body: object({ endDay: text(10), groupId: id, startDay: text(10), targetType: text(1), userNo: id }),
    replies: [RankingReply],
    words: GROUP_RANKING,
    extras: ['userInfo.avatar', 'userInfo.nickname'],
    needs: ['groupId', 'userNo', 'startDay', 'endDay', 'targetType'],
    sense: ranked('rankings', 'groupInfo', 'groupNum'),
    ask: (known) => rankingCall(known as RankingQuery),
  },
  {
    name: 'readGroupReport',
    title: '群组周报',
    query: object({ meetStandardCondition: text(1) }),
    replies: [GroupReport],
    words: GROUP_REPORT,
    needs: ['reportId'],
    ask: ({ reportId, meetStandardCondition }) => reportCall(reportId!, meetStandardCondition ?? '1'),
  },
]
