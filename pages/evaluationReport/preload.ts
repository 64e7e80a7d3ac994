import { createEvaluationCall, PROFILE } from '#shared/api/member-calls.ts'
import { sendMemberPreload } from '#shared/head/member.ts'
import { getSearch, queryIds } from '#shared/page/query.ts'

sendMemberPreload([createEvaluationCall(queryIds(getSearch(), 'reportId').reportId), PROFILE])
