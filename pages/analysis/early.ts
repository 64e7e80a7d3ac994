import { analysisCall, PROFILE } from '#shared/api/member-calls.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { askAsMember } from '#shared/head/member.ts'
import { firstType } from './first-type.ts'

const { type, scaleType, target } = queryIds('type', 'scaleType', 'target')
askAsMember([analysisCall(firstType(type, scaleType, target)), PROFILE])
