import { createColumnCall } from '#shared/api/member-calls.ts'
import { sendMemberPreload } from '#shared/head/member.ts'
import { queryIds } from '#shared/page/query.ts'

const { columnId } = queryIds('columnId')
sendMemberPreload(columnId ? [createColumnCall(columnId)] : [])
