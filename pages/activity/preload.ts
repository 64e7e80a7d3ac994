import { createActivityCall, PROFILE } from '#shared/api/member-calls.ts'
import { sendMemberPreload } from '#shared/head/member.ts'
import { queryIds } from '#shared/page/query.ts'

const { activityId } = queryIds('activityId')
sendMemberPreload(activityId ? [createActivityCall(activityId), PROFILE] : [])
