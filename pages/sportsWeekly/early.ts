import { PROFILE, reportCall } from '#shared/api/member-calls.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { askAsMember } from '#shared/head/member.ts'
import { DEFAULT_REPORT } from './model.ts'

askAsMember([reportCall(queryIds('reportId').reportId || DEFAULT_REPORT), PROFILE])
