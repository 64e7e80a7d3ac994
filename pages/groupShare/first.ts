import type { FirstCalls } from '#shared/api/first-calls.ts'
import { inviteCall } from '#shared/api/group-invite.ts'

export const first: FirstCalls<'groupId' | 'userNo'> = {
  needs: ['groupId', 'userNo'],
  parts: ['faces.tsx'],
  calls: ({ groupId = '', userNo = '' }) => [inviteCall(groupId, userNo)],
}
