import { createColumnCall } from '#shared/api/member-calls.ts'
import { sendMemberPreload } from '#shared/head/member.ts'
import { getSearch, queryIds } from '#shared/page/query.ts'

const { columnId } = queryIds(getSearch(), 'columnId')
sendMemberPreload(columnId ? [createColumnCall(columnId)] : [])
