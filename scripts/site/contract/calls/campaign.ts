import { asText, type CallEntry, firstOf, get, post } from '#scripts/site/contract/contract-call.ts'
import { spans } from '#scripts/site/contract/sense.ts'
import { ACTIVITY, ADDRESS, OWN_ACTIVITY, RANKING } from '#scripts/site/contract/words/copy-sport.ts'
import { Activity, ExtraPrize, Ranking } from '#shared/api/activity.ts'
import { anything, id, number, text } from '#shared/api/fields.ts'
import { object } from '#shared/api/schema.ts'

const which = object({ activityId: id })
const needs = ['activityId'] as const

/** The campaign, for members and visitors. */
export const CAMPAIGN_CALLS: readonly CallEntry[] = [
  {
    name: 'readActivity',
    title: '活动，会员看到的',
    query: which,
    replies: [Activity],
    words: OWN_ACTIVITY,
    extras: ['activityId'],
    needs,
    sense: spans('', 'startTime', 'endTime'),
    ask: ({ activityId }) => get('api/v1/activity/detail', { activityId }),
    gives: (data) => ({ prizeId: asText(firstOf(data, 'activityStalls').prizeId) }),
  },
  {
    name: 'readRanking',
    title: '活动排名，前十名',
    body: object({ activityId: id, pageNum: number, pageSize: number }),
    replies: [Ranking],
    words: RANKING,
    needs,
    ask: ({ activityId }) => post('api/v1/activity/ranking', { activityId, pageNum: 1, pageSize: 10 }),
  },
  {
    name: 'signUp',
    title: '报名；data 为真才算成功',
    isChange: true,
    query: which,
    replies: [anything],
    words: ACTIVITY,
    needs,
    ask: ({ activityId }) => get('api/v1/activity/signUp', { activityId }),
  },
  {
    name: 'claimPrize',
    title: '领取奖品；code 为 0 才算领到',
    isChange: true,
    body: object({ activityId: id, prizeId: id }),
    replies: [anything],
    words: ACTIVITY,
    needs: ['activityId', 'prizeId'],
    ask: ({ activityId, prizeId }) => post('api/v1/activity/prize/receive', { activityId, prizeId }),
  },
  {
    name: 'readExtraPrize',
    title: '领奖后分享可得的额外奖品',
    replies: [ExtraPrize],
    words: ACTIVITY,
    ask: () => get('api/v1/activity/prize/extra'),
  },
  {
    name: 'sendAddress',
    title: '填写收货地址；之后不能修改',
    isChange: true,
    body: object({
      name: text(10),
      mobile: text(11),
      roughAddress: text(100),
      detailAddress: text(30),
      activityId: id,
    }),
    replies: [anything],
    words: ADDRESS,
    needs,
    ask: ({ activityId }) =>
      post('api/v1/activity/prize/addr', {
        name: '接口测试',
        mobile: '13800138000',
        roughAddress: '浙江省/杭州市/余杭区',
        detailAddress: '接口测试，请勿发货',
        activityId,
      }),
  },
]
