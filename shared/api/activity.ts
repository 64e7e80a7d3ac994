import type { Call, Mutation } from './call.ts'
import {
  code,
  type DescribedCall,
  describe,
  GREATEST,
  group,
  integer,
  label,
  may,
  measure,
  moment,
  picture,
  string,
} from './describe.ts'
import { ServiceError } from './errors.ts'
import { address, id, list, number, optional, rankNumber, text, time, uniqueList } from './fields.ts'
import { createActivityCall } from './member-calls.ts'
import { type CallQuery, createQuery, fetchQuery } from './query.ts'
import { type Description, type Infer, object } from './schema.ts'

const EITHER = '“yyyy-MM-dd HH:mm:ss”（北京时间）或毫秒'
/** Text, or milliseconds, for which the range is; the pattern is for the text. */
/* @__NO_SIDE_EFFECTS__ */
const timeOrNumber = (title: string): Description => ({
  ...moment(title),
  title: `${title}：${EITHER}`,
  type: 'text or number',
  example: '2026-12-04 23:59:59',
  range: [1e12, 1e13],
  form: EITHER,
})

const Prize = object({
  prizeId: describe(id, string('奖品编号', 'P1')),
  prizeName: describe(text(40), label('奖品名称', '弹力带套装')),
  prizeImage: describe(address, may(picture('奖品图片'))),
  prizeValue: describe(number, may(measure('价值', '元', [0, GREATEST], 69))),
  unlockThreshold: describe(number, measure('解锁要消耗', '千卡', [0, GREATEST], 2000)),
})
/** A prize of the campaign; its threshold is in kcal, its value in yuan. */
export type Prize = Infer<typeof Prize>

const Shared = {
  image: describe(address, may(picture('主图'))),
  startTime: describe(time, timeOrNumber('开始时间')),
  endTime: describe(time, timeOrNumber('结束时间')),
  activityStatus: describe(number, code('0 未开始，1 进行中，2 已结束', [0, 1, 2])),
  totalSignUpCount: describe(number, integer('报名人数，页面显示时加 113', '人', [0, GREATEST], 1284)),
  activityStalls: describe(uniqueList(Prize, 'prizeId', 20), group('奖品')),
}

export const SharedActivity = object(Shared)
/** The activity as far as visitors see it. */
export type SharedActivity = Infer<typeof SharedActivity>

export const Activity = object({
  ...Shared,
  signUpStatus: describe(number, code('0 未报名，1 已报名', [0, 1])),
  awardStatus: describe(number, code('0、1 可领取，2 已领取、待填地址，3 已领取', [0, 1, 2, 3])),
  personalProgress: describe(number, measure('本人的消耗', '千卡', [0, GREATEST], 287)),
  /** The prize that the member has claimed; optional, '' when the service does not say. */
  prizeId: describe(optional(id, ''), may(string('已领取的奖品编号', 'P3'))),
})
/** The activity, for a member. */
export type Activity = Infer<typeof Activity>

const Rank = object({
  ranking: describe(rankNumber, integer('名次', '', [1, GREATEST], 1)),
  avatar: describe(address, may(picture('头像'))),
  nickname: describe(text(60), string('昵称', '野行者')),
  personalProgress: describe(number, measure('消耗', '千卡', [0, GREATEST], 287)),
})
/** One place of the ranking; the progress is in kcal. */
export type Rank = Infer<typeof Rank>
export const Ranking = object({ records: describe(list(Rank, 10), group('前十名')) })

export const ExtraPrize = object({
  prizeId: describe(optional(id, ''), string('奖品编号', 'P1')),
  prizeImage: describe(address, may(picture('奖品图片'))),
  prizeValue: describe(number, may(measure('价值', '元', [0, GREATEST], 69))),
})
/** The extra prize, offered after a claim. */
export type ExtraPrize = Infer<typeof ExtraPrize>

/** Rejects an empty reply with 查询失败: the page needs its stage and its end. */
async function assertCampaign<T extends SharedActivity>(reply: Promise<T>): Promise<T> {
  const activity = await reply
  if (activity.activityStatus === undefined && !activity.endTime) throw new ServiceError('refused', '查询失败')
  return activity
}

export const createActivityQuery = (activityId: string): CallQuery<Activity> =>
  createQuery(createActivityCall(activityId), Activity, assertCampaign)

const createSharedActivityCall = (activityId: string): Call => ({
  method: 'GET',
  path: 'api/v1/visitor/activity/detail',
  query: { activityId },
})

/** The campaign for a visitor. */
export const createSharedActivityQuery = (activityId: string): CallQuery<SharedActivity> =>
  createQuery(createSharedActivityCall(activityId), SharedActivity, assertCampaign)

const rankingCall = (activityId: string): Call => ({
  method: 'POST',
  path: 'api/v1/activity/ranking',
  body: { activityId, pageNum: 1, pageSize: 10 },
})
const EXTRA_PRIZE: Call = { method: 'GET', path: 'api/v1/activity/prize/extra' }

/** The first ten. */
export const createCampaignRankingQuery = (activityId: string): CallQuery<Rank[]> =>
  createQuery(rankingCall(activityId), Ranking, async (reply) => (await reply).records)

/** Signs up for the activity: a GET that changes data. Only a truthy `data` is a success. */
export const signUp: Mutation<{ activityId: string }> = {
  createCall: (query) => ({ method: 'GET', path: 'api/v1/activity/signUp', query }),
  isCodeRefusal: true,
  parseReply: ({ data }) => {
    if (!data) throw new ServiceError('refused', '报名失败，请稍后再试')
  },
  verify: async ({ activityId }) => (await fetchQuery(createActivityQuery(activityId))).signUpStatus === 1,
}

/** Claims a prize. */
export const claimPrize: Mutation<{ activityId: string; prizeId: string }> = {
  createCall: (body) => ({ method: 'POST', path: 'api/v1/activity/prize/receive', body }),
  isCodeRefusal: true,
  verify: async ({ activityId }) => ((await fetchQuery(createActivityQuery(activityId))).awardStatus ?? 0) >= 2,
}

/** Claims the extra prize; the award status only shows that everything is claimed. */
export const claimExtraPrize: typeof claimPrize = {
  ...claimPrize,
  verify: async ({ activityId }) => (await fetchQuery(createActivityQuery(activityId))).awardStatus === 3 || undefined,
}

/** What is offered for sharing after a claim; undefined when nothing is. */
export const EXTRA_PRIZE_QUERY: CallQuery<ExtraPrize | undefined> = createQuery(
  EXTRA_PRIZE,
  ExtraPrize,
  async (reply) => {
    const extra = await reply
    return extra.prizeId ? extra : undefined
  },
)

const ACTIVITY_ID = string('活动编号', 'A1001')
const ActivityQuery = object({ activityId: describe(id, ACTIVITY_ID) })
const EXTRAS = { activityId: may(ACTIVITY_ID) }
export const ACTIVITY_CALLS = [
  {
    name: 'readActivity',
    title: '活动，会员看到的',
    who: 'member',
    query: ActivityQuery,
    replies: [Activity],
    extras: EXTRAS,
    needs: ['activityId'],
    ask: ({ activityId }) => createActivityCall(activityId!),
    gives: { prizeId: 'activityStalls.0.prizeId' },
  },
  {
    name: 'readRanking',
    title: '活动排名，前十名',
    who: 'member',
    body: object({
      activityId: describe(id, ACTIVITY_ID),
      pageNum: describe(number, integer('页码，从 1 开始', '', [1, 1_000_000], 1)),
      pageSize: describe(number, integer('每页条数', '条', [1, 1000], 10)),
    }),
    replies: [Ranking],
    needs: ['activityId'],
    ask: ({ activityId }) => rankingCall(activityId!),
  },
  {
    name: 'signUp',
    title: '报名；data 为真才算成功',
    who: 'member',
    isChange: true,
    query: ActivityQuery,
    needs: ['activityId'],
    ask: ({ activityId }) => signUp.createCall({ activityId: activityId! }),
  },
  {
    name: 'claimPrize',
    title: '领取奖品；code 为 0 才算领到',
    who: 'member',
    isChange: true,
    body: object({
      activityId: describe(id, ACTIVITY_ID),
      prizeId: describe(id, string('奖品编号', 'P1')),
    }),
    needs: ['activityId', 'prizeId'],
    ask: ({ activityId, prizeId }) => claimPrize.createCall({ activityId: activityId!, prizeId: prizeId! }),
  },
  {
    name: 'readExtraPrize',
    title: '领奖后分享可得的额外奖品',
    who: 'member',
    replies: [ExtraPrize],
    ask: () => EXTRA_PRIZE,
  },
  {
    name: 'readSharedActivity',
    title: '活动，访客看到的',
    who: 'visitor',
    query: ActivityQuery,
    replies: [SharedActivity],
    extras: EXTRAS,
    needs: ['activityId'],
    ask: ({ activityId }) => createSharedActivityCall(activityId!),
  },
] as const satisfies readonly DescribedCall[]
