import { activityCall, PROFILE } from '#shared/api/member-calls.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { askAsMember } from '#shared/head/member.ts'

const { activityId } = queryIds('activityId')
askAsMember(activityId ? [activityCall(activityId), PROFILE] : [])
