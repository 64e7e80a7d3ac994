import { analysisCall, PROFILE } from '#shared/api/member-calls.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { askAsMember } from '#shared/head/member.ts'

/** Type code of the weight (shared/health/metrics.ts). */
const WEIGHT = 1

askAsMember([analysisCall(Number(queryIds('type').type) || WEIGHT), PROFILE])
