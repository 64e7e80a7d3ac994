import type { MutationContext } from '#shared/auth/session.ts'
import type { Call } from './call.ts'
import { ServiceError } from './errors.ts'
import { address, id, list, number, onceEach, part, place, text, time } from './fields.ts'
import { outcome, read, refuse } from './http.ts'
import { activityCall } from './member-calls.ts'
import { type Infer, object } from './schema.ts'

const Prize = object({
  prizeId: id,
  prizeName: text(40),
  prizeImage: address,
  /** yuan */
  prizeValue: number,
  /** kcal */
  unlockThreshold: number,
})
/** A prize of the campaign; its threshold is in kcal, its value in yuan. */
export type Prize = Infer<typeof Prize>

const Shared = {
  image: address,
  startTime: time,
  endTime: time,
  /** 0 not started, 1 running, 2 ended. */
  activityStatus: number,
  /** Shown as 113 more than this. */
  totalSignUpCount: number,
  activityStalls: onceEach(Prize, 'prizeId', 20),
}

export const SharedActivity = object(Shared)
/** The activity as far as visitors see it. */
export type SharedActivity = Infer<typeof SharedActivity>

export const Activity = object({
  ...Shared,
  signUpStatus: number,
  /** 0/1 claimable, 2 claimed and awaiting the address, 3 claimed. */
  awardStatus: number,
  /** kcal */
  personalProgress: number,
  /** The prize that the member has claimed; optional, '' when the service does not say. */
  prizeId: part(id, ''),
})
/** The activity, for a member. */
export type Activity = Infer<typeof Activity>

const Rank = object({ ranking: place, avatar: address, nickname: text(60), personalProgress: number })
/** One place of the ranking; the progress is in kcal. */
export type Rank = Infer<typeof Rank>
export const Ranking = object({ records: list(Rank, 10) })

export const ExtraPrize = object({ prizeId: part(id, ''), prizeImage: address, prizeValue: number })
/** The extra prize, offered after a claim. */
export type ExtraPrize = Infer<typeof ExtraPrize>

/** An empty reply is refused with 查询失败: without its stage and its end nothing on the page would be true. */
function known<T extends SharedActivity>(activity: T): T {
  if (activity.activityStatus === undefined && !activity.endTime) throw new ServiceError('refused', '查询失败')
  return activity
}

/** @throws ServiceError */
export const readActivity = async (activityId: string, signal?: AbortSignal): Promise<Activity> =>
  known(await read(activityCall(activityId), Activity, { signal }))

/** What /activityDetailsShare asks first. */
export const sharedActivityCall = (activityId: string): Call => ({
  method: 'GET',
  path: 'api/v1/visitor/activity/detail',
  query: { activityId },
})

/** @throws ServiceError */
export const readSharedActivity = async (activityId: string, signal: AbortSignal): Promise<SharedActivity> =>
  known(await read(sharedActivityCall(activityId), SharedActivity, { signal }))

/** The first ten. @throws ServiceError */
export const readRanking = async (activityId: string, signal: AbortSignal): Promise<Rank[]> => {
  const body = { activityId, pageNum: 1, pageSize: 10 }
  const call: Call = { method: 'POST', path: 'api/v1/activity/ranking', body }
  return (await read(call, Ranking, { signal })).records
}

/**
 * Sign up; a GET, yet it changes something, so it is never repeated by itself.
 * @returns whether the answer is truthy: then the success pop-up shows
 * @throws ServiceError
 */
export async function signUp(activityId: string, change: MutationContext): Promise<boolean> {
  const call: Call = { method: 'GET', path: 'api/v1/activity/signUp', query: { activityId } }
  // Read as it came: `write` gives an empty object where the reply holds nothing, and that would count as a yes.
  const { code, msg, data } = await outcome(call, change)
  if (code !== 0) await refuse(msg)
  return Boolean(data)
}

/** Claim a prize, or the extra one. @returns true for code 0, false when the service refused @throws ServiceError when the result is unknown */
export const claimPrize = async (activityId: string, prizeId: string, change: MutationContext): Promise<boolean> => {
  const call: Call = { method: 'POST', path: 'api/v1/activity/prize/receive', body: { activityId, prizeId } }
  return (await outcome(call, change)).code === 0
}

/** What is offered for sharing after a claim; undefined when nothing is. @throws ServiceError */
export const readExtraPrize = async (signal: AbortSignal): Promise<ExtraPrize | undefined> => {
  const extra = await read({ method: 'GET', path: 'api/v1/activity/prize/extra' }, ExtraPrize, { signal })
  return extra.prizeId ? extra : undefined
}
