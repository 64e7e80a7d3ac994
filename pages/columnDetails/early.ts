import { columnCall } from '#shared/api/member-calls.ts'
import { queryIds } from '#shared/app/page/query.ts'
import { askAsMember } from '#shared/head/member.ts'

const { columnId } = queryIds('columnId')
askAsMember(columnId ? [columnCall(columnId)] : [])
