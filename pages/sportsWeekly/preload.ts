import { createReportCall, PROFILE } from '#shared/api/member-calls.ts'
import { sendMemberPreload } from '#shared/head/member.ts'
import { getSearch, queryIds } from '#shared/page/query.ts'
import { DEFAULT_REPORT } from './model.ts'

sendMemberPreload([createReportCall(queryIds(getSearch(), 'reportId').reportId || DEFAULT_REPORT), PROFILE])
