import { createAnalysisCall, PENDING_RECORDS } from '#shared/api/member-calls.ts'
import { sendMemberPreload } from '#shared/head/member.ts'

/** Type code of the weight (shared/health/metrics.ts). */
const WEIGHT = 1

sendMemberPreload([PENDING_RECORDS, createAnalysisCall(WEIGHT)])
