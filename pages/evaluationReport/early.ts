import { evaluationCall, PROFILE } from '#shared/api/member-calls.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { askAsMember } from '#shared/head/member.ts'

askAsMember([evaluationCall(queryIds('reportId').reportId), PROFILE])
