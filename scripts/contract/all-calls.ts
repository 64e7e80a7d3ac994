import { ACTIVITY_CALLS } from '#shared/api/activity.ts'
import { ADDRESS_CALLS } from '#shared/api/address.ts'
import { ANALYSIS_CALLS } from '#shared/api/analysis.ts'
import type { Call } from '#shared/api/call.ts'
import { COLUMN_CALLS } from '#shared/api/column.ts'
import { HISTORY_CALLS, SAVE_CALLS } from '#shared/api/composition.ts'
import { COURSE_CALLS } from '#shared/api/course.ts'
import type { DescribedCall } from '#shared/api/describe.ts'
import { ENUM_CALLS } from '#shared/api/enum-labels.ts'
import { EVALUATION_CALLS } from '#shared/api/evaluation.ts'
import { INVITE_CALLS } from '#shared/api/group-invite.ts'
import { RANKING_CALLS } from '#shared/api/group-ranking.ts'
import { GROUP_REPORT_CALLS } from '#shared/api/group-report.ts'
import { PK_CALLS } from '#shared/api/pk.ts'
import { PROFILE_CALLS } from '#shared/api/profile.ts'
import { RECORD_DATES_CALLS } from '#shared/api/record-dates.ts'
import { REPORT_CALLS } from '#shared/api/report.ts'
import { RECORD_CALLS } from '#shared/api/scale.ts'
import { PENDING_CALLS } from '#shared/api/scale-pending.ts'
import { SPORT_CALLS } from '#shared/api/sport.ts'
import { WECHAT_CALLS } from '#shared/api/wechat.ts'
import { WEIGHT_CALLS } from '#shared/api/weight.ts'
import { WORKOUT_CALLS } from '#shared/api/workout.ts'

export interface ContractCall extends DescribedCall {
  method: Call['method']
  /** As the service knows it, path values in braces. */
  path: string
}

const askedBy = new Set<string>()
/** In place of each id its name in braces, as the service writes its paths. */
const NAMES = new Proxy({}, { get: (_, name: string) => askedBy.add(name) && `{${name}}` })

const DECLARED = [
  ...[PROFILE_CALLS, EVALUATION_CALLS, SPORT_CALLS, REPORT_CALLS, COLUMN_CALLS, RECORD_DATES_CALLS, RECORD_CALLS],
  ...[PENDING_CALLS, ANALYSIS_CALLS, HISTORY_CALLS, WEIGHT_CALLS, SAVE_CALLS, COURSE_CALLS, ACTIVITY_CALLS],
  ...[ADDRESS_CALLS, ENUM_CALLS, PK_CALLS, WORKOUT_CALLS, WECHAT_CALLS, INVITE_CALLS, RANKING_CALLS],
  ...[GROUP_REPORT_CALLS],
].flat()
/** Calls as they were declared, with the types of their requests. */
export type DeclaredCall = (typeof DECLARED)[number]

/**
 * Every call of the service, in an order in which each finds the ids that the ones before it
 * brought.
 */
export const CALLS: readonly ContractCall[] = (DECLARED as DescribedCall[])
  .sort((one, other) => Number(one.who === 'visitor') - Number(other.who === 'visitor'))
  .map((call) => {
    const { method, path } = call.ask(NAMES)
    return { ...call, method, path }
  })

/** Every id that a call asks by. */
export const ID_NAMES: readonly string[] = [...askedBy]
