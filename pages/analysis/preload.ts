import { createAnalysisCall, PROFILE } from '#shared/api/member-calls.ts'
import { sendMemberPreload } from '#shared/head/member.ts'
import { getSearch, queryIds } from '#shared/page/query.ts'
import { getFirstType } from './preload-type.ts'

const { type, scaleType, target } = queryIds(getSearch(), 'type', 'scaleType', 'target')
sendMemberPreload([createAnalysisCall(getFirstType(type, scaleType, target)), PROFILE])
