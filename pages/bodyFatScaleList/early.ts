import { analysisCall, PENDING_RECORDS } from '#shared/api/member-calls.ts'
import { askAsMember } from '#shared/head/member.ts'

/** Type code of the weight (shared/health/metrics.ts). */
const WEIGHT = 1

askAsMember([PENDING_RECORDS, analysisCall(WEIGHT)])
