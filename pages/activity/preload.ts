import { createActivityCall, PROFILE } from '#shared/api/member-calls.ts'
import { sendMemberPreload } from '#shared/head/member.ts'
import { getSearch, queryIds } from '#shared/page/query.ts'

const { activityId } = queryIds(getSearch(), 'activityId')
sendMemberPreload(activityId ? [createActivityCall(activityId), PROFILE] : [])
